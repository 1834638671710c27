import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { textOfPages } from '../pdf/pdf-text'
import { daysAfter } from '../../../src/domain/days/day'
import { remindOfFollowUps } from '../../../src/server/orders/reminders'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, database, settings, bolt, nut, today, tomorrow, givenReservation } = shop
const { app, sessions, userId, answer, asBuyer, asStaff, messagesOf } = shop
Object.assign(settings, { approvalFrom: '1000', defaultCurrency: 'CNY' })

/** The answer to a reservation at a price for each of its 200 pieces. */
async function answerAt(id: number, amount: string, more: object = {}) {
  const { data } = await asStaff(id)
  return {
    version: data.version,
    validUntil: tomorrow,
    currency: 'CNY',
    taxRate: '13',
    lines: data.productList.map((line: { id: number }) => ({
      lineId: line.id,
      unitPrice: { amount, per: 1 },
    })),
    ...more,
  }
}

const path = (what: string, id: number) => `/office/intention/order/${what}/${id}`
const ask = async (id: number, who = 'sales', amount = '5') =>
  call(who, 'POST', path('approval', id), await answerAt(id, amount))
const decide = (id: number, body: object, who = 'operator') =>
  call(who, 'POST', path('approval/decision', id), body)

test('a quotation that reaches the sum cannot be sent alone, one below it can', async () => {
  const { id } = await givenReservation([bolt])
  // 200 × 4.43 × 1.13 = 1001.18; 200 × 4.42 × 1.13 = 998.92
  const refused = await call('sales', 'POST', path('answer', id), await answerAt(id, '4.43'))
  expect(refused.status).toBe(409)
  expect((await asBuyer(id)).data.statusCode).toBe(1)
  const sent = await call('sales', 'POST', path('answer', id), await answerAt(id, '4.42'))
  expect(sent.status).toBe(200)
})

test('the dearer alternative counts, and another currency always needs approval', async () => {
  const { id } = await givenReservation([bolt])
  const { lines, ...head } = await answerAt(id, '1')
  const dear = lines.map((line: object) => ({
    ...line,
    alternative: 'HN-12',
    alternativePrice: { amount: '9', per: 1 },
  }))
  const send = (body: object) => call('sales', 'POST', path('answer', id), body)
  expect((await send({ ...head, lines: dear })).status).toBe(409)
  expect((await send({ ...head, lines, currency: 'EUR' })).status).toBe(409)
  expect((await send({ ...head, lines })).status).toBe(200)
})

test('until a colleague has approved, the customer sees nothing of the quotation', async () => {
  const { id, uniqueCode } = await givenReservation([bolt, nut])
  const before = await asBuyer(id)
  expect((await ask(id)).data.approval).toMatchObject({ state: 'waiting', total: '2260.00' })
  expect((await asBuyer(id)).data).toEqual(before.data)
  expect((await messagesOf('buyer'))[0]?.content ?? '').not.toContain(uniqueCode)
  expect((await messagesOf('operator'))[0]!.content).toContain(uniqueCode)

  const approved = await decide(id, { round: 1, approve: true })
  expect(approved.status).toBe(200)
  expect(approved.data).not.toHaveProperty('approval')
  const { data } = await asBuyer(id)
  expect(data.quotation).toMatchObject({ total: '2260.00', answeredBy: '方洁' })
  const steps = data.timeline.map(({ what }: { what: string }) => what)
  expect(steps).toEqual(['提交了预订', '答复了预订'])
  expect((await asStaff(id)).data.timeline).toHaveLength(4)
  expect((await messagesOf('sales'))[0]!.content).toContain(uniqueCode)
})

test('nobody approves their own quotation, also not as an operator', async () => {
  const { id } = await givenReservation([bolt])
  await ask(id, 'operator')
  expect((await decide(id, { round: 1, approve: true })).status).toBe(403)
  expect((await decide(id, { round: 1, approve: true }, 'sales')).status).toBe(200)
})

