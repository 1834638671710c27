import { createCipheriv } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { databaseMilliseconds, now } from '../../../src/server/database/clock'
import { listSecurityEvents } from '../../../src/server/security-events/security-events.sql'
import { startApp, type TestApp } from '../../app'
import { openMailbox } from './mailbox'

const shop = await startApp()
const { database, call } = shop

beforeEach(() => database.deleteFrom('attempt').execute())

const entrances = {
  personal: '/admin/web/user/login/psw',
  company: '/admin/web/user/login/psw/enterprise',
  supplier: '/admin/web/user/login/psw/supplier',
}

const logIn = (
  username: string,
  password = 'Demo1234',
  entrance: keyof typeof entrances = 'personal',
  at: TestApp = shop,
) => at.call(null, 'POST', entrances[entrance], { username, password })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test.each([
  ['engineer', 'personal', '2', []],
  ['newcomer', 'personal', '2', []],
  ['buyer', 'company', '1', []],
  ['supplier', 'supplier', '3', []],
  ['sales', 'personal', '0', ['sales']],
] as const)('%s logs in at the %s entrance', async (username, entrance, identity, staffRoles) => {
  const { status, data, meta } = await logIn(username, 'Demo1234', entrance)
  expect({ status, message: meta.message }).toEqual({ status: 200, message: '登录成功' })
  expect(data).toMatchObject({ expires_in: 1800, user: { username, identity, staffRoles } })

  const info = await call(
    null,
    'GET',
    '/admin/web/user/loginuser/baseinfo',
    undefined,
    bearer(data.access_token),
  )
  expect(info.data).toEqual(data.user)
})

test('a user name is the same in capital letters', async () => {
  expect((await logIn('ENGINEER')).status).toBe(200)
})

test.each([
  ['buyer', 'personal', '企业用户请使用企业登录'],
  ['engineer', 'company', '个人用户请使用个人登录'],
  ['supplier', 'company', '供应商请使用供应商登录'],
  ['sales', 'supplier', '员工请使用后台登录'],
] as const)(
  'with the right password, %s is told to use another entrance than %s',
  async (username, entrance, message) => {
    expect(await logIn(username, 'Demo1234', entrance)).toMatchObject({
      status: 400,
      meta: { message },
    })
    expect(await logIn(username, 'Wrong123', entrance)).toMatchObject({
      status: 400,
      meta: { message: '用户名或密码不正确' },
    })
  },
)

test('a wrong password and an unknown name are answered alike, the lock included', async () => {
  const tries = async (username: string) => {
    const answers = []
    for (let count = 0; count < 7; count++) answers.push(await logIn(username, 'Wrong123'))
    return answers.map(({ status, meta, data }) => ({ status, message: meta.message, data }))
  }
  const known = await tries('engineer')
  expect(await tries('nobody')).toEqual(known)
  expect(known.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429])
})

test('after five failures the right password does not help for a while, and the answer says how long', async () => {
  for (let count = 0; count < 5; count++) await logIn('engineer', 'Wrong123')
  const locked = await logIn('Engineer')
  expect(locked).toMatchObject({ status: 429, meta: { message: '尝试次数过多，请 15 分钟后再试' } })
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)

  await database
    .updateTable('attempt')
    .set({ last_at: new Date(databaseMilliseconds() - 15 * 60_000) })
    .execute()
  expect((await logIn('engineer')).status).toBe(200)
})

