import { expect, test } from 'vitest'
import { demoRefusal } from '../../../src/server/settings/demo-refusal'
import { demoAccounts } from '../../../demo/account/accounts'
import { lockDemo, unlockDemo } from '../../../src/server/account/demo-lock.sql'
import { readSettings } from '../../../src/server/settings/settings'
import { startApp } from '../../app'

const app = await startApp()
const { call, database } = app
const users = demoAccounts.flatMap((account) => account.users)
const logIn = async (username: string) =>
  (await call(null, 'POST', '/admin/web/user/login/psw', { username, password: 'Demo1234' })).status

test('a shop that is no demo any more locks all accounts of the demo and their sessions, once', async () => {
  expect((await call('operator', 'GET', '/office/people/staff/page')).status).toBe(200)
  await call('operator', 'POST', `/office/people/${await app.userId('quality')}/lock`, {
    reason: '离职',
  })
  expect(await lockDemo(database)).toBe(users.length - 1)
  expect(await logIn('operator')).toBe(403)
  expect(await call('operator', 'GET', '/office/people/staff/page')).toMatchObject({
    status: 403,
    data: { reason: 'session' },
  })
  expect(await lockDemo(database)).toBe(0)
})

test('the demo opens again what its end has locked, and nobody else', async () => {
  await unlockDemo(database)
  expect(await logIn('operator')).toBe(200)
  expect(await logIn('quality')).toBe(403)
  // Earlier sessions stay ended.
  expect((await call('operator', 'GET', '/office/people/staff/page')).status).toBe(403)
})

test('a user locked by an operator meanwhile stays locked', async () => {
  await lockDemo(database)
  const set = database.updateTable('app_user').set({ locked_with_demo: false })
  await set.where('username', '=', 'sales').execute()
  await unlockDemo(database)
  expect(await logIn('sales')).toBe(403)
})

const refusalOf = (env: Record<string, string>) => demoRefusal(readSettings(env))

test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '192.168.1.5' }],
  [{ HOST: '::' }],
  [{ PUBLIC_URL: 'https://shop.example' }],
  [{ PUBLIC_URL: 'https://127.0.0.1' }],
  [{ PUBLIC_URL: 'http://shop.example' }],
])('the demo does not start with %j and says how to fix that', (env) => {
  const [[name, value] = []] = Object.entries(env)
  expect(refusalOf(env)).toBe(
    `The demo has passwords that everybody knows and does not start with ${name}=${value}: ` +
      'set DEMO=0 for a shop of your own, or DEMO_IN_PUBLIC=1 for a demo that others may reach.',
  )
  expect(refusalOf({ ...env, DEMO: '0' })).toBeUndefined()
  expect(refusalOf({ ...env, DEMO_IN_PUBLIC: '1' })).toBeUndefined()
})

test.each([[{}], [{ HOST: 'localhost' }], [{ HOST: '::1' }], [{ HOST: '127.0.0.9' }]])(
  'the demo starts with %j',
  (env) => expect(refusalOf(env)).toBeUndefined(),
)