test('a quotation that was sent back keeps what was typed, with the reason, until it is asked for again', async () => {
  const { id } = await givenReservation([bolt])
  await ask(id)
  expect((await decide(id, { round: 1, approve: false })).status).toBe(400)
  await decide(id, { round: 1, approve: false, reason: '折扣太高' })
  const { approval } = (await asStaff(id)).data
  expect(approval).toMatchObject({ state: 'returned', reason: '折扣太高' })
  expect(approval.answer.lines[0].unitPrice).toEqual({ amount: '5', per: 1 })
  expect((await decide(id, { round: 1, approve: true })).status).toBe(409)
  await ask(id, 'sales', '6')
  expect((await decide(id, { round: 1, approve: true })).status).toBe(409)
  expect((await decide(id, { round: 2, approve: true })).status).toBe(200)
})

test('a reservation that the customer withdrew meanwhile is not approved', async () => {
  const { id } = await givenReservation([bolt])
  await ask(id)
  await call('buyer', 'POST', `/web/intention/order/delete/${id}`)
  expect((await decide(id, { round: 1, approve: true })).status).toBe(409)
})

test.each(['buyer', 'engineer', 'supplier', 'agent', 'quality', 'editor', null])(
  '%s can neither ask for approval nor decide, nor read notes',
  async (who) => {
    const { id } = await givenReservation([bolt])
    await ask(id)
    const status = who === null ? 401 : 403
    const body = await answerAt(id, '5')
    expect((await call(who, 'POST', path('approval', id), body)).status).toBe(status)
    expect((await call(who, 'POST', path('preview', id), body)).status).toBe(status)
    expect((await decide(id, { round: 1, approve: true }, who as string)).status).toBe(status)
    expect((await call(who, 'POST', path('note', id), { note: 'x' })).status).toBe(status)
    expect((await call(who, 'POST', path('followUp', id), {})).status).toBe(status)
  },
)

test('internal notes, approvals and follow-ups are in no answer to a customer', async () => {
  const { id } = await givenReservation([bolt])
  await call('sales', 'POST', path('note', id), { note: 'SECRET-NOTE' })
  await call('sales', 'POST', path('followUp', id), { day: tomorrow })
  await ask(id)
  const { data } = await asStaff(id)
  expect(data).toMatchObject({ internalNotes: [{ note: 'SECRET-NOTE' }], followUp: tomorrow })
  const page = await call('buyer', 'GET', '/web/intention/order/page?current=1&size=10')
  for (const seen of [await asBuyer(id), page]) {
    expect(JSON.stringify(seen)).not.toContain('SECRET-NOTE')
    expect(JSON.stringify(seen)).not.toMatch(/approval|internalNotes|followUp/)
  }
})

test('whoever handles a reservation is reminded once on its follow-up day', async () => {
  const { id, uniqueCode } = await givenReservation([bolt])
  await answer(id, {})
  const past = await call('sales', 'POST', path('followUp', id), { day: daysAfter(today, -1) })
  expect(past.status).toBe(400)
  await call('sales', 'POST', path('followUp', id), { day: tomorrow })
  const reminders = async () =>
    (await messagesOf('sales')).filter(
      ({ content }) => content.includes(uniqueCode) && content.includes('跟进'),
    ).length
  await remindOfFollowUps(database, today)
  expect(await reminders()).toBe(0)
  await remindOfFollowUps(database, tomorrow)
  await remindOfFollowUps(database, tomorrow)
  expect(await reminders()).toBe(1)
})

