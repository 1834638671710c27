import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { visitorAt } from './visitors'

const { app, call, database, sessions, userId } = await startApp()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

const begin = async (username: string) =>
  (await sessions.begin(database, await userId(username), { device: firefox, address: '10.1.2.3' }))
    .tokens.access_token

const ask = (token: string) =>
  app.inject({
    url: '/crrc_sales/admin/web/user/loginuser/baseinfo',
    headers: { authorization: `Bearer ${token}` },
  })

const list = async (who: string) => (await call(who, 'GET', '/web/my/session/list')).data

test('every user sees their sessions, and the current one is marked', async () => {
  await begin('buyer')
  const seen = await list('buyer')
  expect(seen).toHaveLength(2)
  expect(seen.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
  expect(seen).toContainEqual(
    expect.objectContaining({
      browser: 'Firefox',
      system: 'Linux',
      address: '10.1.2.3',
      current: false,
    }),
  )
  expect(await list('sales')).toHaveLength(1)
  expect((await call(null, 'GET', '/web/my/session/list')).status).toBe(401)
})

test('a session can be ended, which revokes its token', async () => {
  const token = await begin('engineer')
  const other = (await list('engineer')).find(({ current }: { current: boolean }) => !current)
  expect((await call('engineer', 'DELETE', `/web/my/session/${other.id}`)).status).toBe(200)
  expect((await ask(token)).statusCode).toBe(403)
  expect(await call('engineer', 'DELETE', `/web/my/session/${other.id}`)).toMatchObject({
    status: 404,
  })
})

test('logging out the others leaves this one', async () => {
  const tokens = [await begin('partner'), await begin('partner')]
  expect((await call('partner', 'DELETE', '/web/my/session/others')).status).toBe(200)
  for (const token of tokens) expect((await ask(token)).statusCode).toBe(403)
  expect(await list('partner')).toMatchObject([{ current: true }])
})

test("nobody ends another person's session", async () => {
  const token = await begin('designer')
  const [session] = await list('designer')
  expect((await call('buyer', 'DELETE', `/web/my/session/${session.id}`)).status).toBe(404)
  expect((await ask(token)).statusCode).toBe(200)
})

test('users see their known devices and can remove only their own', async () => {
  const device = visitorAt({ call }, '192.0.2.5')
  const body = { username: 'buyer', password: 'Demo1234' }
  await device.post('/admin/web/user/login/psw/enterprise', body, { 'user-agent': firefox })
  const cookie = `browser=${device.jar.get('browser')}`
  const devices = async (who: string) =>
    (await call(who, 'GET', '/web/my/device/list', undefined, { cookie })).data
  const [known] = await devices('buyer')
  expect(known).toMatchObject({ browser: 'Firefox', system: 'Linux', current: true })
  expect(await devices('designer')).toEqual([])
  expect((await call('designer', 'DELETE', `/web/my/device/${known.id}`)).status).toBe(404)
  expect((await call('buyer', 'DELETE', `/web/my/device/${known.id}`)).status).toBe(200)
  expect(await devices('buyer')).toEqual([])
})
