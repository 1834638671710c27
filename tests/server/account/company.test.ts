import { beforeEach, expect, test } from 'vitest'
import { listSecurityEvents } from '../../../src/server/security-events/security-events.sql'
import { startApp } from '../../app'
import { invited } from './invited'

const app = await startApp()
const { call, database, userId } = app

interface Member {
  id: number
  username: string
  companyRole: string
  email: string
}

const company = async (who: string) => (await call(who, 'GET', '/web/company')).data
const member = async (who: string, username: string): Promise<Member> =>
  (await company(who)).members.find((one: Member) => one.username === username)

const setRole = (who: string, id: number, companyRole: string) =>
  call(who, 'PUT', `/web/company/member/${id}`, { companyRole })

beforeEach(async () => {
  await setRole('buyer', await userId('designer'), 'designer')
})

test('members see each other; only administrators see addresses and invitations', async () => {
  const [buyer, designer] = await Promise.all([company('buyer'), company('designer')])
  expect(buyer).toMatchObject({
    name: '远岭轨道车辆（演示）',
    administers: true,
    members: [
      { username: 'buyer', companyRole: 'administrator', self: true },
      { username: 'designer', companyRole: 'designer', self: false },
    ],
  })
  expect(designer).toMatchObject({ administers: false, invitations: [] })
})

test('a person, a supplier and staff have no company', async () => {
  expect((await call('engineer', 'GET', '/web/company')).status).toBe(403)
  expect((await call('supplier', 'GET', '/web/company')).status).toBe(403)
  expect((await call('sales', 'GET', '/web/company')).status).toBe(403)
  expect((await call(null, 'GET', '/web/company')).status).toBe(401)
})

test('a member who is no administrator can neither change nor remove others', async () => {
  const id = await userId('buyer')
  for (const answer of [
    await setRole('designer', id, 'designer'),
    await call('designer', 'DELETE', `/web/company/member/${id}`),
  ]) {
    expect(answer).toMatchObject({ status: 403, data: { reason: 'forbidden' } })
  }
})

test('a company keeps an administrator', async () => {
  const id = await userId('buyer')
  expect(await setRole('buyer', id, 'purchaser')).toMatchObject({
    status: 409,
    meta: { message: '企业至少需要一名管理员，请先指定另一名管理员' },
  })
  await setRole('buyer', await userId('designer'), 'administrator')
  expect((await setRole('designer', id, 'purchaser')).status).toBe(200)
  expect((await company('buyer')).administers).toBe(false)
  expect((await setRole('designer', id, 'administrator')).status).toBe(200)
})

test('nobody removes themself', async () => {
  expect(
    (await call('buyer', 'DELETE', `/web/company/member/${await userId('buyer')}`)).status,
  ).toBe(409)
})

test('two administrators remove each other concurrently: one stays', async () => {
  const first = await invited(app, { username: 'first', companyRole: 'administrator' })
  const second = await invited(app, { username: 'second', companyRole: 'administrator' })
  // Both are logged in before either removes the other.
  for (const one of [first, second])
    expect((await call(one, 'GET', '/web/company')).status).toBe(200)
  const answers = await Promise.all([
    call(first, 'DELETE', `/web/company/member/${second}`),
    call(second, 'DELETE', `/web/company/member/${first}`),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a removed colleague is out at once, and the reservations stay with the company', async () => {
  const id = await invited(app, { username: 'leaving', companyRole: 'purchaser' })
  const { id: order } = await database
    .insertInto('intention_order')
    .values({
      unique_code: 'R-LEAVING',
      user_id: id,
      account_id: (
        await database
          .selectFrom('app_user')
          .select('account_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).account_id,
      data: '{"remark":""}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await call(id, 'GET', '/web/company')).status).toBe(200)
  expect(await member('buyer', 'leaving')).toMatchObject({ reservations: 1 })
  expect((await call('buyer', 'GET', `/web/company/member/${id}/reservations`)).data).toMatchObject(
    [{ id: order, uniqueCode: 'R-LEAVING', statusCode: 1, lines: 0 }],
  )

  expect((await call('buyer', 'DELETE', `/web/company/member/${id}`)).status).toBe(200)
  expect((await call(id, 'GET', '/web/company')).status).toBe(403)
  expect(await member('buyer', 'leaving')).toBeUndefined()
  const { data: mails } = await call(null, 'GET', '/dev/outbox?to=leaving@demo.example')
  expect(mails[0].subject).toContain('远岭轨道车辆')
  const kept = await call('buyer', 'GET', `/web/intention/order/${order}`)
  expect(kept).toMatchObject({ status: 200, data: { uniqueCode: 'R-LEAVING' } })
})

test("nobody reaches another company's members", async () => {
  const stranger = await userId('engineer')
  for (const answer of [
    await setRole('buyer', stranger, 'designer'),
    await call('buyer', 'DELETE', `/web/company/member/${stranger}`),
    await call('buyer', 'GET', `/web/company/member/${stranger}/reservations`),
  ]) {
    expect(answer.status).toBe(404)
  }
})

test('a changed role, an invitation and a removal are kept as security events', async () => {
  const id = await invited(app, { username: 'watched', companyRole: 'purchaser' })
  await setRole('buyer', id, 'designer')
  const events = async (user: number) =>
    (await listSecurityEvents(database, user, { offset: 0, limit: 2 })).events.map(
      ({ kind }) => kind,
    )
  expect(await events(await userId('buyer'))).toContain('colleagueInvited')
  expect(await events(id)).toContain('companyRoleChanged')
  await call('buyer', 'DELETE', `/web/company/member/${id}`)
  expect(await events(id)).toContain('memberRemoved')
})
