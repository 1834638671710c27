import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { listSecurityEvents } from '../../../src/server/security-events/security-events.sql'
import { hashPassword } from '../../../src/server/passwords/hashes'
import { startApp, type Answer } from '../../app'
import { letPass, openMailbox } from './mailbox'

const shop = await startApp()
const { database, call } = shop
const mailbox = await openMailbox(shop)

const email = 'engineer@demo.example'
const mobile = '19900000002'
const fresh = { password: 'Fresh123', confirmPassword: 'Fresh123' }

const logIn = (password: string, username = 'engineer') =>
  call(null, 'POST', '/admin/web/user/login/psw', { username, password })
const askMail = (address: string) =>
  call(null, 'POST', '/admin/web/user/psw/reset/email', { email: address })
const confirm = (body: object) =>
  call(null, 'POST', '/admin/web/user/psw/reset/email/confirm', { ...fresh, ...body })
/** The browser that requests codes and in which they are typed. */
const browser = { cookie: `browser=${'b'.repeat(43)}` }
const askCode = (number: string, way = 'resetpsw') =>
  call(null, 'POST', `/admin/web/user/${way}/code/${number}`, undefined, browser)
const check = (code: string) =>
  call(null, 'POST', '/admin/web/user/psw/reset/mobile', { mobile, code }, browser)
const submit = (code: string, body: object = {}) =>
  call(
    null,
    'POST',
    '/admin/web/user/psw/reset/mobile/submitinfo',
    { mobile, code, ...fresh, ...body },
    browser,
  )
const mobileLogin = (code: string, number = mobile) =>
  call(null, 'POST', '/admin/web/user/login/mobile', { mobile: number, code }, browser)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** An answer without its request id. */
const withoutHeaders = ({ status, data, meta }: Answer) => ({ status, data, message: meta.message })
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

const demoHash = await hashPassword('Demo1234')

beforeEach(async () => {
  await database.deleteFrom('attempt').execute()
  await database.deleteFrom('one_time_code').execute()
  await database.deleteFrom('outbox_message').execute()
  await database
    .updateTable('app_user')
    .set({ password_hash: demoHash, is_system_password: 0 })
    .where('username', '=', 'engineer')
    .execute()
})

test('a password is reset by the link of a mail, which ends every session and undoes a lock', async () => {
  const { data } = await logIn('Demo1234')
  for (let count = 0; count < 6; count++) await logIn('Wrong123')
  await database.deleteFrom('attempt').where('kind', '=', 'address').execute()
  expect((await logIn('Demo1234')).status).toBe(429)
  expect((await askMail('Engineer@Demo.example')).status).toBe(200)
  expect((await confirm({ token: await mailbox.token(email) })).status).toBe(200)
  const info = await call(
    null,
    'GET',
    '/admin/web/user/loginuser/baseinfo',
    undefined,
    bearer(data.access_token),
  )
  expect(info).toMatchObject({ status: 403, data: { reason: 'session' } })
  expect((await logIn('Fresh123')).status).toBe(200)
  expect((await logIn('Demo1234')).status).toBe(400)
  const [mail] = await mailbox.all(email)
  expect(mail?.content).toMatchObject({ template: 'passwordChanged' })
})

test('a link of a reset works once, for 24 hours, and the newest alone', async () => {
  const over = { status: 409, meta: { message: '重置链接已超时，请重新申请' } }
  await askMail(email)
  const first = await mailbox.token(email)
  await letPass(shop, 61)
  await askMail(email)
  const second = await mailbox.token(email)
  expect(await confirm({ token: first })).toMatchObject(over)
  expect((await confirm({ token: second, confirmPassword: 'Other123' })).status).toBe(400)
  expect((await confirm({ token: second })).status).toBe(200)
  expect(await confirm({ token: second })).toMatchObject(over)
  await letPass(shop, 61)
  await askMail(email)
  const third = await mailbox.token(email)
  await letPass(shop, 24 * 3600)
  expect(await confirm({ token: third })).toMatchObject(over)
})

