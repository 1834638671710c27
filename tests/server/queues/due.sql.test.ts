import { beforeEach, expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { dueOn } from '../../../src/domain/days/deadline'
import { remindOfMessages } from '../../../src/server/messages/reminders'
import { remindOfReservations } from '../../../src/server/orders/reminders'
import { openQuotedShop } from '../orders/quoted-shop'

const { answer, bolt, call, database, givenReservation, messagesOf, settings, today, userId } =
  await openQuotedShop()
const sales = await userId('sales')

beforeEach(async () => {
  await database.deleteFrom('intention_order').execute()
  await database.deleteFrom('board_message').execute()
  await database.deleteFrom('notification').execute()
  settings.serviceHours = { ...settings.serviceHours, holidays: [] }
})

/** The two queues with a record that came in, and its reminders. */
const queues = [
  {
    queue: 'reservations',
    path: '/office/intention/order',
    table: 'intention_order' as const,
    days: 2,
    come: async () => (await givenReservation([bolt!])).id,
    remind: remindOfReservations,
    state: 'statusCode',
  },
  {
    queue: 'messages',
    path: '/office/message/board',
    table: 'board_message' as const,
    days: 1,
    come: async (): Promise<number> =>
      (
        await call('buyer', 'POST', '/web/message/board', {
          theme: '询价',
          description: '?',
          contact: '1',
        })
      ).data.id,
    remind: remindOfMessages,
    state: 'state',
  },
]

const setDue = (table: (typeof queues)[number]['table'], id: number, days: number) =>
  database
    .updateTable(table)
    .set({ due_date: daysAfter(today, days) })
    .where('id', '=', id)
    .execute()

test.each(queues)(
  'of the $queue each wants an answer after so many working days',
  async ({ path, days, come }) => {
    const one = async (id: number) => (await call('sales', 'GET', `${path}/${id}`)).data
    expect(await one(await come())).toMatchObject({ dueDate: daysAfter(today, days) })
    const holidays = [`${today}..${daysAfter(today, 5)}`]
    settings.serviceHours = { ...settings.serviceHours, holidays }
    const dueDate = dueOn(today, { days, holidays })
    expect(dueDate).toBe(daysAfter(today, 5 + days))
    expect(await one(await come())).toMatchObject({ dueDate, due: 'inTime' })
  },
)

test.each(queues)(
  'the $queue are narrowed and counted by who sees to them and how they are due',
  async ({ path, table, come, state }) => {
    const [late, mine, fresh] = [await come(), await come(), await come()]
    await setDue(table, late, -1)
    await setDue(table, mine, 0)
    await setDue(table, fresh, 9)
    await call('sales', 'POST', `${path}/assignee/${mine}`, { to: sales })
    const ids = async (query: string) =>
      (await call('sales', 'GET', `${path}/page?${query}`)).data.records
        .map(({ id }: { id: number }) => id)
        .sort((one: number, other: number) => one - other)
    const counts = async (query: string) =>
      (await call('sales', 'GET', `${path}/counts?${query}`)).data.tabs.find(
        ({ value }: { value: number }) => value === 1,
      )?.counts ?? 0
    for (const [query, found] of [
      ['', [late, mine, fresh]],
      ['holder=mine', [mine]],
      ['holder=nobody', [late, fresh]],
      ['due=overdue', [late]],
      ['due=soon', [mine]],
      ['due=inTime', [fresh]],
      ['due=overdue&holder=mine', []],
    ] as const) {
      expect(await ids(query), query).toEqual(found)
      expect(await counts(query), query).toBe(found.length)
      expect(await ids(`${query}&${state}=1`), query).toEqual(found)
    }
    const { data } = await call('sales', 'GET', `${path}/page?due=overdue`)
    expect(data.records[0]).toMatchObject({ due: 'overdue', dueDate: daysAfter(today, -1) })
    expect((await call('operator', 'GET', `${path}/page?holder=mine`)).data.total).toBe(0)
  },
)

test('an answered item is no longer due', async () => {
  const { id } = await givenReservation([bolt!])
  await setDue('intention_order', id, -3)
  await answer(id)
  expect((await call('sales', 'GET', `/office/intention/order/${id}`)).data).not.toHaveProperty(
    'due',
  )
  const { data } = await call('sales', 'GET', '/office/intention/order/page?due=overdue')
  expect(data.total).toBe(0)
  await database.deleteFrom('notification').execute()
  await remindOfReservations(database, today)
  expect(await messagesOf('sales')).toEqual([])
})

test.each(queues)(
  'of the $queue whoever sees to them is reminded once before and once after, else everybody',
  async ({ path, table, come, remind }) => {
    const id = await come()
    await setDue(table, id, 1)
    await call('sales', 'POST', `${path}/assignee/${id}`, { to: sales })
    await database.deleteFrom('notification').execute()
    await remind(database, today)
    await remind(database, today)
    await remind(database, daysAfter(today, 2))
    await remind(database, daysAfter(today, 3))
    const told = (await messagesOf('sales')).map(({ content }) => content)
    expect(told).toEqual([expect.stringContaining('已过'), expect.stringContaining('即将')])
    expect(await messagesOf('operator')).toEqual([])

    const nobodys = await come()
    await setDue(table, nobodys, -1)
    await database.deleteFrom('notification').execute()
    await remind(database, today)
    expect(await messagesOf('operator')).toHaveLength(1)
    expect(await messagesOf('sales')).toHaveLength(1)
  },
)
