import { beforeEach, expect, test } from 'vitest'
import { notifyUsers, settleToDos } from '../../../src/server/notifications/notifications.sql'
import { startApp } from '../../app'

const { database, call, userId } = await startApp()
const buyer = await userId('buyer')
const engineer = await userId('engineer')

beforeEach(() => database.deleteFrom('notification').execute())

const give = (to: number, code: string) =>
  notifyUsers(database, [to], {
    key: 'orders.notify.withdrawn',
    values: { code },
    link: `/reserve/1/${code}`,
  })
const page = async (who: string, query: string, headers = {}) =>
  (
    await call(
      who,
      'GET',
      `/admin/sysnotifyremind/page?model=CRRC_SALES&${query}`,
      undefined,
      headers,
    )
  ).data
const unread = async (who: string) =>
  (await call(who, 'GET', '/admin/sysnotifyremind/count?model=CRRC_SALES&state=1')).data.unRead

test('messages are newest first, cut into pages and counted', async () => {
  for (const code of ['A', 'B', 'C']) await give(buyer, code)
  await give(engineer, 'D')
  expect(await unread('buyer')).toBe(3)
  expect(await page('buyer', 'state=0&current=1&size=2')).toMatchObject({
    total: 3,
    records: [
      { content: '预订单 C 已撤回', state: 1, link: '/reserve/1/C' },
      { content: '预订单 B 已撤回' },
    ],
  })
  expect((await page('buyer', 'current=2&size=2')).records).toHaveLength(1)
})

test('the newest is the one that was written last, whichever was stored last', async () => {
  for (const code of ['A', 'B']) await give(buyer, code)
  await database
    .updateTable('notification')
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .where('data', '@>', JSON.stringify({ values: { code: 'B' } }))
    .execute()
  const { records } = await page('buyer', 'state=0')
  expect(records.map(({ link }: { link: string }) => link)).toEqual([
    '/reserve/1/A',
    '/reserve/1/B',
  ])
})

test('a message is in the language that its reader has now', async () => {
  await give(buyer, 'A')
  const { records } = await page('buyer', 'state=0', { 'accept-language': 'en' })
  expect(records).toMatchObject([{ content: 'Reservation A was withdrawn' }])
})

test('values in a message are never read as templates', async () => {
  await give(buyer, '{{code}} $t(common.done) <b>')
  expect((await page('buyer', 'state=0')).records[0].content).toBe(
    '预订单 {{code}} $t(common.done) <b> 已撤回',
  )
})

const rows = () => database.selectFrom('notification').selectAll().orderBy('id').execute()

test('messages are marked as read one by one, those of others are not touched', async () => {
  for (const code of ['A', 'B']) await give(buyer, code)
  await give(engineer, 'C')
  const [newest] = (await page('buyer', 'state=1')).records
  const [others] = (await page('engineer', 'state=1')).records
  const { status, meta } = await call('buyer', 'POST', '/admin/sysnotifyremind/setRead', [
    newest.id,
    others.id,
  ])
  expect({ status, message: meta.message }).toEqual({ status: 200, message: '已标记为已读' })
  expect(await unread('buyer')).toBe(1)
  expect(await unread('engineer')).toBe(1)
  expect((await page('buyer', 'state=2')).records).toMatchObject([{ id: newest.id, state: 2 }])
  // A message that was read already stays as it is.
  const before = await rows()
  await call('buyer', 'POST', '/admin/sysnotifyremind/setRead', [newest.id])
  expect(await rows()).toEqual(before)
})

test('all messages of a user are marked as read', async () => {
  await give(buyer, 'A')
  await give(engineer, 'B')
  const { status } = await call('buyer', 'POST', '/admin/sysnotifyremind/currentUser/setRead', '', {
    'content-type': 'application/json',
  })
  expect(status).toBe(200)
  expect([await unread('buyer'), await unread('engineer')]).toEqual([0, 1])
})

test('suppliers and staff have messages too, visitors do not', async () => {
  expect(await unread('supplier')).toBe(0)
  expect(await unread('sales')).toBe(0)
  for (const [method, path] of [
    ['GET', '/admin/sysnotifyremind/count'],
    ['GET', '/admin/sysnotifyremind/page'],
    ['GET', '/admin/sysnotifyremind/counts'],
    ['POST', '/admin/sysnotifyremind/setRead'],
    ['POST', '/admin/sysnotifyremind/currentUser/setRead'],
  ] as const) {
    expect((await call(null, method, path)).status).toBe(401)
  }
})

test.each([[{}], [['1']], [[0]], [Array.from({ length: 101 }, () => 1)], ['nothing']])(
  'ids as %j are refused',
  async (ids) => {
    expect((await call('buyer', 'POST', '/admin/sysnotifyremind/setRead', ids)).status).toBe(400)
  },
)

test('requests are to-dos until they are done, read or not; everything else is a tip', async () => {
  await give(buyer, 'A')
  await notifyUsers(database, [buyer], {
    key: 'orders.notify.answered',
    values: { code: 'B' },
    link: '/reserve/1/B',
  })
  await notifyUsers(database, [buyer], { key: 'quality.notify.reported', values: { code: 'C' } })
  const idsOf = async (query: string) =>
    (await page('buyer', query)).records.map(({ id }: { id: number }) => id)
  const [reported, answered, withdrawn] = await idsOf('')
  expect(await idsOf('type=todo')).toEqual([reported, answered])
  expect(await idsOf('type=tips')).toEqual([withdrawn])
  await call('buyer', 'POST', '/admin/sysnotifyremind/setRead', [answered])
  expect(await idsOf('type=todo')).toEqual([reported, answered])
  expect(await idsOf('type=todo&state=2')).toEqual([answered])
  await settleToDos(database, '/reserve/1/B')
  expect(await idsOf('type=todo')).toEqual([reported])
  expect(await idsOf('type=tips&state=2')).toEqual([answered])
  const counts = async (query = '') =>
    (await call('buyer', 'GET', `/admin/sysnotifyremind/counts${query}`)).data.tabs
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { value: 'todo', counts: 1 },
      { value: 'tips', counts: 2 },
    ]),
  )
  expect(await counts('?state=2')).toEqual([
    { value: 'todo', counts: 0 },
    { value: 'tips', counts: 1 },
  ])
})