test('each failure after the lock doubles it, up to a day, and a right password undoes it', async () => {
  for (let count = 0; count < 5; count++) await logIn('engineer', 'Wrong123')
  const waits: number[] = []
  for (let round = 0; round < 9; round++) {
    const { headers } = await logIn('engineer')
    waits.push(Math.round(Number(headers['retry-after']) / 60))
    // A minute more, since the wait began before it was answered.
    const over = (Number(headers['retry-after']) + 60) * 1000
    await database
      .updateTable('attempt')
      .set({ last_at: new Date(databaseMilliseconds() - over) })
      .where('kind', '=', 'login')
      .execute()
    if (round < 8) expect((await logIn('engineer', 'Wrong123')).status).toBe(400)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  expect((await logIn('engineer')).status).toBe(200)
  for (let count = 0; count < 4; count++) await logIn('engineer', 'Wrong123')
  expect((await logIn('engineer')).status).toBe(200)
})

test('many failed names from one address are throttled, and successful logins are not counted', async () => {
  const at = await startApp({ beside: shop, settings: { addressAttempts: 8 } })
  const tryAt = (name: string, password: string) => logIn(name, password, 'personal', at)
  for (let count = 0; count < 20; count++)
    expect((await tryAt('engineer', 'Demo1234')).status).toBe(200)
  for (let count = 0; count < 8; count++)
    expect((await tryAt(`n${count}`, 'Wrong123')).status).toBe(400)
  expect((await tryAt('engineer', 'Demo1234')).status).toBe(429)
})

test('the door keeps what happened at it: logins, failures, locks, the end of a stolen token', async () => {
  const mailbox = await openMailbox(shop)
  await mailbox.work()
  await database.deleteFrom('security_event').execute()
  const { data } = await logIn('engineer')
  for (let count = 0; count < 5; count++) await logIn('engineer', 'Wrong123')
  await logIn('nobody', 'Wrong123')
  await mailbox.work()
  for (let count = 0; count < 3; count++) await refresh(data.refresh_token)
  await database
    .updateTable('user_session')
    .set({ renewed_at: new Date(databaseMilliseconds() - 31_000) })
    .execute()
  await refresh(data.refresh_token)
  const { events } = await listSecurityEvents(database, await shop.userId('engineer'), {
    offset: 0,
    limit: 20,
  })
  expect(events.map(({ kind }) => kind)).toEqual([
    'tokenReused',
    'locked',
    ...Array.from({ length: 5 }, () => 'loginFailed'),
    'loggedIn',
  ])
  expect(events[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'lightMyRequest' })
})

test('of many concurrent attempts at most five are checked', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('engineer', 'Wrong123')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('right passwords at once are all let in, whatever the limit of wrong ones', async () => {
  const right = await Promise.all(Array.from({ length: 50 }, () => logIn('engineer', 'Demo1234')))
  expect(right.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const wrong = await Promise.all(Array.from({ length: 50 }, () => logIn('engineer', 'Wrong123')))
  expect(wrong.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  expect(wrong.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(45)
})

test('a right password forgets the failures before it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) await logIn('engineer', 'Wrong123')
    expect((await logIn('engineer')).status).toBe(200)
  }
})

test('a blocked user is informed, and their open session ends', async () => {
  const { data } = await logIn('partner')
  await database
    .updateTable('app_user')
    .set({ blocked_at: now() })
    .where('username', '=', 'partner')
    .execute()
  expect(await logIn('partner')).toMatchObject({ status: 403, data: { reason: 'forbidden' } })
  expect(await logIn('partner', 'Wrong123')).toMatchObject({ status: 400 })
  const info = await call(
    null,
    'GET',
    '/admin/web/user/loginuser/baseinfo',
    undefined,
    bearer(data.access_token),
  )
  expect(info).toMatchObject({
    status: 403,
    data: { reason: 'session' },
    meta: { message: '登录过期' },
  })
  expect(await refresh(data.refresh_token)).toMatchObject({
    status: 403,
    data: { reason: 'session' },
  })
  await database
    .updateTable('app_user')
    .set({ blocked_at: null })
    .where('username', '=', 'partner')
    .execute()
})

test.each([
  [{ username: 'engineer' }, 'password', '请输入密码'],
  [{ password: 'Demo1234' }, 'username', '请输入用户名'],
  [{ username: 'engineer', password: '12345' }, 'password', '密码至少 6 位'],
  [{ username: 'x'.repeat(65), password: 'Demo1234' }, 'username', '“用户名”不能超过 64 个字符'],
  [{ username: ['engineer'], password: 'Demo1234' }, 'username', '“用户名”填写不正确，请重新填写'],
  [{ username: 'engineer', password: 'Demo1234', admin: true }, '', '未知的字段“admin”'],
])('a login with %o is refused at the field', async (body, path, message) => {
  const answer = await call(null, 'POST', entrances.personal, body)
  expect(answer).toMatchObject({ status: 400, data: { errors: [{ path, message }] } })
})

test('a password is stored as an argon2id hash and is in no answer, log line or audit', async () => {
  const { password_hash } = await database
    .selectFrom('app_user')
    .select('password_hash')
    .where('username', '=', 'engineer')
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$/)
  await logIn('engineer')
  const audit = await database
    .selectFrom('audit')
    .selectAll()
    .where('operation', '=', 'logIn')
    .execute()
  expect(audit.length).toBeGreaterThan(0)
  expect(JSON.stringify(audit)).not.toContain('Demo1234')
})

const refresh = (refresh_token: string) =>
  call(null, 'POST', '/auth/token/refresh', { refresh_token })

const baseInfo = (accessToken: string) =>
  call(null, 'GET', '/admin/web/user/loginuser/baseinfo', undefined, bearer(accessToken))

test('a refresh token gives a new session answer and a new refresh token', async () => {
  const first = (await logIn('engineer')).data
  const second = await refresh(first.refresh_token)
  expect(second).toMatchObject({ status: 200, data: { user: { username: 'engineer' } } })
  expect(second.data.refresh_token).not.toBe(first.refresh_token)
  expect((await baseInfo(second.data.access_token)).status).toBe(200)
})

test('two tabs that refresh at once get the same next token and both go on', async () => {
  const { refresh_token } = (await logIn('engineer')).data
  const tabs = await Promise.all([
    refresh(refresh_token),
    refresh(refresh_token),
    refresh(refresh_token),
  ])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(tabs.map(({ data }) => data.refresh_token)).size).toBe(1)
  expect((await refresh(tabs[1]!.data.refresh_token)).status).toBe(200)
})

test('the token before the newest works for 30 seconds; after that its use ends the session', async () => {
  const first = (await logIn('engineer')).data
  const second = (await refresh(first.refresh_token)).data
  expect((await refresh(first.refresh_token)).status).toBe(200)

  await database
    .updateTable('user_session')
    .set({ renewed_at: new Date(databaseMilliseconds() - 31_000) })
    .where('renewals', '=', 1)
    .execute()
  expect(await refresh(first.refresh_token)).toMatchObject({
    status: 401,
    meta: { message: '登录已结束，请重新登录' },
  })
  expect((await refresh(second.refresh_token)).status).toBe(401)
  expect(await baseInfo(second.access_token)).toMatchObject({
    status: 403,
    data: { reason: 'session' },
  })
})

test('the use of a token that is several renewals old ends the session', async () => {
  const first = (await logIn('engineer')).data
  const second = (await refresh(first.refresh_token)).data
  const third = (await refresh(second.refresh_token)).data
  expect((await refresh(first.refresh_token)).status).toBe(401)
  expect((await refresh(third.refresh_token)).status).toBe(401)
})

test('a refresh token that was made up or changed is refused and ends nothing', async () => {
  const { refresh_token } = (await logIn('engineer')).data
  const [session, renewals, mac] = refresh_token.split('.')
  for (const wrong of [
    `${session}.9.${mac}`,
    `${session}.${renewals}.${'A'.repeat(43)}`,
    'x'.repeat(60),
  ]) {
    expect((await refresh(wrong)).status).toBe(401)
  }
  expect((await refresh(refresh_token)).status).toBe(200)
})

test('after a logout neither token works', async () => {
  const { access_token, refresh_token } = (await logIn('engineer')).data
  const out = await call(null, 'DELETE', '/auth/token/logout', undefined, bearer(access_token))
  expect(out).toMatchObject({ status: 200, data: null, meta: { message: '已退出登录' } })
  expect(await baseInfo(access_token)).toMatchObject({ status: 403, data: { reason: 'session' } })
  expect((await refresh(refresh_token)).status).toBe(401)
  expect((await call(null, 'DELETE', '/auth/token/logout')).status).toBe(401)
})

test.each([
  ['made up', 'abc'],
  [
    'unsigned',
    'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4IiwiaXNzIjoiZmFzdGVuZXItcG9ydGFsIiwiYXVkIjoiZmFzdGVuZXItcG9ydGFsIn0.',
  ],
])('a token that is %s is answered with 401', async (_what, token) => {
  expect(await baseInfo(token)).toMatchObject({ status: 401, meta: { message: '请先登录' } })
})

test('a token of another server is answered with 401', async () => {
  const other = await startApp()
  const { data } = await logIn('engineer', 'Demo1234', 'personal', other)
  expect((await baseInfo(data.access_token)).status).toBe(401)
  expect((await refresh(data.refresh_token)).status).toBe(401)
})

test('a token past its life is answered with 401', async () => {
  const brief = await startApp({ beside: shop, settings: { accessTokenSeconds: 0 } })
  const { data } = await logIn('engineer', 'Demo1234', 'personal', brief)
  expect((await baseInfo(data.access_token)).status).toBe(401)
})

/** Encodes a password as a front end does for the announced form. */
function sentAs(
  announced: { passwordForm: string; passwordKey: string; passwordIv: string },
  password: string,
) {
  const bytes = Buffer.from(password)
  if (announced.passwordForm === 'base64') return bytes.toString('base64')
  const filled = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])
  const [key, iv] = [announced.passwordKey, announced.passwordIv].map((text) =>
    Buffer.from(text, 'base64'),
  )
  const cipher = createCipheriv('aes-128-cbc', key!, iv!).setAutoPadding(false)
  return Buffer.concat([cipher.update(filled), cipher.final()]).toString('base64')
}

test.each(['base64', 'aes-cbc'] as const)(
  'a password is sent as %s if the settings announce it',
  async (passwordForm) => {
    const at = await startApp({ beside: shop, settings: { passwordForm } })
    const announced = (await at.call(null, 'GET', '/admin/sysconfig/common/settings')).data
    expect(announced.passwordForm).toBe(passwordForm)
    expect((await logIn('engineer', sentAs(announced, 'Demo1234'), 'personal', at)).status).toBe(
      200,
    )
    expect((await logIn('engineer', sentAs(announced, 'Wrong123'), 'personal', at)).status).toBe(
      400,
    )
    for (const other of ['Demo1234!', '"Demo1234"', '测试测试测试']) {
      expect(await logIn('engineer', other, 'personal', at)).toMatchObject({
        status: 400,
        meta: { message: '密码的传输形式不正确' },
      })
    }
  },
)
