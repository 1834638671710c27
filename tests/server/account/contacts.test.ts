import { expect, test } from 'vitest'
import { databaseMilliseconds } from '../../../src/server/database/clock'
import { startApp } from '../../app'
import { openMailbox } from './mailbox'

const app = await startApp({ settings: { addressAttempts: 0 } })
const { call, database } = app

const mailbox = await openMailbox(app)

const askEmail = (who: string | null, email: string) =>
  call(who, 'POST', '/admin/web/user/update/email/code', { email })
const password = 'Demo1234'
const changeEmail = (who: string, email: string, code: string, body: object = { password }) =>
  call(who, 'POST', '/admin/web/user/update/email', { email, code, ...body })

const outbox = async (to: string) =>
  (await call(null, 'GET', `/dev/outbox?to=${encodeURIComponent(to)}`)).data

const codeFor = async (to: string): Promise<string> => (await outbox(to))[0].code

const profile = async (who: string) => (await call(who, 'GET', '/web/my/profile')).data

/** A code that differs from the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a new e-mail address counts when the code that it got has come back', async () => {
  await askEmail('engineer', 'Zhao@demo.example')
  expect((await profile('engineer')).email).not.toBe('Zhao@demo.example')
  const code = await codeFor('Zhao@demo.example')
  expect(await changeEmail('engineer', 'Zhao@demo.example', wrong(code))).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'code' }] },
  })
  expect((await changeEmail('engineer', 'other@demo.example', code)).status).toBe(400)
  expect((await changeEmail('engineer', 'Zhao@demo.example', code)).status).toBe(200)
  expect((await profile('engineer')).email).toBe('Zhao@demo.example')
  expect((await changeEmail('engineer', 'Zhao@demo.example', code)).status).toBe(400)
})

test('a wrong code is kept as a security event of who typed it in', async () => {
  await askEmail('supplier2', 'wrong@demo.example')
  const code = await codeFor('wrong@demo.example')
  await changeEmail('supplier2', 'wrong@demo.example', wrong(code))
  await mailbox.work()
  const { data } = await call('supplier2', 'GET', '/web/my/security/page')
  expect(data.records[0]).toMatchObject({ kind: 'codeFailed' })
})

test('the old address hears of the new one', async () => {
  for (const email of ['first@demo.example', 'next@demo.example']) {
    await askEmail('partner', email)
    await changeEmail('partner', email, await codeFor(email))
  }
  const [mail] = await outbox('first@demo.example')
  expect(mail.text).toContain('next@demo.example')
  const { data } = await call('partner', 'GET', '/web/my/security/page')
  expect(data.records[0]).toMatchObject({ kind: 'emailChanged' })
})

test('an address of another account is refused only to who can read its mails', async () => {
  await askEmail('buyer', 'taken@demo.example')
  await changeEmail('buyer', 'taken@demo.example', await codeFor('taken@demo.example'))
  await database.deleteFrom('attempt').execute()
  expect((await askEmail('designer', 'taken@demo.example')).status).toBe(200)
  expect(await changeEmail('designer', 'taken@demo.example', '0000')).toMatchObject({
    data: { errors: [{ path: 'code' }] },
  })
  const code = await codeFor('taken@demo.example')
  expect(await changeEmail('designer', 'TAKEN@demo.example', code)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'email', message: '该邮箱已被其他账户使用' }] },
  })
})

test('a code works for one user only, and at most one is sent per minute', async () => {
  await askEmail('buyer', 'mine@demo.example')
  const code = await codeFor('mine@demo.example')
  expect((await changeEmail('designer', 'mine@demo.example', code)).status).toBe(400)
  expect((await askEmail('buyer', 'mine@demo.example')).status).toBe(429)
})

test('a code that has expired, or was wrong five times, is dead', async () => {
  await askEmail('supplier', 'old@demo.example')
  const old = await codeFor('old@demo.example')
  await database
    .updateTable('one_time_code')
    .set({ expires_at: new Date(databaseMilliseconds() - 1000) })
    .execute()
  expect((await changeEmail('supplier', 'old@demo.example', old)).status).toBe(400)

  await askEmail('supplier', 'five@demo.example')
  const code = await codeFor('five@demo.example')
  for (let tries = 0; tries < 5; tries++)
    await changeEmail('supplier', 'five@demo.example', wrong(code))
  expect((await changeEmail('supplier', 'five@demo.example', code)).status).toBe(400)
})

test.each(['nobody', 'a@b@c', `${'x'.repeat(30)}@demo.example`])(
  '%j is no e-mail address',
  async (email) => {
    expect(await askEmail('buyer', email)).toMatchObject({
      status: 400,
      data: { errors: [{ path: 'email' }] },
    })
  },
)

test('only customers and suppliers change how they are reached here', async () => {
  expect((await askEmail(null, 'a@demo.example')).status).toBe(401)
  expect((await askEmail('sales', 'a@demo.example')).status).toBe(403)
  const path = '/admin/web/user/update/mobile/code/13800138000'
  expect((await call(null, 'POST', path)).status).toBe(401)
})

const changeMobile = (who: string, body: object) =>
  call(who, 'POST', '/admin/web/user/update/mobile', { password, ...body })
const askMobile = (who: string, mobile: string, areaCode = '86') =>
  call(who, 'POST', `/admin/web/user/update/mobile/code/${mobile}?areaCode=${areaCode}`)

test('a new mobile number counts when its code has come back, and then opens the login', async () => {
  expect((await askMobile('engineer', '13800138000')).status).toBe(200)
  const code = await mailbox.code('+8613800138000')
  expect(
    (await changeMobile('engineer', { mobile: '13800138000', code: wrong(code) })).status,
  ).toBe(400)
  expect((await changeMobile('engineer', { mobile: '13800138000', code })).status).toBe(200)
  expect(await profile('engineer')).toMatchObject({ areaCode: '86', mobile: '13800138000' })
  const { data } = await call('engineer', 'GET', '/web/my/security/page')
  expect(data.records[0]).toMatchObject({ kind: 'mobileChanged' })
})

test('a number abroad has its own area code; a number of another account is refused', async () => {
  await askMobile('buyer', '15123456789', '49')
  const code = await mailbox.code('+4915123456789')
  const body = { areaCode: '49', mobile: '15123456789', code }
  expect((await changeMobile('buyer', body)).status).toBe(200)

  await database.deleteFrom('attempt').execute()
  await askMobile('designer', '15123456789', '49')
  const again = await mailbox.code('+4915123456789')
  expect(await changeMobile('designer', { ...body, code: again })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'mobile' }] },
  })
})

test.each(['1380013800', '23800138000', '138001380001'])(
  '%s is no mobile number of China',
  async (mobile) => {
    expect(await askMobile('buyer', mobile)).toMatchObject({
      status: 400,
      data: { errors: [{ path: 'mobile' }] },
    })
  },
)

test('an address and a number change only with the password, and the owner hears of it', async () => {
  await database.deleteFrom('attempt').execute()
  await askEmail('partner', 'mine@demo.example')
  const code = await codeFor('mine@demo.example')
  const wrongPassword = { status: 400, data: { errors: [{ path: 'password' }] } }
  expect(await changeEmail('partner', 'mine@demo.example', code, {})).toMatchObject(wrongPassword)
  expect(
    await changeEmail('partner', 'mine@demo.example', code, { password: 'Wrong123' }),
  ).toMatchObject(wrongPassword)
  expect((await changeEmail('partner', 'mine@demo.example', code)).status).toBe(200)

  await askMobile('partner', '13800138777')
  const mobileCode = await mailbox.code('+8613800138777')
  const body = { mobile: '13800138777', code: mobileCode }
  expect(await changeMobile('partner', { ...body, password: 'Wrong123' })).toMatchObject(
    wrongPassword,
  )
  expect(await changeMobile('designer', body)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'code' }] },
  })
  expect((await changeMobile('partner', body)).status).toBe(200)
  const [mail] = await mailbox.all('mine@demo.example')
  expect(mail?.content).toMatchObject({ template: 'mobileChanged' })
})

test('an address that somebody registered and never activated goes to who reads its mails', async () => {
  await database.deleteFrom('attempt').execute()
  await call(null, 'POST', '/admin/web/user/register', {
    identity: '2',
    area: 'china',
    username: 'squatter',
    contactName: 'S',
    region: '110000',
    password: 'Torque12',
    confirmPassword: 'Torque12',
    agreement: true,
    way: 'email',
    email: 'squat@demo.example',
  })
  await askEmail('engineer', 'squat@demo.example')
  const changed = await changeEmail(
    'engineer',
    'squat@demo.example',
    await codeFor('squat@demo.example'),
  )
  expect(changed.status).toBe(200)
})
