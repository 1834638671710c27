import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { letPass, openMailbox } from './mailbox'
import { cookiesOf, visitorAt, type Visitor } from './visitors'

const shop = await startApp()
const { database } = shop

beforeEach(async () => {
  await database.deleteFrom('attempt').execute()
  await database.deleteFrom('job').execute()
})

const logIn = (visitor: Visitor, username: string, password = 'Demo1234') =>
  visitor.post(`/admin/web/user/login/psw${entrances[username] ?? ''}`, { username, password })

const entrances: Record<string, string> = {
  buyer: '/enterprise',
  designer: '/enterprise',
  supplier: '/supplier',
  supplier2: '/supplier',
}

const customers = ['buyer', 'designer', 'engineer', 'partner', 'supplier', 'supplier2']
const staff = ['operator', 'sales', 'editor', 'agent']

/** Gives a staff member a second factor; a recovery code stands in for the app's code. */
async function setUpSecondFactor(username: string): Promise<void> {
  const { data } = await shop.call(username, 'POST', '/web/my/second/key', { password: 'Demo1234' })
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) })
  await shop.call(username, 'POST', '/web/my/second/start', { code: totp.generate() })
}

const knownBrowsers = new Map<string, Visitor>()
for (const [index, name] of [...customers, ...staff].entries()) {
  const visitor = visitorAt(shop, `198.51.100.${index}`)
  expect((await logIn(visitor, name)).status).toBe(200)
  knownBrowsers.set(name, visitor)
}
for (const name of staff) await setUpSecondFactor(name)

/** Networks of an attacker, in both families. */
const botOf = (index: number) =>
  index % 2 ? `203.0.113.${index % 256}` : `2001:db8:${index.toString(16)}:${index % 7}::${index}`

/**
 * One hour of wrong passwords: every half hour one more than a network may try without waiting. Time passes in the
 * database, not on the clock.
 */
async function attackForAnHour(names: string[], networks: number): Promise<void> {
  const bots = Array.from({ length: networks }, (_, index) => visitorAt(shop, botOf(index)))
  let turn = 0
  for (let minute = 0; minute <= 60; minute += 30) {
    if (minute > 0) await letPass(shop, 1800)
    for (const name of names)
      await Promise.all(
        Array.from({ length: 6 }, () => logIn(bots[turn++ % networks]!, name, `Wrong${turn}`)),
      )
  }
}

test.each([
  ['one network', 1],
  ['forty networks', 40],
])(
  'ten accounts are attacked for an hour from %s, and every owner gets in on a known device, wherever it is, also in the network of the attacker',
  async (_from, networks) => {
    await attackForAnHour([...customers, ...staff], networks)
    for (const [name, visitor] of knownBrowsers) {
      for (const address of ['192.0.2.250', botOf(0), '192.0.2.251']) {
        visitor.from(address)
        expect([name, (await logIn(visitor, name)).status]).toEqual([name, 200])
      }
    }
  },
)

test('the owner on a new device in a network of their own gets in at once while others attack from theirs', async () => {
  await attackForAnHour(customers, 1)
  for (const [index, name] of customers.entries())
    expect((await logIn(visitorAt(shop, `192.0.2.${index}`), name)).status).toBe(200)
})

test('passwords alone never lock staff who have a second factor, also in the network of the attacker', async () => {
  await attackForAnHour([...staff, 'engineer'], 1)
  for (const name of staff)
    for (const address of [botOf(0), '192.0.2.200']) {
      const { status, data } = await logIn(visitorAt(shop, address), name)
      expect([name, status, typeof data.challenge]).toEqual([name, 200, 'string'])
    }
  const attacker = visitorAt(shop, botOf(0))
  expect((await logIn(attacker, 'engineer')).status).toBe(429)
  expect((await logIn(attacker, 'sales', 'Wrong1')).status).toBe(429)
})

