import { beforeEach, expect, test } from 'vitest'
import { openQuotedShop } from '../orders/quoted-shop'

const shop = await openQuotedShop()
const { call, database, answer, asStaff, decline, givenReservation, messagesOf, userId } = shop
const { close, confirm, bolt } = shop

const { account_id } = await database
  .selectFrom('app_user')
  .select('account_id')
  .where('username', '=', 'sales')
  .executeTakeFirstOrThrow()
await database
  .insertInto('app_user')
  .values({
    account_id,
    username: 'sales2',
    password_hash: 'x',
    staff_roles: ['sales'],
    data: JSON.stringify({ contactName: 'Wen Bo', locale: 'en_US' }),
  })
  .execute()
const [sales, sales2, operator] = await Promise.all(['sales', 'sales2', 'operator'].map(userId))

beforeEach(async () => {
  await database.deleteFrom('intention_order').execute()
  await database.deleteFrom('board_message').execute()
  await database.deleteFrom('notification').execute()
})

const leave = async (): Promise<number> =>
  (
    await call('buyer', 'POST', '/web/message/board', {
      theme: '询价',
      description: '?',
      contact: '1',
    })
  ).data.id

/** The two queues: how a record comes into them, and where it is. */
const queues = [
  {
    queue: 'reservations',
    path: '/office/intention/order',
    come: async () => (await givenReservation([bolt!])).id,
    end: async (id: number) => void (await decline(id, (await asStaff(id)).data.version)),
    link: (id: number) => expect.stringMatching(`^/office/reserve/${id}/YD`),
  },
  {
    queue: 'messages',
    path: '/office/message/board',
    come: leave,
    end: async (id: number) =>
      void (await call('sales', 'POST', `/office/message/board/reply/${id}`, { reply: '好' })),
    link: (id: number) => `/office/message/${id}`,
  },
]

const give = (who: string, path: string, id: number, from?: number, to?: number) =>
  call(who, 'POST', `${path}/assignee/${id}`, { ...(from && { from }), ...(to && { to }) })

test.each(queues)(
  'in the queue of $queue somebody takes work, hands it on, and lets it go',
  async ({ path, come, link }) => {
    const id = await come()
    const one = async () => (await call('sales', 'GET', `${path}/${id}`)).data
    expect(await one()).not.toHaveProperty('assignee')
    const taken = await give('sales', path, id, undefined, sales)
    expect(taken.data).toMatchObject({ assigneeId: sales, assignee: '方洁' })
    expect(taken.meta.message).toBe('处理人已更新')
    await database.deleteFrom('notification').execute()

    expect((await give('sales', path, id, sales, sales2)).data).toMatchObject({
      assignee: 'Wen Bo',
    })
    expect(await messagesOf('sales2')).toMatchObject([
      { content: expect.stringMatching(/^Fang Jie assigned/), link: link(id) },
    ])
    expect(await messagesOf('sales')).toEqual([])

    expect((await give('sales2', path, id, sales2)).status).toBe(200)
    expect(await one()).not.toHaveProperty('assigneeId')
  },
)

