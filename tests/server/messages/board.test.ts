import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database, userId } = await startApp()

beforeEach(async () => {
  await database.deleteFrom('notification').execute()
  await database.deleteFrom('board_message').execute()
})

const message = {
  theme: '询价',
  description: '需要 M20 环槽铆钉',
  contact: '13800000000',
  state: 1,
}
const leave = (who: string | null, more: object = {}, headers = {}) =>
  call(who, 'POST', '/web/message/board', { ...message, ...more }, headers)
const page = async (who: string, query = '') =>
  (await call(who, 'GET', `/web/message/board/page?${query}`)).data
const newsOf = async (who: string) =>
  (await call(who, 'GET', '/admin/sysnotifyremind/page?state=1')).data.records
const inEnglish = { 'accept-language': 'en' }

test('a customer leaves a message, which staff who answer hear of as something to do', async () => {
  const { status, meta, data } = await leave('buyer')
  expect({ status, said: meta.message }).toEqual({
    status: 200,
    said: '留言已提交，我们会尽快回复',
  })
  expect(data).toMatchObject({ ...message, who: '林悦' })
  const told = { content: '林悦留言：询价', type: 'todo', link: `/office/message/${data.id}` }
  expect(await newsOf('sales')).toMatchObject([told])
  expect(await newsOf('operator')).toMatchObject([told])
  expect(await newsOf('quality')).toEqual([])
})

test('the address of the other document does the same', async () => {
  expect((await call('buyer', 'POST', '/message/board', message)).status).toBe(200)
  expect((await page('buyer')).total).toBe(1)
})

test('members of a company see what their colleagues left, others do not', async () => {
  const { data } = await leave('buyer')
  expect((await page('designer')).records).toMatchObject([{ id: data.id, theme: '询价' }])
  expect(await page('engineer')).toMatchObject({ total: 0 })
  expect((await call('designer', 'GET', `/web/message/board/${data.id}`)).data.contact).toBe(
    '13800000000',
  )
  const foreign = await call('engineer', 'GET', `/web/message/board/${data.id}`)
  expect({ status: foreign.status, said: foreign.meta.message }).toEqual({
    status: 404,
    said: '留言不存在',
  })
})

test('the board shows all, those without a reply and those with one, found by their words', async () => {
  const ids = []
  for (const theme of ['甲', '乙', '100%_'])
    ids.push((await leave('buyer', { theme, description: theme + theme })).data.id)
  await call('sales', 'POST', `/office/message/board/reply/${ids[0]}`, { reply: '好' })
  expect((await page('buyer')).records.map(({ id }: { id: number }) => id)).toEqual(ids.reverse())
  expect((await page('buyer', 'state=1')).total).toBe(2)
  expect((await page('buyer', 'state=2')).records).toMatchObject([{ theme: '甲', state: 2 }])
  expect((await page('buyer', 'keyword=乙乙')).records).toMatchObject([{ theme: '乙' }])
  expect((await page('buyer', 'keyword=%25_')).records).toMatchObject([{ theme: '100%_' }])
  const counts = await call('buyer', 'GET', '/web/message/board/counts')
  expect(counts.data.tabs).toEqual(
    expect.arrayContaining([
      { value: 1, counts: 2 },
      { value: 2, counts: 1 },
    ]),
  )
})

test('all faults of a message are told together, the limit of the language among them', async () => {
  const { data } = await leave('buyer', { theme: '题'.repeat(21), contact: '' })
  expect(data.errors).toEqual([
    { path: 'theme', message: '“主题”不能超过 20 个字符' },
    { path: 'contact', message: '请输入手机号或邮箱' },
  ])
})

test.each([
  ['zh', 20],
  ['en', 50],
] as const)('in %s a theme has up to %i characters', async (language, most) => {
  const headers = { 'accept-language': language }
  expect((await leave('engineer', { theme: '题'.repeat(most) }, headers)).status).toBe(200)
  const { status, data } = await leave('engineer', { theme: '题'.repeat(most + 1) }, headers)
  expect(status).toBe(400)
  const message = { zh: '“主题”不能超过 20 个字符', en: 'Theme cannot exceed 50 characters' }
  expect(data.errors).toEqual([{ path: 'theme', message: message[language] }])
})

test.each([
  ['theme', { theme: ' ' }, '请输入主题', 'Please enter a subject'],
  ['description', { description: '' }, '请输入描述', 'Please enter a description'],
  [
    'description',
    { description: 'x'.repeat(501) },
    '“描述”不能超过 500 个字符',
    'Description cannot exceed 500 characters',
  ],
  ['contact', { contact: '1'.repeat(31) }, '长度不能超过30', 'length cannot exceed 30'],
  ['state', { state: 2 }, '“状态”请选择：1', 'State: please choose one of 1'],
])('%s as %j is refused in either language', async (path, more, zh, en) => {
  expect((await leave('buyer', more)).data.errors).toEqual([{ path, message: zh }])
  expect((await leave('engineer', more, inEnglish)).data.errors).toEqual([{ path, message: en }])
})

test('all missing fields are reported at once', async () => {
  const { status, data } = await call('buyer', 'POST', '/web/message/board', {})
  expect(status).toBe(400)
  expect(data.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'contact',
    'description',
    'theme',
  ])
})

test('a message is text: nothing in it is read as HTML or as a template', async () => {
  const theme = '<b>{{who}}</b> $t(x)'
  const { data } = await leave('buyer', { theme, description: '<script>alert(1)</script>' })
  expect(data).toMatchObject({ theme, description: '<script>alert(1)</script>' })
  expect((await newsOf('sales'))[0].content).toBe(`林悦留言：${theme}`)
})

test('the same message with the same key is left once', async () => {
  const key = { 'idempotency-key': 'once' }
  const [first, second] = [await leave('buyer', {}, key), await leave('buyer', {}, key)]
  expect(second.data.id).toBe(first.data.id)
  expect((await page('buyer')).total).toBe(1)
})

test('only customers leave messages and see a board', async () => {
  const id = await userId('buyer')
  expect(id).toBeGreaterThan(0)
  for (const [who, status] of [
    [null, 401],
    ['supplier', 403],
    ['sales', 403],
  ] as const) {
    expect((await leave(who)).status).toBe(status)
    for (const path of ['page', 'counts', '1'])
      expect((await call(who, 'GET', `/web/message/board/${path}`)).status).toBe(status)
  }
})
