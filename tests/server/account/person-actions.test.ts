import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOperations } from '../../../src/server/http/operations'
import { clampExample } from '../../../src/domain/calculation/examples'
import { revokeSessions } from '../../../src/server/security/session.sql'
import { startApp, type TestApp } from '../../app'

const app = await startApp({
  catalogue: 'empty',
  settings: { loginAttempts: 0, addressAttempts: 0 },
})
const { call, userId, database } = app

const act = async (name: string, action: string, body?: object, who = 'operator') =>
  call(who, 'POST', `/office/people/${await userId(name)}/${action}`, body)
const lock = (name: string) => act(name, 'lock', { reason: 'Owes money' })
const logIn = (username: string) =>
  call(null, 'POST', '/admin/web/user/login/psw', { username, password: 'Demo1234' })

test('a locked account is out at once and cannot log in, until it is unlocked', async () => {
  expect((await call('engineer', 'GET', '/web/my/security/page')).status).toBe(200)
  expect((await lock('engineer')).status).toBe(200)
  const refused = await call('engineer', 'GET', '/web/my/security/page')
  expect(refused).toMatchObject({ status: 403, data: { reason: 'session' } })
  expect((await logIn('engineer')).status).toBe(403)
  expect((await lock('engineer')).status).toBe(409)

  const address = `/office/people/customer/${await userId('engineer')}`
  const { data } = await call('operator', 'GET', address)
  expect(data).toMatchObject({ state: 'locked', lockReason: 'Owes money', sessions: [] })
  expect(data.events[0].kind).toBe('lockedByStaff')

  expect((await act('engineer', 'unlock')).status).toBe(200)
  expect((await logIn('engineer')).status).toBe(200)
  expect((await call('operator', 'GET', address)).data).not.toHaveProperty('lockReason')
})

test('nobody locks themselves out, and the last operator stays in', async () => {
  expect((await lock('operator')).status).toBe(409)
  const { data } = await call('operator', 'POST', '/office/people/staff', {
    username: 'other',
    contactName: 'Other',
    email: 'other@demo.example',
    staffRoles: ['operator'],
  })
  expect((await act('other', 'lock', { reason: 'x' })).status).toBe(200)
  expect((await act('other', 'unlock')).status).toBe(200)
  const last = await call(data.id, 'POST', `/office/people/${await userId('operator')}/lock`, {
    reason: 'x',
  })
  expect(last.status).toBe(200)
  expect(
    (await call(data.id, 'POST', `/office/people/${await userId('operator')}/unlock`)).status,
  ).toBe(200)
})