test('the preview is the document of the answer, and nothing is stored', async () => {
  const { id } = await givenReservation([bolt])
  const { tokens } = await sessions.begin(database, await userId('sales'))
  const response = await app.inject({
    method: 'POST',
    url: `/crrc_sales${path('preview', id)}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': 'en' },
    payload: await answerAt(id, '4.4'),
  })
  const text = (await textOfPages(response.rawPayload)).join('\n')
  for (const part of ['HB-12-80', '4.40', '880.00', '994.40']) expect(text).toContain(part)
  const { rows } = await sql`select from quotation where order_id = ${id}`.execute(database)
  expect(rows).toEqual([])
})

test('an amendment cannot raise a confirmed order to a sum that needs approval', async () => {
  const { id } = await givenReservation([bolt])
  expect((await call('sales', 'POST', path('answer', id), await answerAt(id, '4'))).status).toBe(
    200,
  )
  expect((await shop.confirm(id)).status).toBe(200)
  const [line] = (await asStaff(id)).data.productList
  const amend = async (amount: string) => {
    const { version } = (await asStaff(id)).data
    const lines = [{ lineId: line.id, unitPrice: { amount, per: 1 } }]
    return call('sales', 'POST', path('amend', id), { version, reason: '涨价', lines })
  }
  // 200 × 4.43 × 1.13 = 1001.18; 200 × 4.42 × 1.13 = 998.92
  expect((await amend('4.43')).status).toBe(409)
  expect((await asBuyer(id)).data).not.toHaveProperty('amendment')
  expect((await amend('4.42')).status).toBe(200)
})

test('an amendment that raises the total to the sum is approved by a colleague, also after a shipment', async () => {
  const { id, uniqueCode } = await givenReservation([bolt])
  await call('sales', 'POST', path('answer', id), await answerAt(id, '4'))
  await shop.confirm(id)
  await shop.deliver(uniqueCode, 'HB-12-80', 50)
  const [line] = (await asStaff(id)).data.productList
  const amendment = async (amount: string) => ({
    version: (await asStaff(id)).data.version,
    reason: '钢价上涨',
    lines: [{ lineId: line.id, unitPrice: { amount, per: 1 } }],
  })
  const direct = await call('sales', 'POST', path('amend', id), await amendment('5'))
  expect(direct).toMatchObject({ status: 409, data: { errors: [{ path: 'approval' }] } })
  const small = await call('sales', 'POST', path('approval/amendment', id), await amendment('4.1'))
  expect(small.status).toBe(409)

  const before = await asBuyer(id)
  const asked = await call('sales', 'POST', path('approval/amendment', id), await amendment('5'))
  expect(asked.data.approval).toMatchObject({
    state: 'waiting',
    total: '1130.00',
    amendment: { reason: '钢价上涨' },
    changes: [{ field: 'price', before: '¥\u00a04.00 / 件', after: '¥\u00a05.00 / 件' }, {}],
  })
  expect((await asBuyer(id)).data).toEqual(before.data)
  expect((await decide(id, { round: 1, approve: true }, 'sales')).status).toBe(403)
  const approved = await decide(id, { round: 1, approve: true })
  expect(approved.status, approved.text).toBe(200)
  expect(approved.data).not.toHaveProperty('approval')
  const { data } = await asBuyer(id)
  expect(data.amendment).toMatchObject({ number: 2, total: '1130.00', answeredBy: '方洁' })
  expect(data.timeline.at(-1)).toMatchObject({ note: '钢价上涨' })
})

test('an amendment that was sent back is shown with its reason, and nothing has changed', async () => {
  const { id } = await givenReservation([bolt])
  await call('sales', 'POST', path('answer', id), await answerAt(id, '4'))
  await shop.confirm(id)
  const { data } = await asStaff(id)
  const lines = [{ lineId: data.productList[0].id, unitPrice: { amount: '5', per: 1 } }]
  const body = { version: data.version, reason: 'Steel', lines }
  await call('sales', 'POST', path('approval/amendment', id), body)
  await decide(id, { round: 1, approve: false, reason: '太贵' })
  expect((await asStaff(id)).data.approval).toMatchObject({ state: 'returned', reason: '太贵' })
  expect((await asBuyer(id)).data).not.toHaveProperty('amendment')
})

test('an amendment of an order that is cancelled meanwhile waits for nobody', async () => {
  const { id } = await givenReservation([bolt])
  await call('sales', 'POST', path('answer', id), await answerAt(id, '4'))
  await shop.confirm(id)
  const { data } = await asStaff(id)
  const lines = [{ lineId: data.productList[0].id, unitPrice: { amount: '5', per: 1 } }]
  const body = { version: data.version, reason: 'Steel', lines }
  await call('sales', 'POST', path('approval/amendment', id), body)
  const waiting = async () => {
    const page = '/office/intention/order/page?waits=approval&size=100'
    const { data } = await call('operator', 'GET', page)
    return data.records.map((order: { id: number }) => order.id)
  }
  expect(await waiting()).toContain(id)
  const { version } = (await asStaff(id)).data
  await call('sales', 'POST', path('cancel', id), { version, reason: 'Steel' })
  expect(await waiting()).not.toContain(id)
})
