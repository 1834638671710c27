import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { invited, tokenFor } from './invited'

const app = await startApp()
const { call, database } = app

beforeEach(() => database.deleteFrom('attempt').execute())

const invite = (who: string | null, email: string, companyRole = 'purchaser') =>
  call(who, 'POST', '/web/company/invitation', { email, companyRole })

const check = (token: string) => call(null, 'POST', '/web/company/invitation/check', { token })

const accept = (token: string, entry: object = {}) =>
  call(null, 'POST', '/web/company/invitation/accept', {
    token,
    username: 'colleague',
    contactName: 'Lu Wen',
    password: 'Torque12',
    confirmPassword: 'Torque12',
    ...entry,
  })

const open = async () => (await call('buyer', 'GET', '/web/company')).data.invitations

test('a colleague is invited by mail, accepts by its link and is in the company at once', async () => {
  expect(await invite('buyer', 'Lu.Wen@demo.example', 'designer')).toMatchObject({
    status: 200,
    meta: { message: '邀请已发送' },
  })
  const { data } = await call(null, 'GET', '/dev/outbox?to=Lu.Wen@demo.example')
  expect(data[0].text).toContain('远岭轨道车辆（演示）')
  const token = await tokenFor(app, 'Lu.Wen@demo.example')
  expect((await check(token)).data).toEqual({
    company: '远岭轨道车辆（演示）',
    email: 'Lu.Wen@demo.example',
    companyRole: 'designer',
    isKnown: false,
  })
  expect(await open()).toHaveLength(1)

  const accepted = await accept(token)
  expect(accepted).toMatchObject({
    status: 200,
    data: {
      user: {
        username: 'colleague',
        identity: '1',
        companyRole: 'designer',
        contactName: 'Lu Wen',
        isDesign: 1,
      },
    },
  })
  expect(await open()).toHaveLength(0)
  const orders = await call(accepted.data.user.id, 'GET', '/web/intention/order/page')
  expect(orders.status).toBe(200)
  const entrance = '/admin/web/user/login/psw/enterprise'
  const login = await call(null, 'POST', entrance, { username: 'colleague', password: 'Torque12' })
  expect(login.status).toBe(200)
  const news = await call('buyer', 'GET', '/admin/sysnotifyremind/page?state=1')
  expect(news.data.records[0]).toMatchObject({ content: 'Lu Wen 已加入企业账户' })
})

test('a member cannot be invited again, and nothing is revealed about other accounts', async () => {
  expect(await invite('buyer', 'Designer@demo.example')).toMatchObject({
    status: 400,
    data: {
      errors: [{ path: 'email', message: '该邮箱的同事已是本公司成员，无需再次邀请' }],
    },
  })
  expect((await invite('buyer', 'engineer@demo.example')).status).toBe(200)
  // The reader of the mail learns that the address is taken: a company login would be created without it.
  expect((await check(await tokenFor(app, 'engineer@demo.example'))).data.isKnown).toBe(true)
})

