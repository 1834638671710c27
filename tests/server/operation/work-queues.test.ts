import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { openQuotedShop } from '../orders/quoted-shop'

const { bolt, call, database, givenReservation, today, userId } = await openQuotedShop()

interface Queue {
  what: string
  figures: { kind: string; counts: number; link: string }[]
}

const queuesOf = async (who: string): Promise<Queue[]> =>
  (await call(who, 'GET', '/office/queue/list')).data

test('everybody sees the queues of their roles, and an operator all', async () => {
  const names = async (who: string) => (await queuesOf(who)).map(({ what }) => what)
  expect(await names('sales')).toEqual(['reservations', 'messages'])
  expect(await names('quality')).toEqual(['problems', 'complaints'])
  expect(await names('agent')).toEqual(['conversations', 'questions'])
  expect(await names('editor')).toEqual([])
  expect(await names('operator')).toHaveLength(6)
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
