import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { databaseMilliseconds } from '../../../src/server/database/clock'
import { keyRecoveryCodes } from '../../../src/server/account/recovery-codes'
import { newSecret, stepOf } from '../../../src/server/account/totp'
import { startApp, type TestApp } from '../../app'
import { openMailbox } from './mailbox'
import { visitorAt, type Visitor } from './visitors'

const app = await startApp()
const password = 'Demo1234'

/** The code an app shows, some steps of 30 s from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: databaseMilliseconds() + steps * 30_000,
  })

const logIn = ({ call }: TestApp, username: string, entrance = '') =>
  call(null, 'POST', `/admin/web/user/login/psw${entrance}`, { username, password })

const second = ({ call }: TestApp, challenge: string, code: string) =>
  call(null, 'POST', '/admin/web/user/login/second', { challenge, code })

/** Activates a second factor; each code is one step later than the previous, because none is accepted twice. */
async function setUp({ call }: TestApp, who: string) {
  const { data: key } = await call(who, 'POST', '/web/my/second/key', { password })
  const started = await call(who, 'POST', '/web/my/second/start', { code: codeOf(key.secret, -1) })
  expect(started.status).toBe(200)
  return { secret: key.secret as string, codes: started.data.recoveryCodes as string[] }
}

test('a user with a second factor is asked for a code after the password', async () => {
  const { secret, codes } = await setUp(app, 'engineer')
  expect(codes).toHaveLength(10)
  expect((await app.call('engineer', 'GET', '/web/my/second')).data).toMatchObject({
    active: true,
    recoveryCodes: 10,
    required: false,
  })

  const { data, meta } = await logIn(app, 'engineer')
  expect(meta.message).toBe('请完成第二步验证')
  expect(data).toEqual({ challenge: expect.any(String), expires_in: 600 })
  const entered = await second(app, data.challenge, codeOf(secret))
  expect(entered).toMatchObject({ status: 200, data: { user: { username: 'engineer' } } })
  expect(entered.data.access_token).toBeTruthy()
  expect((await second(app, data.challenge, codeOf(secret, 1))).status).toBe(400)
})

test('no code counts twice, and one of an hour ago not at all', async () => {
  const { secret } = await setUp(app, 'partner')
  const code = codeOf(secret)
  const first = (await logIn(app, 'partner')).data.challenge
  expect((await second(app, first, code)).status).toBe(200)
  const next = (await logIn(app, 'partner')).data.challenge
  expect(await second(app, next, code)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'code', message: expect.stringMatching(/验证码不正确.*手机时间/) }] },
  })
  expect((await second(app, next, codeOf(secret, -120))).status).toBe(400)
})