test('a link is good for nothing but its purpose', async () => {
  await askMail(email)
  const token = await mailbox.token(email)
  const activation = await call(null, 'POST', '/admin/web/user/activation/check', { token })
  expect(activation.status).toBe(409)
  expect((await confirm({ token })).status).toBe(200)
})

test('asking for a reset does not reveal whether there is an account', async () => {
  expect(withoutHeaders(await askMail(email))).toEqual(
    withoutHeaders(await askMail('nobody@customer.example')),
  )
  const asked = [await askCode(mobile), await askCode('13811112222')].map(withoutHeaders)
  const data = { request: expect.stringMatching(/^[\w-]{43}$/) }
  expect(asked[0]).toEqual({ ...asked[1], data })
  expect(await mailbox.all('nobody@customer.example')).toEqual([])
  expect(await mailbox.all('+8613811112222')).toEqual([])
  const wrong = await Promise.all([
    mobileLogin('0000', '13811112222'),
    mobileLogin('0000', '13822223333'),
  ])
  expect(wrong.map(({ status }) => status)).toEqual([400, 400])
})

test('a wrong code is refused alike for a number with an account and for one without', async () => {
  await askCode(mobile, 'login')
  await askCode('13811112222', 'login')
  const right = await mailbox.code(`+86${mobile}`)
  const wrong = wrongFor(right)
  for (let count = 0; count < 7; count++) {
    const [known, unknown] = [await mobileLogin(wrong), await mobileLogin(wrong, '13811112222')]
    expect(withoutHeaders(known)).toEqual(withoutHeaders(unknown))
  }
})

test('a wrong code of a login is kept as a security event of whose number it is', async () => {
  await askCode(mobile, 'login')
  await mobileLogin(wrongFor(await mailbox.code(`+86${mobile}`)))
  await mailbox.work()
  const of = await shop.userId('engineer')
  const { events } = await listSecurityEvents(database, of, { offset: 0, limit: 1 })
  expect(events).toMatchObject([{ kind: 'codeFailed' }])
})

test('a user logs in once with the code sent to their number', async () => {
  await askCode(mobile, 'login')
  const code = await mailbox.code(`+86${mobile}`)
  const { status, data } = await mobileLogin(code)
  expect(status).toBe(200)
  expect(data.user).toMatchObject({ username: 'engineer' })
  expect((await mobileLogin(code)).data.errors).toEqual([
    { path: 'code', message: '验证码已失效，请重新获取' },
  ])
})

test.each([
  ['buyer', '19900000001'],
  ['supplier', '19900000003'],
])('%s logs in by mobile too', async (username, number) => {
  await askCode(number, 'login')
  const { data } = await mobileLogin(await mailbox.code(`+86${number}`), number)
  expect(data.user.username).toBe(username)
})

test('a code that was wrong five times is dead, however right it is then', async () => {
  await askCode(mobile)
  const code = await mailbox.code(`+86${mobile}`)
  for (let count = 0; count < 5; count++) {
    expect((await check(wrongFor(code))).data.errors[0].message).toBe('验证码不正确')
  }
  expect((await check(code)).data.errors[0].message).toBe('验证码已失效，请重新获取')
})

test('of many concurrent codes at most five are checked', async () => {
  await askCode(mobile)
  await mailbox.work()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, count) => check(String(count).padStart(4, '0'))),
  )
  const looked = answers.filter(({ data }) => data?.errors?.[0].message === '验证码不正确')
  expect(looked.length).toBeLessThanOrEqual(5)
})

test('wrong codes cost more and more time, over the codes', async () => {
  let tries = 0
  for (let round = 0; round < 3; round++) {
    await askCode(mobile)
    const code = await mailbox.code(`+86${mobile}`)
    for (let count = 0; count < 5 && (await check(wrongFor(code))).status === 400; count++) tries++
    await letPass(shop, 61)
  }
  expect(tries).toBe(10)
  expect((await check('0000')).status).toBe(429)
})

