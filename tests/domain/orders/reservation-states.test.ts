import { expect, test } from 'vitest'
import {
  isExpired,
  may,
  orderState,
  saysSomething,
  transitions,
  type Actor,
  type OrderAction,
} from '../../../src/domain/orders/reservation-states'

const states = Object.entries(orderState)
const actions = Object.keys(transitions) as OrderAction[]

/** The allowed actions by state and actor. */
const expected: Record<keyof typeof orderState, string[]> = {
  submitted: ['staff answer', 'staff decline', 'customer withdraw'],
  answered: [
    'staff answer',
    'staff decline',
    'customer confirm',
    'customer ask',
    'customer withdraw',
  ],
  confirmed: ['staff close', 'staff amend', 'staff cancel', 'customer consent'],
  closed: [],
  withdrawn: [],
  declined: [],
  cancelled: [],
}

test.each(states)(
  'a reservation that is %s allows what it should and nothing else',
  (name, statusCode) => {
    const allowed = (['staff', 'customer'] satisfies Actor[]).flatMap((by) =>
      actions
        .filter((action) => may(by, action, { statusCode }))
        .map((action) => `${by} ${action}`),
    )
    // Safe cast: the keys of the table are the states.
    expect(allowed.sort()).toEqual(expected[name as keyof typeof orderState].sort())
  },
)

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
])('on 20 November a quotation until %s is expired: %s', (validUntil, expired) => {
  expect(isExpired(validUntil, '2026-11-20')).toBe(expired)
})

test.each([
  ['a price', { unitPrice: { amount: '3.20', per: 1 as const } }, true],
  ['an alternative', { alternative: 'HB-12' }, true],
  ['a note', { note: 'not made any more' }, true],
  ['a lead time alone', { leadTimeDays: 5 }, false],
  ['a reply', { reply: 'Yes, in two parts' }, true],
  ['spaces alone', { reply: ' ', note: '\n' }, false],
])('%s is an answer to a line: %s', (_what, line, says) => {
  expect(saysSomething({ lineId: 1, ...line })).toBe(says)
})