test.each(queues)(
  'of two who take the same of the $queue at once one has it and the other is told who',
  async ({ path, come }) => {
    const id = await come()
    const answers = await Promise.all([
      give('sales', path, id, undefined, sales),
      give('sales2', path, id, undefined, sales2),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const isFirst = answers[0]!.status === 200
    // The loser of the first is told in English.
    const inSentence = isFirst ? 'Fang Jie' : 'Wen Bo'
    const won = isFirst ? '方洁' : 'Wen Bo'
    expect(answers.find(({ status }) => status === 409)!.meta.message).toContain(inSentence)
    expect((await call('sales', 'GET', `${path}/${id}`)).data.assignee).toBe(won)
  },
)

test.each(queues)(
  'an item of the $queue queue cannot be taken from a colleague, except by an operator',
  async ({ path, come }) => {
    const id = await come()
    await give('sales', path, id, undefined, sales)
    for (const to of [sales2, undefined]) {
      const refused = await give('sales2', path, id, sales, to)
      expect(refused.status).toBe(409)
      expect(refused.meta.message).toContain('Fang Jie')
    }
    expect((await give('operator', path, id, sales, operator)).status).toBe(200)
  },
)

test.each(queues)(
  'work of the $queue goes only to who may do it, and twice the same is no conflict',
  async ({ path, come }) => {
    const id = await come()
    for (const stranger of ['quality', 'buyer', 'editor']) {
      const { status, data } = await give('sales', path, id, undefined, await userId(stranger))
      expect(status).toBe(400)
      expect(data.errors[0].path).toBe('to')
    }
    expect((await give('sales', path, id, undefined, sales)).status).toBe(200)
    expect((await give('sales', path, id, undefined, sales)).status).toBe(200)
    expect((await give('operator', path, id, sales2, operator)).status).toBe(409)
    expect((await give('sales', path, 2147483647, undefined, sales)).status).toBe(404)
  },
)

test.each(queues)('completed items of the $queue queue cannot be assigned', async (queue) => {
  const id = await queue.come()
  await queue.end(id)
  const refused = await give('sales', queue.path, id, sales, sales2)
  expect(refused.meta.message).toBe('此项已办结，不能再分派')
  expect(refused.status).toBe(409)
})

test('assigning work to its present assignee leaves no audit line', async () => {
  const id = await leave()
  const path = `/office/message/board/assignee/${id}`
  const log = async () =>
    (await call('operator', 'GET', `/office/audit/page?record=board_message:${id}`)).data.total
  await call('operator', 'POST', path, { to: sales })
  const before = await log()
  expect((await call('operator', 'POST', path, { from: sales, to: sales })).status).toBe(200)
  expect((await call('operator', 'POST', path, { to: sales })).status).toBe(200)
  expect(await log()).toBe(before)
})

test('staff of a role are listed by name, without locked users', async () => {
  const names = async () =>
    (await call('sales', 'GET', '/office/colleague/list?role=sales')).data.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names()).toContain('Wen Bo')
  const block = (at: Date | null) =>
    database.updateTable('app_user').set({ blocked_at: at }).where('id', '=', sales2!).execute()
  await block(new Date())
  expect(await names()).not.toContain('Wen Bo')
  await block(null)
})

test('a reservation that a colleague sees to is answered and declined by them alone, and by operators', async () => {
  const { id } = await givenReservation([bolt!])
  await give('sales2', '/office/intention/order', id, undefined, sales2)
  const { version } = (await asStaff(id)).data
  for (const refused of [await answer(id), await decline(id, version)]) {
    expect(refused.status).toBe(409)
    expect(refused.meta.message).toContain('Wen Bo')
  }
  expect((await answer(id, {}, 'operator')).status).toBe(200)
  expect((await asStaff(id)).data.assignee).toBe('Wen Bo')
})

test('answering unassigned work assigns it; after a delivery any colleague can close it', async () => {
  const { id } = await givenReservation([bolt!])
  expect((await answer(id, {}, 'sales2')).data).toMatchObject({ assignee: 'Wen Bo' })
  const { data } = await confirm(id)
  expect(data).not.toHaveProperty('assignee')
  expect((await close(id, data.version)).status).toBe(200)
})

test('an operator who answers helps out: it stays nobody’s', async () => {
  const { id } = await givenReservation([bolt!])
  expect((await answer(id, {}, 'operator')).data).not.toHaveProperty('assignee')
  expect((await answer(id)).data).toMatchObject({ assignee: '方洁' })
})

test('a message that a colleague sees to is replied to by them alone', async () => {
  const id = await leave()
  await give('sales2', '/office/message/board', id, undefined, sales2)
  const reply = (who: string) =>
    call(who, 'POST', `/office/message/board/reply/${id}`, { reply: '好' })
  const refused = await reply('sales')
  expect(refused.status).toBe(409)
  expect(refused.meta.message).toContain('Wen Bo')
  expect((await reply('sales2')).status).toBe(200)
  expect((await reply('sales')).meta.message).toBe('这条留言已有回复')
})