test('a code works for five minutes, and for its purpose alone', async () => {
  await askCode(mobile, 'login')
  const code = await mailbox.code(`+86${mobile}`)
  expect((await check(code)).status).toBe(400)
  await letPass(shop, 301)
  expect((await mobileLogin(code)).data.errors[0].message).toBe('验证码已失效，请重新获取')
})

test('an expired link is refused when opened, and the new password must differ from the old one', async () => {
  await askMail(email)
  const token = await mailbox.token(email)
  const open = (of: string) =>
    call(null, 'POST', '/admin/web/user/psw/reset/email/check', { token: of })
  expect(await open('never-given')).toMatchObject({
    status: 409,
    meta: { message: '重置链接已超时，请重新申请' },
  })
  expect((await open(token)).status).toBe(200)
  const present = { password: 'Demo1234', confirmPassword: 'Demo1234' }
  expect(await confirm({ token, ...present })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'password', message: '新密码不能与原密码相同' }] },
  })
  // Neither call spends the link.
  expect((await confirm({ token })).status).toBe(200)
  expect((await open(token)).status).toBe(409)
})

test('repeated requests for codes wait longer and longer', async () => {
  for (let sent = 0; sent < 5; sent++) {
    expect((await askCode(mobile)).status).toBe(200)
    await letPass(shop, 61)
  }
  const sixth = await askCode(mobile)
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500)
})

test('a code is sent once a minute and to a number that can be one', async () => {
  expect((await askCode(mobile)).status).toBe(200)
  const again = await askCode(mobile)
  expect(again.status).toBe(429)
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
  await letPass(shop, 61)
  expect((await askCode(mobile)).status).toBe(200)
  expect((await askCode('12345')).data.errors).toEqual([
    { path: 'mobile', message: '手机号不足 11 位' },
  ])
})

test('a password is reset by mobile: first the code, then the password', async () => {
  await askCode(mobile)
  const code = await mailbox.code(`+86${mobile}`)
  expect((await check(code)).status).toBe(200)
  await letPass(shop, 400)
  expect((await submit(code, { password: 'weak', confirmPassword: 'weak' })).status).toBe(400)
  expect((await submit(code)).status).toBe(200)
  expect((await submit(code)).status).toBe(400)
  expect((await logIn('Fresh123')).status).toBe(200)
})

test.each([
  ['buyer', '19900000001', 'enterprise'],
  ['supplier', '19900000003', 'supplier'],
  ['engineer', mobile, 'personal'],
])(
  'who resets the password of %s by mobile is told by which entrance it comes in',
  async (_who, number, entrance) => {
    await askCode(number)
    const body = { mobile: number, code: await mailbox.code(`+86${number}`), ...fresh }
    const { status, data } = await call(
      null,
      'POST',
      '/admin/web/user/psw/reset/mobile/submitinfo',
      body,
      browser,
    )
    expect([status, data]).toEqual([200, { entrance }])
  },
)

const change = (body: object, who: string | null = 'engineer') =>
  call(who, 'POST', '/admin/web/user/update/psw', { oldPassword: 'Demo1234', ...fresh, ...body })

test('changing the password keeps the current session and ends all others', async () => {
  const other = (await logIn('Demo1234')).data
  const { status, data } = await change({})
  expect({ status, flag: data.isSystemPassword }).toEqual({ status: 200, flag: 0 })
  expect((await call('engineer', 'GET', '/admin/web/user/loginuser/baseinfo')).status).toBe(200)
  const info = await call(
    null,
    'GET',
    '/admin/web/user/loginuser/baseinfo',
    undefined,
    bearer(other.access_token),
  )
  expect(info.status).toBe(403)
  const { events } = await listSecurityEvents(database, await shop.userId('engineer'), {
    offset: 0,
    limit: 1,
  })
  expect(events[0]).toMatchObject({ kind: 'passwordChanged' })
})

