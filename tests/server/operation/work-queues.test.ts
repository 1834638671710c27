import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { openQuotedShop } from '../orders/quoted-shop'

const shop = await openQuotedShop()
const { answer, asBuyer, asStaff, bolt, call, database, givenReservation } = shop
const { settings, today, tomorrow, userId } = shop

interface Queue {
  what: string
  figures: { kind: string; counts: number; link: string }[]
}

const queuesOf = async (who: string): Promise<Queue[]> =>
  (await call(who, 'GET', '/office/queue/list')).data

test('everybody sees the queues of their roles, and an operator all', async () => {
  const names = async (who: string) => (await queuesOf(who)).map(({ what }) => what)
  expect(await names('sales')).toEqual(['reservations', 'approvals', 'messages'])
  expect(await names('quality')).toEqual(['problems', 'complaints'])
  expect(await names('agent')).toEqual(['conversations', 'questions'])
  expect(await names('editor')).toEqual([])
  expect(await names('operator')).toHaveLength(7)
  expect((await call('buyer', 'GET', '/office/queue/list')).status).toBe(403)
})

test('a queue counts waiting, overdue, own and unassigned items, with links to them', async () => {
  const [late, mine] = [await givenReservation([bolt!]), await givenReservation([bolt!])]
  await givenReservation([bolt!])
  await database
    .updateTable('intention_order')
    .set({ due_date: daysAfter(today, -1) })
    .where('id', '=', late.id)
    .execute()
  const to = await userId('sales')
  await call('sales', 'POST', `/office/intention/order/assignee/${mine.id}`, { to })
  const [queue] = await queuesOf('sales')
  expect(queue!.what).toBe('reservations')
  expect(queue!.figures.map(({ kind, counts }) => [kind, counts])).toEqual([
    ['waiting', 3],
    ['overdue', 1],
    ['mine', 1],
    ['nobodys', 2],
  ])
  for (const { counts, link } of queue!.figures) {
    const { search } = new URL(link, 'http://shop')
    const { data } = await call('sales', 'GET', `/office/intention/order/page${search}`)
    expect(data.total, link).toBe(counts)
  }
  expect((await queuesOf('operator'))[0]!.figures[2]).toMatchObject({ kind: 'mine', counts: 0 })
})

const figureOf = async (who: string, what: string, kind = 'waiting') => {
  const queue = (await queuesOf(who)).find((one) => one.what === what)
  return queue?.figures.find((figure) => figure.kind === kind)
}
const listed = async (who: string, link = '') => {
  const { search } = new URL(link, 'http://shop')
  const { data } = await call(who, 'GET', `/office/intention/order/page${search}`)
  return data.records.map(({ id }: { id: number }) => id)
}

test('a quotation about which the customer asked is in the queue and in the list behind it', async () => {
  const { id } = await givenReservation([bolt!])
  await answer(id)
  const before = await figureOf('sales', 'reservations')
  expect(await listed('sales', before?.link)).not.toContain(id)
  const { version, productList } = (await asBuyer(id)).data
  const question = { version, lineId: productList[0].id, question: '能否提前？' }
  expect(
    (await call('buyer', 'POST', `/web/intention/order/question/${id}`, question)).status,
  ).toBe(200)
  const after = await figureOf('sales', 'reservations')
  expect(after?.counts).toBe((before?.counts ?? 0) + 1)
  const ids = await listed('sales', after?.link)
  expect(ids).toContain(id)
  expect(ids).toHaveLength(after?.counts ?? 0)
})

test('a quotation that waits for approval is in the queue of everybody but its author', async () => {
  Object.assign(settings, { approvalFrom: '100', defaultCurrency: 'CNY' })
  const { id } = await givenReservation([bolt!])
  const { version, productList } = (await asStaff(id)).data
  const lines = productList.map((line: { id: number }) => ({
    lineId: line.id,
    unitPrice: { amount: '9', per: 1 },
  }))
  const body = { version, validUntil: tomorrow, currency: 'CNY', taxRate: '13', lines }
  const asked = await call('sales', 'POST', `/office/intention/order/approval/${id}`, body)
  expect(asked.status).toBe(200)
  expect(await figureOf('sales', 'approvals')).toMatchObject({ counts: 0 })
  const figure = await figureOf('operator', 'approvals')
  expect(figure).toMatchObject({ counts: 1 })
  expect(await listed('operator', figure?.link)).toEqual([id])
  expect(await listed('sales', figure?.link)).toEqual([])
  const { approval } = asked.data
  const decision = { round: approval.round, approve: true }
  await call('operator', 'POST', `/office/intention/order/approval/decision/${id}`, decision)
  expect(await figureOf('operator', 'approvals')).toMatchObject({ counts: 0 })
})
