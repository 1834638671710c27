import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { ownSessionsOf } from '../account/own-sessions-of'

const app = await startApp()
const { call, database, sessions, userId } = app
const own = '/admin/web/user/loginuser/baseinfo'

/** Backdates the use and the start of a session by some minutes. */
async function letPass(who: string, { unused = 0, begun = 0 }) {
  await sql`update user_session set used_at = used_at - make_interval(mins => ${unused}),
    created_at = created_at - make_interval(mins => ${begun})
    where user_id = ${await userId(who)}`.execute(database)
}

test('a session of staff ends half an hour after its last use, at a call and at a renewal', async () => {
  const begun = await sessions.begin(database, await userId('sales'))
  const ask = ownSessionsOf(app)
  expect((await ask('sales', 'GET', own)).status).toBe(200)
  await letPass('sales', { unused: 29 })
  expect((await ask('sales', 'GET', own)).status).toBe(200)
  // The previous call counts as a use.
  await letPass('sales', { unused: 29 })
  expect((await ask('sales', 'GET', own)).status).toBe(200)
  await letPass('sales', { unused: 31 })
  expect(await ask('sales', 'GET', own)).toMatchObject({ status: 403, data: { reason: 'session' } })
  const renewal = await call(null, 'POST', '/auth/token/refresh', {
    refresh_token: begun.tokens.refresh_token,
  })
  expect(renewal).toMatchObject({ status: 403, data: { reason: 'session' } })
})

test('background requests of a page do not keep a staff session alive', async () => {
  const ask = ownSessionsOf(app)
  const byItself = { 'x-unattended': '1' }
  expect((await ask('quality', 'GET', own)).status).toBe(200)
  await letPass('quality', { unused: 20 })
  expect((await ask('quality', 'GET', own, undefined, byItself)).status).toBe(200)
  await letPass('quality', { unused: 11 })
  expect((await ask('quality', 'GET', own, undefined, byItself)).status).toBe(403)
})

test('a session of staff ends twelve hours after the login, however it is used', async () => {
  const ask = ownSessionsOf(app)
  expect((await ask('editor', 'GET', own)).status).toBe(200)
  await letPass('editor', { begun: 719 })
  expect((await ask('editor', 'GET', own)).status).toBe(200)
  await letPass('editor', { begun: 2 })
  expect((await ask('editor', 'GET', own)).status).toBe(403)
  const { rows } = await sql<{
    hours: number
  }>`select extract(epoch from expires_at - renewed_at)::int / 3600 as hours
    from user_session where user_id = ${await userId('editor')}`.execute(database)
  expect(rows[0]!.hours).toBe(12)
})

test('customers stay logged in as long as their token', async () => {
  const ask = ownSessionsOf(app)
  expect((await ask('buyer', 'GET', own)).status).toBe(200)
  await letPass('buyer', { unused: 24 * 60, begun: 24 * 60 })
  expect((await ask('buyer', 'GET', own)).status).toBe(200)
})

test('a shorter limit of the settings counts for sessions that run already', async () => {
  const strict = await startApp({ beside: app, settings: { staffIdleMinutes: 5 } })
  const ask = ownSessionsOf(strict)
  expect((await ask('agent', 'GET', own)).status).toBe(200)
  await letPass('agent', { unused: 6 })
  expect((await ask('agent', 'GET', own)).status).toBe(403)
})

test('only the named roles need a second factor', async () => {
  const strict = await startApp({ settings: { staffSecondFactor: ['operator'] } })
  const logIn = (username: string) =>
    strict.call(null, 'POST', '/admin/web/user/login/psw', { username, password: 'Demo1234' })
  expect((await logIn('sales')).data.access_token).toBeTruthy()
  expect((await logIn('operator')).data.enrolment).toBeTruthy()
})
