import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database } = await startApp()

beforeEach(async () => {
  await database.deleteFrom('notification').execute()
  await database.deleteFrom('board_message').execute()
})

const leave = async (who: string, theme: string): Promise<number> =>
  (await call(who, 'POST', '/web/message/board', { theme, description: '?', contact: '1' })).data.id
const reply = (id: number, text = '已安排', who: string | null = 'sales') =>
  call(who, 'POST', `/office/message/board/reply/${id}`, { reply: text })
const page = async (query = '') =>
  (await call('sales', 'GET', `/office/message/board/page?${query}`)).data
const themes = async (query = '') =>
  (await page(query)).records.map(({ theme }: { theme: string }) => theme)

test('staff see what all customers left, those who wait first', async () => {
  const first = await leave('buyer', '甲')
  await leave('engineer', '乙')
  await leave('buyer', '丙')
  await reply(first)
  expect(await themes()).toEqual(['丙', '乙', '甲'])
  expect(await themes('state=2')).toEqual(['甲'])
  expect(await themes('keyword=zhao')).toEqual(['乙'])
  expect((await page('keyword=丙')).records).toMatchObject([
    { customer: '远岭轨道车辆（演示）', who: '林悦', state: 1 },
  ])
  expect((await call('operator', 'GET', '/office/message/board/counts')).data.tabs).toEqual(
    expect.arrayContaining([
      { value: 1, counts: 2 },
      { value: 2, counts: 1 },
    ]),
  )
})

test('a reply reaches every member of the customer, in the language of each', async () => {
  const id = await leave('buyer', '询价')
  const { status, meta, data } = await reply(id, '请见 <报价>')
  expect({ status, said: meta.message }).toEqual({ status: 200, said: '回复已发送给客户' })
  expect(data).toMatchObject({ state: 2, reply: '请见 <报价>', replyBy: '方洁' })
  expect((await call('designer', 'GET', `/web/message/board/${id}`)).data).toMatchObject({
    state: 2,
    reply: '请见 <报价>',
    replyBy: '方洁',
    replyTime: expect.any(String),
  })
  const newsOf = async (who: string, language: string) =>
    (
      await call(who, 'GET', '/admin/sysnotifyremind/page', undefined, {
        'accept-language': language,
      })
    ).data.records
  const link = `/log/${id}`
  expect(await newsOf('buyer', 'zh')).toMatchObject([
    { content: '留言“询价”已有回复', type: 'tips', link },
  ])
  expect(await newsOf('designer', 'en')).toMatchObject([
    { content: 'Your message “询价” has a reply', type: 'tips', link },
  ])
})

test('a to-do ends for everybody once it is done', async () => {
  const toDo = async (who: string) =>
    (await call(who, 'GET', '/admin/sysnotifyremind/page?type=todo')).data.total
  const first = await leave('buyer', '甲')
  await leave('buyer', '乙')
  expect([await toDo('sales'), await toDo('operator')]).toEqual([2, 2])
  await reply(first)
  expect([await toDo('sales'), await toDo('operator')]).toEqual([1, 1])
})

test('two concurrent replies: one counts, the other is refused', async () => {
  const id = await leave('buyer', '询价')
  const [one, other] = await Promise.all([reply(id, '甲'), reply(id, '乙', 'operator')])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const refused = one.status === 409 ? one : other
  expect(refused.meta.message).toBe('这条留言已有回复')
})

test('an empty reply and a reply to nothing are refused', async () => {
  const id = await leave('buyer', '询价')
  expect((await reply(id, ' ')).data.errors).toEqual([{ path: 'reply', message: '请输入回复内容' }])
  expect((await reply(id, 'x'.repeat(501))).status).toBe(400)
  expect((await reply(2147483647)).status).toBe(404)
  expect((await call('sales', 'GET', '/office/message/board/2147483647')).status).toBe(404)
})

test('only sales and the operator see to the board', async () => {
  const id = await leave('buyer', '询价')
  for (const [who, status] of [
    [null, 401],
    ['buyer', 403],
    ['supplier', 403],
    ['quality', 403],
    ['editor', 403],
  ] as const) {
    expect((await reply(id, '好', who)).status).toBe(status)
    for (const path of ['page', 'counts', id])
      expect((await call(who, 'GET', `/office/message/board/${path}`)).status).toBe(status)
  }
})