test('a code of the app is taken in its half minute and the next, and not before', () => {
  const secret = newSecret()
  const now = 1_800_000_000_000
  const at = (steps: number) => {
    const timestamp = now + steps * 30_000
    return stepOf(
      secret,
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }),
      now,
    )
  }
  expect([-2, -1, 0, 1, 2].map(at).map((step) => step !== undefined)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('recovery codes are stored under a key of the installation, those of before too', async () => {
  const { codes } = await setUp(app, 'designer')
  const plain = (code: string) =>
    createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
  const stored = () =>
    app.database.selectFrom('recovery_code').select(['code_hash', 'keyed']).execute()
  const hashes = (await stored()).map(({ code_hash }) => code_hash)
  expect(hashes).not.toContain(plain(codes[0]!))

  // An earlier version stored one of them in this form.
  await app.database
    .insertInto('recovery_code')
    .values({ user_id: await app.userId('designer'), code_hash: plain('abcd-efgh-jkmn') })
    .execute()
  const challenge = async () => (await logIn(app, 'designer', '/enterprise')).data.challenge
  expect((await second(app, await challenge(), 'abcd-efgh-jkmn')).status).toBe(400)
  await keyRecoveryCodes(app.database)
  expect((await stored()).every(({ keyed }) => keyed)).toBe(true)
  expect((await second(app, await challenge(), 'abcd-efgh-jkmn')).status).toBe(200)
})

test('whoever knows the password and guesses codes keeps no device of the owner out', async () => {
  const fresh = await startApp()
  const { secret } = await setUp(fresh, 'engineer')
  const owner = visitorAt(fresh, '192.0.2.1')
  const enter = async (visitor: Visitor, code: string) => {
    const body = { username: 'engineer', password }
    const { data } = await visitor.post('/admin/web/user/login/psw', body)
    return visitor.post('/admin/web/user/login/second', { challenge: data.challenge, code })
  }
  expect((await enter(owner, codeOf(secret))).status).toBe(200)
  const thief = visitorAt(fresh, '203.0.113.1')
  const statuses = []
  for (let tries = 0; tries < 7; tries++) statuses.push((await enter(thief, '000000')).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  await fresh.database.updateTable('second_factor').set({ last_step: 0 }).execute()
  expect((await enter(owner, codeOf(secret))).status).toBe(200)
})

test('a recovery code opens once, however it is written', async () => {
  const { codes } = await setUp(app, 'newcomer')
  const written = codes[0]!.toUpperCase().replaceAll('-', ' ')
  const first = (await logIn(app, 'newcomer')).data.challenge
  expect((await second(app, first, written)).status).toBe(200)
  expect((await app.call('newcomer', 'GET', '/web/my/second')).data.recoveryCodes).toBe(9)
  const next = (await logIn(app, 'newcomer')).data.challenge
  expect((await second(app, next, codes[0]!)).status).toBe(400)
})

test('a login that waits for its second step is named by a secret of 256 bits, stored as its hash', async () => {
  const fresh = await startApp()
  await setUp(fresh, 'engineer')
  const { challenge } = (await logIn(fresh, 'engineer')).data
  expect(Buffer.from(challenge, 'base64url')).toHaveLength(32)
  const stored = await fresh.database.selectFrom('login_challenge').selectAll().execute()
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(challenge)
})

test('a challenge dies of five wrong codes, and of its age', async () => {
  const fresh = await startApp({ settings: { loginAttempts: 100 } })
  const { secret } = await setUp(fresh, 'engineer')
  const { challenge } = (await logIn(fresh, 'engineer')).data
  for (let tries = 0; tries < 5; tries++) {
    expect((await second(fresh, challenge, '000000')).status).toBe(400)
  }
  expect(await second(fresh, challenge, codeOf(secret))).toMatchObject({
    status: 400,
    meta: { message: '登录已超时，请重新输入密码' },
  })
  const old = (await logIn(fresh, 'engineer')).data.challenge
  await fresh.database
    .updateTable('login_challenge')
    .set({ expires_at: new Date(databaseMilliseconds() - 1000) })
    .execute()
  expect((await second(fresh, old, codeOf(secret))).status).toBe(400)
  expect((await second(fresh, 'x'.repeat(43), codeOf(secret))).status).toBe(400)
})

test('a login that waits for its second step ends when the password changes', async () => {
  const fresh = await startApp()
  const { secret } = await setUp(fresh, 'engineer')
  const { challenge } = (await logIn(fresh, 'engineer')).data
  await fresh.call('engineer', 'POST', '/admin/web/user/update/psw', {
    oldPassword: password,
    password: 'Fresh123',
    confirmPassword: 'Fresh123',
  })
  expect((await second(fresh, challenge, codeOf(secret))).status).toBe(400)
})

test('wrong codes lock for a while, over many challenges too', async () => {
  const fresh = await startApp()
  const { secret } = await setUp(fresh, 'engineer')
  const answers: number[] = []
  for (let tries = 0; tries < 7; tries++) {
    const { challenge } = (await logIn(fresh, 'engineer')).data
    answers.push((await second(fresh, challenge, '000000')).status)
  }
  expect(answers).toContain(429)
  const { challenge } = (await logIn(fresh, 'engineer')).data
  const locked = await second(fresh, challenge, codeOf(secret))
  expect(locked.status).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
})

test('a key is given for the password alone, and counts only after its first code', async () => {
  const fresh = await startApp()
  const { call } = fresh
  expect(
    await call('engineer', 'POST', '/web/my/second/key', { password: 'Wrong123' }),
  ).toMatchObject({ status: 400, data: { errors: [{ path: 'password' }] } })
  const { data } = await call('engineer', 'POST', '/web/my/second/key', { password })
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/.*engineer/)
  expect((await logIn(fresh, 'engineer')).data.access_token).toBeTruthy()
  expect((await call('engineer', 'POST', '/web/my/second/start', { code: '000000' })).status).toBe(
    400,
  )
  expect((await call('engineer', 'GET', '/web/my/second')).data.active).toBe(false)
})

test('recovery codes are renewed and the factor is ended with a code', async () => {
  const fresh = await startApp()
  const { call } = fresh
  const { secret, codes } = await setUp(fresh, 'engineer')
  expect(await call('engineer', 'POST', '/web/my/second/key', { password })).toMatchObject({
    status: 409,
  })
  const renewed = await call('engineer', 'POST', '/web/my/second/codes', { code: codeOf(secret) })
  expect(renewed.data.recoveryCodes).toHaveLength(10)
  const end = (code: string) => call('engineer', 'POST', '/web/my/second/end', { code })
  expect((await end(codes[0]!)).status).toBe(400)
  expect((await end(renewed.data.recoveryCodes[0])).status).toBe(200)
  expect((await logIn(fresh, 'engineer')).data.access_token).toBeTruthy()
  expect((await end(codeOf(secret, 1))).status).toBe(409)
  expect((await call('engineer', 'POST', '/web/my/second/codes', { code: '123456' })).status).toBe(
    409,
  )
})

test('where staff need one, the login itself sets it up and shows the recovery codes', async () => {
  const strict = await startApp({
    settings: { staffSecondFactor: ['operator', 'sales', 'quality', 'agent', 'editor'] },
  })
  expect((await logIn(strict, 'engineer')).data.access_token).toBeTruthy()
  const { data } = await logIn(strict, 'sales')
  expect(data.access_token).toBeUndefined()
  const entered = await second(strict, data.challenge, codeOf(data.enrolment.secret, -1))
  expect(entered.data.recoveryCodes).toHaveLength(10)
  const again = await logIn(strict, 'sales')
  expect(again.data.enrolment).toBeUndefined()
  const code = codeOf(data.enrolment.secret)
  expect((await second(strict, again.data.challenge, code)).data.recoveryCodes).toBeUndefined()
  expect((await strict.call('sales', 'GET', '/web/my/second')).data).toMatchObject({
    active: true,
    required: true,
  })
  const end = await strict.call('sales', 'POST', '/web/my/second/end', { code: '123456' })
  expect(end).toMatchObject({ status: 409, meta: { message: '员工账户必须使用两步验证' } })
})

test('an operator ends the second factor of somebody who lost phone and codes', async () => {
  const fresh = await startApp()
  const { call } = fresh
  await setUp(fresh, 'sales')
  const id = await fresh.userId('sales')
  const page = () => call('operator', 'GET', `/office/people/staff/${id}`)
  const end = (who: string, ofId = id) => call(who, 'DELETE', `/office/people/${ofId}/second`)
  expect((await page()).data.secondFactorSince).toMatch(/^\d{4}-/)
  expect((await end('editor')).status).toBe(403)

  expect((await call('sales', 'GET', '/web/my/second')).status).toBe(200)
  expect(await end('operator')).toMatchObject({ status: 200, meta: { message: '两步验证已停用' } })
  expect((await logIn(fresh, 'sales')).data.access_token).toBeTruthy()
  expect((await call('sales', 'GET', '/web/my/second')).status).toBe(403)
  const { data } = await page()
  expect(data.secondFactorSince).toBeUndefined()
  expect(data.events.map(({ kind }: { kind: string }) => kind)).toContain(
    'secondFactorEndedByStaff',
  )
  const mails = await (await openMailbox(fresh)).all('sales@demo.example')
  expect(mails[0]!.content.template).toBe('secondFactorEnded')
  const { records } = await fresh.database
    .selectFrom('audit')
    .select('records')
    .where('operation', '=', 'endPersonSecondFactor')
    .executeTakeFirstOrThrow()
  expect(records).toContain(`app_user:${id}`)
  expect(await end('operator')).toMatchObject({ status: 409 })
})

test('operators end their own second factor with a code of it, like everybody', async () => {
  const fresh = await startApp()
  await setUp(fresh, 'operator')
  const own = `/office/people/${await fresh.userId('operator')}/second`
  expect((await fresh.call('operator', 'DELETE', own)).status).toBe(409)
  expect((await fresh.call('operator', 'GET', '/web/my/second')).data.active).toBe(true)
})

test('a visitor has no second factor', async () => {
  expect((await app.call(null, 'GET', '/web/my/second')).status).toBe(401)
  expect((await app.call(null, 'POST', '/web/my/second/key', { password })).status).toBe(401)
})
