import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { databaseMilliseconds } from '../../../src/server/database/clock'
import { startApp } from '../../app'

const { call, database, userId } = await startApp({
  settings: { staffSecondFactor: ['operator', 'sales'], loginAttempts: 3 },
})
const password = 'Demo1234'
const staffPage = '/office/people/staff/page'
const customerPage = '/office/people/customer/page'

async function setUp(who: string) {
  const { data } = await call(who, 'POST', '/web/my/second/key', { password })
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) })
  const code = totp.generate({ timestamp: databaseMilliseconds() })
  expect((await call(who, 'POST', '/web/my/second/start', { code })).status).toBe(200)
}

async function states(page: string, query = '') {
  const { data } = await call('operator', 'GET', `${page}?size=100${query}`)
  return new Map<string, string>(
    data.records.map((person: { username: string; secondFactor: string }) => [
      person.username,
      person.secondFactor,
    ]),
  )
}

async function guess(username: string) {
  const { data } = await call(null, 'POST', '/admin/web/user/login/psw', { username, password })
  const body = { challenge: data.challenge, code: '000000' }
  return (await call(null, 'POST', '/admin/web/user/login/second', body)).status
}

test('the list of staff says whose second factor is set up, required or neither', async () => {
  await setUp('sales')
  expect(Object.fromEntries(await states(staffPage))).toMatchObject({
    sales: 'on',
    operator: 'missing',
    editor: 'off',
  })
  expect([...(await states(staffPage, '&secondFactor=missing')).keys()]).toEqual(['operator'])
  expect([...(await states(staffPage, '&secondFactor=on')).keys()]).toEqual(['sales'])
  expect((await states(staffPage, '&secondFactor=off')).has('editor')).toBe(true)
})

test('customers are never required to have a second factor', async () => {
  await setUp('engineer')
  expect([...(await states(customerPage, '&secondFactor=on')).keys()]).toEqual(['engineer'])
  expect((await states(customerPage, '&secondFactor=missing')).size).toBe(0)
  expect((await states(customerPage)).get('buyer')).toBe('off')
  const id = await userId('engineer')
  const { data } = await call('operator', 'GET', `/office/people/customer/${id}`)
  expect(data).toMatchObject({ secondFactor: 'on', secondFactorSince: expect.any(String) })
})

test('a second factor is locked after wrong codes until the wait is over or an operator ends it', async () => {
  await setUp('quality')
  expect([await guess('quality'), await guess('quality')]).toEqual([400, 400])
  expect((await states(staffPage)).get('quality')).toBe('on')
  expect([await guess('quality'), await guess('quality')]).toEqual([400, 429])
  expect([...(await states(staffPage, '&secondFactor=locked')).keys()]).toEqual(['quality'])

  const id = await userId('quality')
  const lastAt = (minutes: number) => new Date(databaseMilliseconds() - minutes * 60_000)
  const counter = database.updateTable('attempt').where('kind', '=', 'own')
  await counter.set({ last_at: lastAt(24 * 60) }).execute()
  expect((await states(staffPage)).get('quality')).toBe('on')
  await counter.set({ last_at: lastAt(0) }).execute()
  expect((await states(staffPage)).get('quality')).toBe('locked')

  expect((await call('operator', 'DELETE', `/office/people/${id}/second`)).status).toBe(200)
  expect((await states(staffPage)).get('quality')).toBe('off')
  // Nothing delays the next second factor.
  expect(
    await database.selectFrom('attempt').where('kind', '=', 'own').selectAll().execute(),
  ).toEqual([])
})

test('an unknown state of the second factor is refused in words', async () => {
  const refused = await call('operator', 'GET', `${staffPage}?secondFactor=lost`)
  expect(refused).toMatchObject({ status: 400, meta: { message: expect.stringMatching(/\S/) } })
})
