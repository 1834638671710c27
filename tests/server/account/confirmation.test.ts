import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOperations } from '../../../src/server/http/operations'
import { startApp } from '../../app'
import { ownSessionsOf } from './own-sessions-of'

const app = await startApp({ unconfirmed: true })
const { call, database } = app
const confirm = (who: string, password: string) =>
  call(who, 'POST', '/web/my/session/confirm', { password })

test('changes of people, roles, sessions or backups require the password again', () => {
  const asked = listOperations().filter(({ operation }) => operation['x-confirm'])
  expect(asked.map(({ operation }) => operation.operationId).sort()).toEqual(
    [
      'addStaff',
      'addSupplier',
      'approvePerson',
      'changeCustomer',
      'changeMember',
      'changeStaff',
      'changeSupplier',
      'endOtherSessions',
      'endOwnSession',
      'endPersonSecondFactor',
      'endPersonSessions',
      'inviteColleague',
      'lockPerson',
      'lookAsCustomer',
      'makeApiKey',
      'makeBackup',
      'removeBackup',
      'removeMember',
      'resetPerson',
      'revokeApiKey',
      'unlockPerson',
    ].sort(),
  )
})

test.each(
  listOperations()
    .filter(({ operation }) => operation['x-confirm'])
    .map(
      ({ operation, path, method }) => [operation.operationId, path, method, operation] as const,
    ),
)('%s is refused until the password was shown again', async (_name, path, method, operation) => {
  const fresh = ownSessionsOf(app)
  const roles = operation.security!.flatMap(({ bearer = [] }) => bearer)
  const who = roles.includes('operator') ? 'operator' : 'buyer'
  const address = path.replace('{id}', path.includes('session') ? crypto.randomUUID() : '1')
  const verb = method.toUpperCase() as 'POST' | 'PUT' | 'DELETE'
  const answer = await fresh(who, verb, address, verb === 'DELETE' ? undefined : {})
  expect([answer.status, answer.data]).toEqual([403, { reason: 'confirm' }])
  expect(answer.meta.message).toBe('请先再次输入密码')
})

test('the password that was shown again counts for ten minutes, in this session alone', async () => {
  const id = await app.userId('sales')
  const lock = () => call('operator', 'POST', `/office/people/${id}/lock`, { reason: '离职' })
  expect((await lock()).status).toBe(403)
  expect((await confirm('operator', 'Wrong1234')).data.errors).toEqual([
    { path: 'password', message: '密码不正确' },
  ])
  expect((await lock()).status).toBe(403)
  expect((await confirm('operator', 'Demo1234')).status).toBe(200)
  expect((await lock()).status).toBe(200)

  const other = ownSessionsOf(app)
  expect((await other('operator', 'POST', `/office/people/${id}/unlock`)).status).toBe(403)
  await sql`update user_session set confirmed_at = confirmed_at - interval '10 minutes'`.execute(
    database,
  )
  expect((await call('operator', 'POST', `/office/people/${id}/unlock`)).status).toBe(403)
})

test('wrong passwords count as failures of their own and are noted', async () => {
  const wrong = () => confirm('buyer', 'Wrong1234')
  const answers = []
  for (let tries = 0; tries < 6; tries++) answers.push((await wrong()).status)
  expect(answers.at(-1)).toBe(429)
  const { data } = await call('buyer', 'GET', '/web/my/security/page')
  expect(data.records.map(({ kind }: { kind: string }) => kind)).toContain('loginFailed')
})

test('a setting that decides who gets in asks too, and another one does not', async () => {
  const fresh = ownSessionsOf(app)
  const set = async (name: string, value: string) => {
    const page = await fresh('operator', 'GET', `/office/setting/page?size=100&keyword=${name}`)
    const { id } = page.data.records[0]
    const { data } = await fresh('operator', 'GET', `/office/setting/${id}`)
    return (await fresh('operator', 'PUT', `/office/setting/${id}`, { ...data, value })).status
  }
  expect(await set('STAFF_SECOND_FACTOR', 'operator, sales')).toBe(403)
  expect(await set('BACKUP_DAYS', '20')).toBe(200)
})