test('a link works once', async () => {
  await invite('buyer', 'once@demo.example')
  const token = await tokenFor(app, 'once@demo.example')
  const answers = await Promise.all([
    accept(token, { username: 'once-1' }),
    accept(token, { username: 'once-2' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await check(token)).toMatchObject({
    status: 400,
    meta: { message: '邀请链接已失效，请联系邀请您的同事重新邀请' },
  })
})

test('an address has one open invitation: a second one makes the first link worthless', async () => {
  await invite('buyer', 'twice@demo.example', 'purchaser')
  const first = await tokenFor(app, 'twice@demo.example')
  await invite('buyer', 'TWICE@demo.example', 'administrator')
  expect((await check(first)).status).toBe(400)
  expect(
    (await open()).filter(({ email }: { email: string }) => /twice/i.test(email)),
  ).toMatchObject([{ companyRole: 'administrator' }])
})

test('a withdrawn or expired invitation opens nothing', async () => {
  await invite('buyer', 'late@demo.example')
  const late = await tokenFor(app, 'late@demo.example')
  await database
    .updateTable('company_invitation')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', 'late@demo.example')
    .execute()
  expect((await accept(late, { username: 'late' })).status).toBe(400)
  const [invitation] = (await open()).filter(
    ({ email }: { email: string }) => email === 'late@demo.example',
  )
  expect(invitation).toMatchObject({ expired: true })
  const path = `/web/company/invitation/${invitation.id}`
  expect((await call('buyer', 'DELETE', path)).status).toBe(200)
  expect((await call('buyer', 'DELETE', path)).status).toBe(404)
})

test('only administrators of a company invite', async () => {
  expect((await invite('designer', 'a@demo.example')).status).toBe(403)
  expect((await invite('engineer', 'a@demo.example')).status).toBe(403)
  expect((await invite('sales', 'a@demo.example')).status).toBe(403)
  expect((await invite(null, 'a@demo.example')).status).toBe(401)
})

test("nobody withdraws another company's invitation", async () => {
  await invite('buyer', 'kept@demo.example')
  const [invitation] = (await open()).slice(-1)
  const id = await invited(app, { username: 'helper', companyRole: 'purchaser' })
  expect((await call(id, 'DELETE', `/web/company/invitation/${invitation.id}`)).status).toBe(403)
  expect(
    (await call('engineer', 'DELETE', `/web/company/invitation/${invitation.id}`)).status,
  ).toBe(403)
  expect((await open()).map((one: { id: number }) => one.id)).toContain(invitation.id)
})

test.each([
  [{ username: '' }, 'username'],
  [{ username: 'x' }, 'username'],
  [{ username: 'a b' }, 'username'],
  [{ username: 'a'.repeat(21) }, 'username'],
  [{ username: 'BUYER' }, 'username'],
  [{ contactName: ' ' }, 'contactName'],
  [{ password: '' }, 'password'],
  [{ password: 'secret', confirmPassword: 'secret' }, 'password'],
  [{ confirmPassword: 'Torque13' }, 'confirmPassword'],
  [{ password: 'Torque12Torque12' }, 'password'],
])(
  'an invitation accepted with %o is refused with the fault, and its link stays valid',
  async (entry, path) => {
    await invite('buyer', 'careful@demo.example')
    const token = await tokenFor(app, 'careful@demo.example')
    const { status, data } = await accept(token, { username: 'careful', ...entry })
    expect(status).toBe(400)
    expect(data.errors.map((error: { path: string }) => error.path)).toContain(path)
    expect((await check(token)).status).toBe(200)
  },
)

test.each(['not-an-address', 'a@', 'a@b@c'])('%j is no address to invite', async (email) => {
  expect(await invite('buyer', email)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'email' }] },
  })
})

test('names in other scripts, with hyphens and underscores, are welcome', async () => {
  await invite('buyer', 'script@demo.example')
  const token = await tokenFor(app, 'script@demo.example')
  expect((await accept(token, { username: '采购_小王-1' })).status).toBe(200)
})

test('invitations lapse if their sender may no longer invite', async () => {
  const setRole = (id: number, companyRole: string) =>
    call('buyer', 'PUT', `/web/company/member/${id}`, { companyRole })
  const demoted = await invited(app, { username: 'demoted', companyRole: 'administrator' })
  const removed = await invited(app, { username: 'removed', companyRole: 'administrator' })
  const locked = await invited(app, { username: 'locked', companyRole: 'administrator' })
  const link = async (id: number, email: string) => {
    expect(
      (await call(id, 'POST', '/web/company/invitation', { email, companyRole: 'administrator' }))
        .status,
    ).toBe(200)
    return tokenFor(app, email)
  }
  const [first, second, third] = [
    await link(demoted, 'friend1@demo.example'),
    await link(removed, 'friend2@demo.example'),
    await link(locked, 'friend3@demo.example'),
  ]
  await setRole(demoted, 'purchaser')
  await call('buyer', 'DELETE', `/web/company/member/${removed}`)
  await call('operator', 'POST', `/office/people/${locked}/lock`, { reason: 'demo' })
  for (const token of [first, second, third]) expect((await check(token)).status).toBe(400)
  const waiting = (await open()).map(({ email }: { email: string }) => email)
  expect(waiting).not.toContain('friend1@demo.example')
  expect(waiting).not.toContain('friend2@demo.example')
})

test('invitations do not fill the mailbox of somebody else, and a company sends so many a day', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count++)
    statuses.push((await invite('buyer', 'bombed@demo.example')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  await database
    .updateTable('attempt')
    .set({ failures: 50 })
    .where('key', 'like', 'inviting %')
    .execute()
  expect((await invite('buyer', 'one-more@demo.example')).status).toBe(429)
})