test('an attack on one name from many networks is slowed down as a whole, and the owner on a new device waits half a minute', async () => {
  // The limit per name is 20 times the limit per network.
  const at = await startApp({ beside: shop, settings: { loginAttempts: 1 } })
  let looked = 0
  for (let index = 0; index < 40; index++)
    if ((await logIn(visitorAt(at, `10.${index}.0.1`), 'engineer', 'Wrong1')).status === 400)
      looked++
  expect(looked).toBe(20)

  const owner = visitorAt(at, '192.0.2.1')
  const first = await logIn(owner, 'engineer')
  expect(first.status).toBe(429)
  expect(Number(first.headers['retry-after'])).toBeLessThanOrEqual(30)
  await letPass(shop, 30)
  expect((await logIn(owner, 'engineer')).status).toBe(200)
})

test('a network that stays in a distributed attack gets one look after the other, in growing distances', async () => {
  await sql`insert into attempt (kind, key, failures) values ('loginName', 'partner', 5000)`.execute(
    database,
  )
  const bot = visitorAt(shop, '2001:db8:77::1')
  let looked = 0
  for (let minute = 0; minute < 60; minute++) {
    // Another /64 of the same /48 each time.
    bot.from(`2001:db8:77:${minute.toString(16)}::1`)
    if ((await logIn(bot, 'partner', 'Wrong1')).status === 400) looked++
    await letPass(shop, 60)
  }
  expect(looked).toBeGreaterThan(2)
  expect(looked).toBeLessThan(8)
})

test('all addresses of a /64 fail as one', async () => {
  const statuses = []
  for (let index = 1; index < 8; index++)
    statuses.push(
      (await logIn(visitorAt(shop, `2001:db8:5:5::${index}`), 'engineer', 'Wrong1')).status,
    )
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  expect((await logIn(visitorAt(shop, '2001:db8:5:6::1'), 'engineer', 'Wrong1')).status).toBe(400)
})

const registrationOf = (username: string) => ({
  identity: '2',
  area: 'china',
  region: '110000',
  way: 'email',
  agreement: true,
  username,
  contactName: username,
  email: `${username}@customer.example`,
  password: 'Torque12',
  confirmPassword: 'Torque12',
})

test.each([
  ['logs in', '/admin/web/user/login/psw', { username: 'nobody9', password: 'Wrong123' }],
  ['types a code', '/admin/web/user/login/mobile', { mobile: '19900000002', code: '0000' }],
  ['asks for a code', '/admin/web/user/login/code/19900000002', undefined],
  ['asks for a mail', '/admin/web/user/psw/reset/email', { email: 'nobody@customer.example' }],
  ['opens a link', '/admin/web/user/activation/check', { token: 'made-up' }],
  ['registers', '/admin/web/user/register', registrationOf('somebody')],
])(
  'who has failed too often in a /64 waits at each of its addresses when somebody %s',
  async (_what, path, body) => {
    const at = await startApp({ beside: shop, settings: { addressAttempts: 3 } })
    for (let index = 0; index < 3; index++)
      await visitorAt(at, `2001:db8:9:9::${index}`).post('/admin/web/user/login/psw', {
        username: `nobody${index}`,
        password: 'Wrong123',
      })
    expect((await visitorAt(at, '2001:db8:9:9:9::9').post(path, body)).status).toBe(429)
    expect((await visitorAt(at, '2001:db8:9:8::9').post(path, body)).status).not.toBe(429)
  },
)

test('a known device that fails by itself is slowed down for a moment, and nobody else is', async () => {
  const device = visitorAt(shop, '192.0.2.77')
  await logIn(device, 'engineer')
  const statuses = []
  for (let count = 0; count < 6; count++)
    statuses.push((await logIn(device, 'engineer', 'Wrong1')).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await logIn(visitorAt(shop, '192.0.2.77'), 'engineer')).status).toBe(200)
  await letPass(shop, 30)
  expect((await logIn(device, 'engineer')).status).toBe(200)
})

