import { expect, test } from 'vitest'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { startApp } from '../../app'

const { call, database, userId } = await startApp()
const english = { 'accept-language': 'en-GB,en;q=0.9' }

const change = (who: string | null, body: object, headers = {}) =>
  call(who, 'POST', '/admin/sysi18n/language/change', body, headers)
const chosen = async (who: string, headers = {}) =>
  (await call(who, 'GET', '/admin/web/user/loginuser/baseinfo', undefined, headers)).data.locale
const unread = (who: string | null, headers = {}) =>
  call(who, 'GET', '/admin/sysnotifyremind/count?model=CRRC_SALES', undefined, headers)

test('without a choice a user has the language they ask in', async () => {
  expect(await chosen('newcomer')).toBe('zh_CN')
  expect(await chosen('newcomer', english)).toBe('en_US')
})

test("the chosen language is stored and overrides the browser's", async () => {
  const changed = await change('engineer', { locale: 'en_US', username: 'Engineer' })
  expect(changed).toMatchObject({ status: 200, meta: { message: 'Language changed' } })
  expect(await chosen('engineer')).toBe('en_US')
  expect((await unread('engineer', { 'accept-language': 'zh-CN' })).meta.message).toBe('Done')

  const refused = await call('engineer', 'GET', '/web/intention/order/999999')
  expect(refused.meta.message).toBe('Reservation not found')
  const bad = await change('engineer', { locale: 'fr_FR' })
  expect(bad).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'locale', message: 'Language: please choose one of zh_CN, en_US' }] },
  })
})

test('calls that everybody may make are answered in the language of the account too', async () => {
  const open = async (who: string | null, headers = {}) =>
    (await call(who, 'GET', '/health', undefined, headers)).meta.message
  await change('sales', { locale: 'en_US' })
  expect(await open('sales', { 'accept-language': 'zh-CN' })).toBe('Done')
  expect(await open('newcomer', { 'accept-language': 'zh-CN' })).toBe('操作成功')
  await change('sales', { locale: 'zh_CN' })
  expect(await open('sales', english)).toBe('操作成功')
})

test('a page is answered with contents in its own language, also while the account is used in the other', async () => {
  await change('partner', { locale: 'zh_CN' })
  const leave = (language: string) =>
    call(
      'partner',
      'POST',
      '/web/message/board',
      { theme: 'x'.repeat(21), description: 'M20', contact: '13800000000', state: 1 },
      { 'accept-language': language },
    )
  expect((await leave('en')).status).toBe(200)
  expect(await leave('zh')).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'theme', message: '“主题”不能超过 20 个字符' }] },
  })

  const path = '/admin/sysnotifyremind/page?model=CRRC_SALES'
  await notifyUsers(database, [await userId('partner')], {
    key: 'orders.notify.withdrawn',
    values: { code: 'A' },
  })
  const news = await call('partner', 'GET', path, undefined, english)
  expect(news.data.records[0].content).toBe('Reservation A was withdrawn')
  expect(news.meta.message).toBe('操作成功')
})

test.each(['Bearer none', 'Bearer a.b.c', 'nonsense', ''])(
  'a call that everybody may make does not mind the token "%s"',
  async (authorization) => {
    const answer = await call(null, 'GET', '/health', undefined, { ...english, authorization })
    expect(answer).toMatchObject({ status: 200, meta: { message: 'Done' } })
  },
)

test("another user's language cannot be changed", async () => {
  const refused = await change('buyer', { locale: 'en_US', username: 'designer' })
  expect(refused).toMatchObject({ status: 403, data: { reason: 'forbidden' } })
  expect(await chosen('designer')).toBe('zh_CN')
  expect(await chosen('buyer')).toBe('zh_CN')
})

test('suppliers and staff change their language too, a visitor has none to change', async () => {
  for (const who of ['supplier2', 'agent2']) {
    expect((await change(who, { locale: 'en_US' })).status).toBe(200)
  }
  expect((await change(null, { locale: 'en_US' })).status).toBe(401)
})

test("a visitor's choice is kept in a cookie, which counts where a request names no language", async () => {
  const { status, meta, headers } = await call(
    null,
    'GET',
    '/admin/sysi18n/cookie/no/login?locale=en_US',
  )
  expect({ status, message: meta.message }).toEqual({ status: 200, message: 'Language changed' })
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^locale=en_US; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)

  const kept = { cookie: cookie.split(';')[0]! }
  for (const none of [{}, { 'accept-language': '*' }])
    expect((await unread(null, { ...kept, ...none })).meta.message).toBe('Please login first')
  expect((await unread(null, { ...kept, 'accept-language': 'zh-CN' })).meta.message).toBe(
    '请先登录',
  )
})

test.each([
  [undefined, '请先登录'],
  ['zh-CN,zh;q=0.9,en;q=0.8', '请先登录'],
  ['en', 'Please login first'],
  ['EN-us', 'Please login first'],
  ['de-DE,en;q=0.5', '请先登录'],
])('with Accept-Language %s a visitor reads %s', async (language, message) => {
  const headers = language === undefined ? {} : { 'accept-language': language }
  expect((await unread(null, headers)).meta.message).toBe(message)
})

test('the browser keeps the language that somebody logged in has chosen, for what is read before any script', async () => {
  const { headers } = await change('engineer', { locale: 'en_US' })
  expect(headers['set-cookie']).toContain('locale=en_US')
})

test('over https the cookie has a name that only this host can set', async () => {
  const secure = await startApp({ settings: { publicUrl: 'https://shop.example' } })
  const path = '/admin/sysi18n/cookie/no/login?locale=en_US'
  const { headers } = await secure.call(null, 'GET', path)
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-locale=en_US; Path=\/; .*; Secure$/)
  const kept = { cookie: cookie.split(';')[0]! }
  expect((await secure.call(null, 'GET', '/health', undefined, kept)).meta.message).toBe('Done')
})

const logIn = (headers: Record<string, string>) => {
  const body = { username: 'designer', password: 'Demo1234' }
  return call(null, 'POST', '/admin/web/user/login/psw/enterprise', body, headers)
}

test('the language of the first login is stored, and a later one does not replace a choice', async () => {
  const stored = async () => {
    const { data } = await database
      .selectFrom('app_user')
      .select('data')
      .where('username', '=', 'designer')
      .executeTakeFirstOrThrow()
    return data.locale
  }
  expect((await logIn({})).status).toBe(200)
  expect(await stored()).toBeUndefined()
  await logIn(english)
  expect(await stored()).toBe('en_US')
  await logIn({ 'accept-language': 'zh-CN' })
  expect(await stored()).toBe('en_US')
})
