import { expect, test } from 'vitest'
import {
  orderState,
  transitions,
  type OrderAction,
} from '../../../src/domain/orders/reservation-states'
import { keysIn } from '../../../src/domain/lists/objects'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, database, bolt, answer, asStaff, confirm, givenReservation, today } = shop

/** A reservation in each state that has a quotation, brought there by hand. */
async function givenIn(state: number) {
  const { id } = await givenReservation([bolt])
  if (state !== orderState.submitted) await answer(id)
  if (state === orderState.confirmed) await confirm(id)
  await database
    .updateTable('intention_order')
    .set({ status_code: state })
    .where('id', '=', id)
    .execute()
  const { data } = await asStaff(id)
  return { id, version: data.version as number, lineId: data.productList[0].id as number }
}

type Given = Awaited<ReturnType<typeof givenIn>>

const reason = '说明'
const unitPrice = { amount: '1', per: 1 }

/** The call of each move, with a body that only the state or the role can make wrong. */
const calls: Record<OrderAction, { path: string; body: (given: Given) => object | undefined }> = {
  answer: {
    path: '/office/intention/order/answer',
    body: ({ version, lineId }) => ({
      version,
      validUntil: today,
      currency: 'CNY',
      taxRate: '13',
      lines: [{ lineId, unitPrice }],
    }),
  },
  decline: {
    path: '/office/intention/order/decline',
    body: ({ version }) => ({ version, reason }),
  },
  confirm: { path: '/web/intention/order/confirm', body: ({ version }) => ({ version }) },
  withdraw: { path: '/web/intention/order/delete', body: () => undefined },
  ask: {
    path: '/web/intention/order/question',
    body: ({ version, lineId }) => ({ version, lineId, question: '?' }),
  },
  amend: {
    path: '/office/intention/order/amend',
    body: ({ version, lineId }) => ({ version, reason, lines: [{ lineId, note: '木箱' }] }),
  },
  consent: {
    path: '/web/intention/order/amendment',
    body: ({ version }) => ({ version, number: 1, consent: true }),
  },
  cancel: { path: '/office/intention/order/cancel', body: ({ version }) => ({ version, reason }) },
  close: {
    path: '/office/intention/order/close',
    body: ({ version }) => ({ version, leaveOpen: true }),
  },
}

const people = {
  buyer: 'customer',
  designer: 'customer',
  engineer: 'other',
  supplier: 'other',
  sales: 'staff',
  operator: 'staff',
  quality: 'other',
  agent: 'other',
  editor: 'other',
} as const

const moves = keysIn(orderState).flatMap((state) =>
  keysIn(transitions).map((action) => ({ state, action })),
)

test.each(moves)(
  'of all people, only those who may can $action what is $state',
  async ({ state, action }) => {
    const { by, from } = transitions[action]
    const isAllowed = (from as readonly number[]).includes(orderState[state])
    for (const who of keysIn(people)) {
      const given = await givenIn(orderState[state])
      const { path, body } = calls[action]
      const { status } = await call(who, 'POST', `${path}/${given.id}`, body(given))
      if (people[who] !== by) expect([403, 404], `${who}: ${status}`).toContain(status)
      // Nothing waits for consent here, which is said with the same status as the wrong state.
      else expect(status, who).toBe(isAllowed && action !== 'consent' ? 200 : 409)
    }
  },
  60_000,
)