test('a device is known for the user who logged in on it, and for nobody else', async () => {
  const device = visitorAt(shop, '192.0.2.80')
  await logIn(device, 'engineer')
  for (let count = 0; count < 5; count++) await logIn(device, 'partner', 'Wrong1')
  expect((await logIn(device, 'partner')).status).toBe(429)
  expect((await logIn(device, 'engineer')).status).toBe(200)
})

test('a cookie that a stranger made up makes no device known', async () => {
  const stranger = visitorAt(shop, '192.0.2.81')
  stranger.jar.set('browser', 'x'.repeat(43))
  for (let count = 0; count < 5; count++) await logIn(stranger, 'engineer', 'Wrong1')
  expect((await logIn(stranger, 'engineer')).status).toBe(429)
})

test('the cookie of a device is for this host and no script, and only its hash is kept', async () => {
  const at = await startApp({ beside: shop, settings: { publicUrl: 'https://shop.example' } })
  const [cookie] = cookiesOf(await logIn(visitorAt(at, '192.0.2.90'), 'engineer'))
  expect(cookie).toMatch(
    /^__Host-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=15552000$/,
  )
  const kept = await database.selectFrom('known_device').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(cookie!.slice(15, 58))
})

test('the ten most recent devices of a user are known', async () => {
  const devices = []
  for (let index = 0; index < 12; index++) {
    const device = visitorAt(shop, '192.0.2.91')
    await logIn(device, 'newcomer')
    devices.push(device)
  }
  const { count } = await database
    .selectFrom('known_device')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', await shop.userId('newcomer'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(10)
})

test('logging out everywhere also forgets the other devices', async () => {
  const [here, lost] = [visitorAt(shop, '192.0.2.92'), visitorAt(shop, '192.0.2.93')]
  await logIn(lost, 'engineer')
  const { data } = await logIn(here, 'engineer')
  const cookie = `browser=${here.jar.get('browser')}`
  await shop.call(null, 'DELETE', '/web/my/session/others', undefined, {
    authorization: `Bearer ${data.access_token}`,
    cookie,
  })
  for (let count = 0; count < 5; count++) {
    await logIn(lost, 'engineer', 'Wrong1')
    await logIn(visitorAt(shop, '192.0.2.92'), 'engineer', 'Wrong1')
  }
  expect((await logIn(lost, 'engineer')).status).toBe(429)
  expect((await logIn(here, 'engineer')).status).toBe(200)
})

test('a mail to reset the password lets its owner in from anywhere, and the device is known then', async () => {
  await attackForAnHour(['partner'], 1)
  const owner = visitorAt(shop, botOf(0))
  expect((await logIn(owner, 'partner')).status).toBe(429)
  const mailbox = await openMailbox(shop)
  await database.deleteFrom('attempt').where('kind', '=', 'address').execute()
  await owner.post('/admin/web/user/psw/reset/email', { email: 'partner@demo.example' })
  const token = await mailbox.token('partner@demo.example')
  const fresh = { password: 'Fresh123', confirmPassword: 'Fresh123' }
  expect(
    (await owner.post('/admin/web/user/psw/reset/email/confirm', { token, ...fresh })).status,
  ).toBe(200)
  await attackForAnHour(['partner'], 1)
  expect((await logIn(owner, 'partner', 'Fresh123')).status).toBe(200)
})

test('a refused call is a security event of whose name it was, once a minute from a network', async () => {
  await database.deleteFrom('security_event').execute()
  const bot = visitorAt(shop, '192.0.2.99')
  for (let count = 0; count < 12; count++) await logIn(bot, 'designer', 'Wrong1')
  for (let count = 0; count < 12; count++) await logIn(bot, 'nobody-at-all', 'Wrong1')
  const limited = () =>
    database
      .selectFrom('security_event')
      .select(['user_id', 'data'])
      .where('kind', '=', 'limited')
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await limited()).length).toBe(2)
  const designer = await shop.userId('designer')
  expect((await limited()).map(({ user_id }) => user_id)).toEqual([designer, null])
  const listed = await shop.call('operator', 'GET', '/office/security-event/page?kind=limited')
  expect(listed.data.records).toHaveLength(2)
})