test('two operators lock each other concurrently: one stays unlocked', async () => {
  const ids = [await userId('operator'), await userId('other')]
  const answers = await Promise.all(
    ids.map((id, place) =>
      call(ids[1 - place]!, 'POST', `/office/people/${id}/lock`, { reason: 'Race' }),
    ),
  )
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from app_user
    where 'operator' = any(staff_roles) and blocked_at is null`.execute(database)
  expect(rows[0]!.open).toBe(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await sql`update app_user set blocked_at = null where username in ('operator', 'other')`.execute(
    database,
  )
  await sql`update user_session set revoked_at = null`.execute(database)
})

test('staff can activate an account whose link was not opened', async () => {
  await sql`update app_user set activated_at = null where username = 'partner'`.execute(database)
  expect((await logIn('partner')).status).toBe(409)
  expect((await act('partner', 'approve')).status).toBe(200)
  expect((await logIn('partner')).status).toBe(200)
  expect((await act('partner', 'approve')).status).toBe(409)
})

test('a new password is chosen by the usual mail; the old one works until then', async () => {
  const id = await userId('partner')
  await sql`update app_user set data = data || '{"email":"partner@demo.example"}' where id = ${id}`.execute(
    database,
  )
  expect((await act('partner', 'reset')).status).toBe(200)
  const links = await database
    .selectFrom('one_time_link')
    .select('purpose')
    .where('user_id', '=', id)
    .execute()
  expect(links).toEqual([{ purpose: 'resetPassword' }])
  expect((await logIn('partner')).status).toBe(200)
})

test('sessions of somebody are ended by staff', async () => {
  expect((await call('designer', 'GET', '/web/my/security/page')).status).toBe(200)
  const id = await userId('designer')
  expect((await call('operator', 'DELETE', `/office/people/${id}/sessions`)).status).toBe(200)
  const { records } = await database
    .selectFrom('audit')
    .select('records')
    .where('operation', '=', 'endPersonSessions')
    .executeTakeFirstOrThrow()
  expect(records).toContain(`app_user:${id}`)
  expect((await call('designer', 'GET', '/web/my/security/page')).status).toBe(403)
})

test('nobody but operators does any of this', async () => {
  for (const who of ['sales', 'editor', 'buyer', 'supplier'])
    expect((await act('partner', 'lock', { reason: 'x' }, who)).status, who).toBe(403)
})

async function lookAs(name: string, who = 'operator') {
  const { data } = await act(name, 'look', undefined, who)
  const headers = { authorization: `Bearer ${data.access_token}` }
  const ask = (...[method, path, body]: [Parameters<TestApp['call']>[1], string, unknown?]) =>
    call(null, method, path, body, headers)
  return { user: data.user, ask }
}

test("staff viewing as a customer see the customer's pages and name", async () => {
  const { user, ask } = await lookAs('buyer')
  expect(user).toMatchObject({ username: 'buyer', look: { by: expect.any(String) } })
  const minutes = (Date.parse(user.look.until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)
  expect((await ask('GET', '/web/intention/order/page')).status).toBe(200)
  expect((await ask('GET', '/admin/web/user/loginuser/baseinfo')).data.look).toEqual(user.look)
  expect((await ask('GET', '/office/people/customer/page')).status).toBe(403)
})

test('every call that writes is refused to who looks as a customer', async () => {
  const { ask } = await lookAs('buyer')
  const wrong: string[] = []
  const harmless = /^(logOut|resolveCart|compareProducts|giveStreamTicket|calculate\w+|findBolts)$/
  for (const { path, method, operation } of listOperations()) {
    const { security = [], operationId } = operation
    if (method === 'get' || security.length === 0 || harmless.test(operationId)) continue
    const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const schema = operation.parameters?.find((one) => one.name === name)?.schema
      return schema?.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : '1'
    })
    const { status } = await ask(method.toUpperCase() as 'POST', url, {})
    if (status !== 403) wrong.push(`${operation.operationId}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('staff viewing as a customer can compare and calculate', async () => {
  const { ask } = await lookAs('engineer')
  const { data, status } = await ask('POST', '/web/calculate/clampForce', clampExample)
  expect({ status, Fmin: data.Fmin }).toEqual({ status: 200, Fmin: expect.any(Number) })
})

test('also what a reading call would keep beside it is refused', async () => {
  const { ask } = await lookAs('engineer')
  expect((await ask('GET', '/web/my/data/export')).status).toBe(403)
})

test('a look is ended by its button, is no session of the customer, and is kept in the log', async () => {
  expect((await act('supplier2', 'look')).status).toBe(404)
  const { ask } = await lookAs('buyer')
  const { data: sessions } = await call('buyer', 'GET', '/web/my/session/list')
  expect(sessions).toHaveLength(1)
  expect((await ask('DELETE', '/auth/token/logout')).status).toBe(200)
  expect((await ask('GET', '/web/intention/order/page')).status).toBe(403)
  const lines = await database
    .selectFrom('audit')
    .select(['user_id', 'data', 'records'])
    .where('operation', '=', 'lookAsCustomer')
    .execute()
  expect(lines[0]).toMatchObject({
    user_id: await userId('operator'),
    data: { params: { id: await userId('buyer') } },
    records: [`app_user:${await userId('buyer')}`],
  })
})

test('a look is over after half an hour, and when the operator is locked', async () => {
  const { ask } = await lookAs('engineer')
  await sql`update user_session set expires_at = now() - interval '1 second' where viewer_id is not null`.execute(
    database,
  )
  expect((await ask('GET', '/web/intention/order/page')).status).toBe(403)
})

test('a look ends with the role that it needs, and with the sessions of who looks', async () => {
  const looker = await userId('agent2')
  const roles = (list: string[]) =>
    database.updateTable('app_user').set({ staff_roles: list }).where('id', '=', looker).execute()
  const cart = '/web/my/cart'
  await roles(['operator'])
  const first = await lookAs('engineer', 'agent2')
  expect((await first.ask('GET', cart)).status).toBe(200)
  await roles(['sales'])
  expect((await first.ask('GET', cart)).status).toBe(403)
  await roles(['operator'])

  const second = await lookAs('engineer', 'agent2')
  await revokeSessions(database, looker)
  expect((await second.ask('GET', cart)).status).toBe(403)
  await roles(['agent'])
})

test('security events of all accounts are found by name and kind', async () => {
  const page = async (query: string) =>
    (await call('operator', 'GET', `/office/security-event/page?${query}`)).data
  const found = await page('kind=lockedByStaff&keyword=engineer')
  expect(found.records).toMatchObject([{ username: 'engineer', kind: 'lockedByStaff' }])
  expect((await page('kind=lockedByStaff&from=2999-01-01')).total).toBe(0)
  expect((await call('sales', 'GET', '/office/security-event/page')).status).toBe(403)
})
