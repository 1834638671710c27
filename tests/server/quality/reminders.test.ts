import { beforeEach, expect, test } from 'vitest'
import { dayFormat } from '../../../src/domain/days/dates'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { remind } from '../../../src/server/quality/reminders'
import { startQuality } from './loop'

const { call, database, messagesTo, problemIn, settings } = await startQuality()
const today = dayAt(settings.timeZone)

beforeEach(async () => {
  await database.deleteFrom('supplier_problem').execute()
  await database.deleteFrom('notification').execute()
})

async function due(state: 1 | 2 | 3 | 4 | 5, days: number): Promise<number> {
  const id = await problemIn(state)
  await database
    .updateTable('supplier_problem')
    .set({ due_date: state === 5 ? null : daysAfter(today, days) })
    .where('id', '=', id)
    .execute()
  await database.deleteFrom('notification').execute()
  return id
}

test.each([
  [1, 'supplier', 'quality'],
  [2, 'quality', 'supplier'],
  [3, 'supplier', 'quality'],
  [4, 'quality', 'supplier'],
] as const)(
  'in state %i %s is reminded the day before, and %s is not',
  async (state, one, other) => {
    await due(state, 1)
    await remind(database, today)
    expect((await messagesTo(one)).map(({ content }) => content.replace(/ZL\S+/, 'ZL'))).toEqual([
      `ZL 即将到期（${dayFormat('zh', 'UTC').format(new Date(daysAfter(today, 1)))}）`,
    ])
    expect(await messagesTo(other)).toEqual([])
  },
)

test('each assignee is reminded once before the deadline and once after it', async () => {
  await due(1, 1)
  await remind(database, today)
  await remind(database, today)
  await remind(database, daysAfter(today, 2))
  await remind(database, daysAfter(today, 3))
  const told = (await messagesTo('supplier')).map(({ content }) => content)
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('已逾期')
})

test('nobody is reminded of items that have time or are completed', async () => {
  await due(1, 2)
  await due(5, 0)
  await remind(database, today)
  expect(await messagesTo('supplier')).toEqual([])
})

test('quality is reminded of a complaint that waits', async () => {
  await call('partner', 'POST', '/quality/problem/customer/complaint', {
    theme: '滑牙',
    product: 'HN-12',
    problemDescription: '装配时滑牙',
  })
  await database.deleteFrom('notification').execute()
  await remind(database, daysAfter(today, 30))
  expect((await messagesTo('quality'))[0]!.content).toMatch(/^TS\S+ 已逾期/)
})
