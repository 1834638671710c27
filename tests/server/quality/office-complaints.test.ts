import { beforeEach, expect, test } from 'vitest'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { remind } from '../../../src/server/quality/reminders'
import { startQuality } from './loop'

const { approval, call, database, judge, messagesTo, problemIn, save, settings, userId } =
  await startQuality()
const today = dayAt(settings.timeZone)

const { account_id } = await database
  .selectFrom('app_user')
  .select('account_id')
  .where('username', '=', 'quality')
  .executeTakeFirstOrThrow()
await database
  .insertInto('app_user')
  .values({
    account_id,
    username: 'quality2',
    password_hash: 'x',
    staff_roles: ['quality'],
    data: JSON.stringify({ contactName: 'Ren Qiao', locale: 'en_US' }),
  })
  .execute()
const [inspector, colleague, sales] = await Promise.all(
  ['quality', 'quality2', 'sales'].map(userId),
)

beforeEach(async () => {
  await database.deleteFrom('supplier_problem').execute()
  await database.deleteFrom('customer_problem').execute()
  await database.deleteFrom('notification').execute()
})

const complain = async (): Promise<number> =>
  (
    await call('partner', 'POST', '/quality/problem/customer/complaint', {
      theme: '滑牙',
      product: 'HN-12',
      problemDescription: '装配时滑牙',
    })
  ).data.id

/** The two queues: how a record gets in, how it is handled, and what its owner sees. */
const queues = [
  {
    queue: 'problem',
    table: 'supplier_problem' as const,
    come: () => problemIn(2),
    owner: (id: number) => call('supplier', 'GET', `/quality/problem/supplier/info?id=${id}`),
    handle: (who: string, id: number) => judge(id, approval, who),
  },
  {
    queue: 'complaint',
    table: 'customer_problem' as const,
    come: complain,
    owner: (id: number) => call('partner', 'GET', `/quality/problem/customer/complaint/${id}`),
    handle: (who: string, id: number) =>
      call(who, 'POST', `/office/quality/complaint/${id}/report`, {
        problemCauses: '热处理',
        treatmentPlan: '换货',
        rectificationProgram: '调整曲线',
      }),
  },
]

const path = (queue: string, id: number) => `/office/quality/${queue}/${id}`
const give = (who: string, queue: string, id: number, from?: number, to?: number) =>
  call(who, 'POST', `${path(queue, id)}/assignee`, { ...(from && { from }), ...(to && { to }) })

test.each(queues)(
  'a $queue is taken, handed on to a colleague who is told, and let go; its owner does not see whose it is',
  async ({ queue, come, owner }) => {
    const id = await come()
    await database.deleteFrom('notification').execute()
    const taken = await give('quality', queue, id, undefined, inspector)
    expect(taken.data).toMatchObject({ assigneeId: inspector })
    expect((await give('quality', queue, id, inspector, colleague)).data).toMatchObject({
      assignee: 'Ren Qiao',
    })
    expect(await messagesTo('quality2')).toMatchObject([
      { content: expect.stringContaining('assigned'), link: path(queue, id) },
    ])
    expect(JSON.stringify((await owner(id)).data)).not.toContain('ssignee')
    expect((await give('quality2', queue, id, colleague)).data).not.toHaveProperty('assigneeId')
  },
)

test.each(queues)(
  'an item of the $queue queue assigned to a colleague can be handled only by them and operators',
  async ({ queue, come, handle }) => {
    const id = await come()
    await give('quality', queue, id, undefined, colleague)
    for (const refused of [
      await give('quality', queue, id, colleague, inspector),
      await handle('quality', id),
    ]) {
      expect(refused).toMatchObject({ status: 409, meta: { message: /Ren Qiao/ } })
    }
    expect((await handle('operator', id)).status).toBe(200)
    expect((await call('quality', 'GET', path(queue, id))).data.assignee).toBe('Ren Qiao')
  },
)

test.each(queues)(
  'an operator who handles a $queue that nobody has is named, and leaves it to whoever has time',
  async ({ queue, come, handle }) => {
    const id = await come()
    const { data } = await handle('operator', id)
    expect(data).toMatchObject({ assignee: '任浩' })
    expect(data).not.toHaveProperty('assigneeId')
    const { records } = (await call('quality', 'GET', `/office/quality/${queue}/page`)).data
    expect(records.find((one: { id: number }) => one.id === id).assignee).toBe('任浩')
  },
)

test.each(queues)(
  'who handles a $queue that nobody has, has it',
  async ({ queue, come, handle }) => {
    const id = await come()
    expect((await handle('quality2', id)).data).toMatchObject({ assignee: 'Ren Qiao' })
    expect((await give('quality2', queue, id, colleague, sales)).data.errors).toMatchObject([
      { path: 'to' },
    ])
  },
)

test.each(queues)(
  'the $queue queue is narrowed and counted by who sees to it and how it is due',
  async ({ queue, table, come }) => {
    const [late, mine] = [await come(), await come()]
    const setDue = (id: number, days: number) =>
      database
        .updateTable(table)
        .set({ due_date: daysAfter(today, days) })
        .where('id', '=', id)
        .execute()
    await setDue(late, -1)
    await setDue(mine, 9)
    await give('quality', queue, mine, undefined, inspector)
    for (const [query, found] of [
      ['', [late, mine]],
      ['holder=mine', [mine]],
      ['holder=nobody', [late]],
      ['due=overdue', [late]],
      ['due=inTime', [mine]],
      ['due=overdue&holder=mine', []],
    ] as const) {
      const { records } = (await call('quality', 'GET', `/office/quality/${queue}/page?${query}`))
        .data
      expect(
        records.map(({ id }: { id: number }) => id),
        query,
      ).toEqual(found)
      const { tabs } = (await call('quality', 'GET', `/office/quality/${queue}/counts?${query}`))
        .data
      const counted = tabs.reduce((sum: number, { counts }: { counts: number }) => sum + counts, 0)
      expect(counted, query).toBe(found.length)
    }
  },
)

test.each(queues)(
  'of a $queue that is due whoever sees to it is reminded, and nobody else',
  async ({ queue, table, come }) => {
    const id = await come()
    await give('quality', queue, id, undefined, colleague)
    await database.updateTable(table).set({ due_date: today }).where('id', '=', id).execute()
    await database.deleteFrom('notification').execute()
    await remind(database, today)
    expect(await messagesTo('quality2')).toHaveLength(1)
    expect(await messagesTo('quality')).toEqual([])
  },
)

test('the assignee of a problem is notified of what the supplier sends', async () => {
  const id = await problemIn(1)
  await save(id)
  await give('quality', 'problem', id, undefined, colleague)
  await database.deleteFrom('notification').execute()
  expect((await call('supplier', 'POST', `/quality/problem/supplier/submit/${id}`)).status).toBe(
    200,
  )
  expect(await messagesTo('quality2')).toHaveLength(1)
  expect(await messagesTo('quality')).toEqual([])
})

test('an inspector asks for what waits for a review, and for what waits for the supplier', async () => {
  const [ours, theirs] = [await problemIn(2), await problemIn(1)]
  const ids = async (turn: string) =>
    (await call('quality', 'GET', `/office/quality/problem/page?turn=${turn}`)).data.records.map(
      ({ id }: { id: number }) => id,
    )
  expect(await ids('inspector')).toEqual([ours])
  expect(await ids('supplier')).toEqual([theirs])
})