test('an issued password is replaced, by suppliers and staff too', async () => {
  for (const username of ['newcomer', 'supplier2', 'editor']) {
    expect((await change({}, username)).data).toMatchObject({ username, isSystemPassword: 0 })
  }
})

test.each([
  [{ oldPassword: 'Wrong123' }, 'oldPassword', '原密码不正确'],
  [{ password: 'Demo1234', confirmPassword: 'Demo1234' }, 'password', '新密码不能与原密码相同'],
  [{ confirmPassword: 'Fresh124' }, 'confirmPassword', '两次输入的密码不一致'],
  [{ password: 'fresh123', confirmPassword: 'fresh123' }, 'password', '密码需包含大写字母'],
  [{ oldPassword: undefined }, 'oldPassword', '请输入原密码'],
])('a change with %o is refused at the field', async (body, path, message) => {
  expect((await change(body)).data.errors).toContainEqual({ path, message })
})

test('the old password can be guessed no more often than at the login', async () => {
  const statuses = []
  for (let count = 0; count < 6; count++)
    statuses.push((await change({ oldPassword: 'Wrong123' })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test.each([
  ['Password1', '该密码过于常见，容易被猜到，请换一个'],
  ['Engineer7', '密码不能包含您的用户名、邮箱或公司名称'],
])('%s is no new password, by whichever way it is set', async (password, message) => {
  const errors = [{ path: 'password', message }]
  const both = { password, confirmPassword: password }
  expect((await change(both)).data.errors).toEqual(errors)
  await askMail(email)
  expect((await confirm({ token: await mailbox.token(email), ...both })).data.errors).toEqual(
    errors,
  )
  await askCode(mobile)
  expect((await submit(await mailbox.code(`+86${mobile}`), both)).data.errors).toEqual(errors)
})

test('an installation can ask for longer passwords', async () => {
  const at = await startApp({ beside: shop, settings: { passwordPolicy: 'long' } })
  const body = { oldPassword: 'Demo1234', ...fresh }
  const short = await at.call('engineer', 'POST', '/admin/web/user/update/psw', body)
  expect(short.data.errors).toEqual([{ path: 'password', message: '密码为 12-64 位' }])
  const phrase = 'four brass nuts on a rail'
  const long = { oldPassword: 'Demo1234', password: phrase, confirmPassword: phrase }
  expect((await at.call('partner', 'POST', '/admin/web/user/update/psw', long)).status).toBe(200)
})

test('an open link of a reset dies when the password, the address or the second factor changes', async () => {
  const open = async () => {
    await database.deleteFrom('attempt').execute()
    await askMail(email)
    const token = await mailbox.token(email)
    const { rows } = await sql<{ user_id: number }>`select user_id from one_time_link
      where used_at is null`.execute(database)
    expect(rows).toHaveLength(1)
    return token
  }
  const dead = async (token: string) => expect((await confirm({ token })).status).toBe(409)
  const byPassword = await open()
  expect((await change({})).status).toBe(200)
  await dead(byPassword)

  const byFactor = await open()
  const key = await call('engineer', 'POST', '/web/my/second/key', { password: 'Fresh123' })
  const code = new TOTP({ secret: Secret.fromBase32(key.data.secret) }).generate()
  const started = await call('engineer', 'POST', '/web/my/second/start', { code })
  await dead(byFactor)
  const byEnd = await open()
  await call('engineer', 'POST', '/web/my/second/end', { code: started.data.recoveryCodes[0] })
  await dead(byEnd)

  const byAddress = await open()
  await call('engineer', 'POST', '/admin/web/user/update/email/code', {
    email: 'other@demo.example',
  })
  await call('engineer', 'POST', '/admin/web/user/update/email', {
    email: 'other@demo.example',
    code: await mailbox.code('other@demo.example'),
    password: 'Fresh123',
  })
  await dead(byAddress)
})
