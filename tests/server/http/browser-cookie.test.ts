import { expect, test } from 'vitest'
import { startApp } from '../../app'

const shop = await startApp()
const { call, database } = shop

const home = 'h'.repeat(43)
const elsewhere = 'e'.repeat(43)

/** The cookie of a browser with this secret, or no cookie. */
const cookie = (secret: string | undefined): Record<string, string> =>
  secret ? { cookie: `browser=${secret}` } : {}

const logIn = async (secret?: string) =>
  (
    await call(
      null,
      'POST',
      '/admin/web/user/login/psw',
      { username: 'engineer', password: 'Demo1234' },
      cookie(secret),
    )
  ).data.refresh_token as string

const renew = async (token: string, secret?: string) => {
  const { status, data } = await call(
    null,
    'POST',
    '/auth/token/refresh',
    { refresh_token: token },
    cookie(secret),
  )
  return { status, token: data?.refresh_token as string | undefined }
}

/** Renews repeatedly, each time with the previous token; returns all tokens including the first. */
async function renewedTimes(first: string, times: number, secret?: string) {
  const tokens = [first]
  for (let count = 0; count < times; count++) {
    const { status, token } = await renew(tokens.at(-1) ?? '', secret)
    expect(status).toBe(200)
    tokens.push(token ?? '')
  }
  return tokens
}

/** Moves all renewals beyond the grace period. */
const letTimePass = () =>
  database
    .updateTable('user_session')
    .set({ renewed_at: new Date(Date.now() - 3_600_000) })
    .execute()

const tokenReused = async () =>
  (
    await database
      .selectFrom('security_event')
      .select('id')
      .where('kind', '=', 'tokenReused')
      .execute()
  ).length

interface Case {
  name: string
  /** Secret of the browser at login; a new browser has none. */
  atLogin?: string
  /** Browser that renews the session three times. */
  owner?: string
  /** The token shown afterwards, by its number of renewals, and the browser that shows it. */
  shown: 0 | 1 | 2 | 3
  by?: string
  later?: boolean
  status: 200 | 401
}

test.each<Case>([
  {
    name: 'a duplicated tab renews with the first token',
    atLogin: home,
    owner: home,
    shown: 0,
    by: home,
    status: 200,
  },
  {
    name: 'and so after hours',
    atLogin: home,
    owner: home,
    shown: 0,
    by: home,
    later: true,
    status: 200,
  },
  {
    name: 'the tab that renewed goes on',
    atLogin: home,
    owner: home,
    shown: 3,
    by: home,
    later: true,
    status: 200,
  },
  {
    name: 'a browser that is new gets its secret by the login',
    owner: home,
    shown: 1,
    by: home,
    later: true,
    status: 200,
  },
  {
    name: 'an older token from another browser ends the session',
    atLogin: home,
    owner: home,
    shown: 1,
    by: elsewhere,
    status: 401,
  },
  {
    name: 'and from one without a cookie',
    atLogin: home,
    owner: home,
    shown: 2,
    later: true,
    status: 401,
  },
  {
    name: 'even the newest token from another browser ends it',
    atLogin: home,
    owner: home,
    shown: 3,
    by: elsewhere,
    status: 401,
  },
  { name: 'and from one without a cookie', atLogin: home, owner: home, shown: 3, status: 401 },
  { name: 'without cookies the newest token goes on', shown: 3, later: true, status: 200 },
  { name: 'without cookies the one before goes on for a moment', shown: 2, status: 200 },
  {
    name: 'without cookies the one before ends the session later',
    shown: 2,
    later: true,
    status: 401,
  },
  { name: 'without cookies an older one ends it', shown: 1, status: 401 },
])('$name', async ({ atLogin, owner, shown, by, later, status }) => {
  const before = await tokenReused()
  const tokens = await renewedTimes(await logIn(atLogin), 3, owner)
  if (later) await letTimePass()
  expect((await renew(tokens[shown] ?? '', by)).status).toBe(status)
  // The holder of the newest token continues, or has lost the session too.
  expect((await renew(tokens[3] ?? '', owner)).status).toBe(status)
  expect(await tokenReused()).toBe(before + (status === 401 ? 1 : 0))
})

test('two duplicated tabs renew in turn, as often as they like', async () => {
  const first = await logIn(home)
  const tabs = [first, first]
  for (let round = 0; round < 6; round++) {
    await letTimePass()
    const tab = round < 4 ? 0 : 1
    const { status, token } = await renew(tabs[tab] ?? '', home)
    expect(status).toBe(200)
    tabs[tab] = token ?? ''
  }
})

test('tabs that renew at the same moment all go on', async () => {
  const first = await logIn(home)
  const answers = await Promise.all(Array.from({ length: 5 }, () => renew(first, home)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  await letTimePass()
  for (const { token } of answers) expect((await renew(token ?? '', home)).status).toBe(200)
})

test('a thief who renews first in a browser without a secret is found out', async () => {
  const first = await logIn()
  expect((await renew(first, elsewhere)).status).toBe(200)
  expect((await renew(first, home)).status).toBe(401)
})

test('no token of a session works after its end, in its own browser neither', async () => {
  const tokens = await renewedTimes(await logIn(home), 2, home)
  await database.updateTable('user_session').set({ revoked_at: new Date() }).execute()
  for (const token of tokens) expect((await renew(token, home)).status).toBe(401)
})

test('a login gives a new browser a secret that no script reads, and leaves a known one its own', async () => {
  const body = { username: 'engineer', password: 'Demo1234' }
  const given = async (headers: Record<string, string>, at = shop) =>
    String(
      (await at.call(null, 'POST', '/admin/web/user/login/psw', body, headers)).headers[
        'set-cookie'
      ],
    )
  const fresh = await given({})
  expect(fresh).toMatch(/^browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
  expect(await given({})).not.toBe(fresh)
  expect(await given({ cookie: `locale=en_US; browser=${home}` })).toContain(`browser=${home};`)
  expect(await given({ cookie: 'browser=short' })).not.toContain('short')

  const behindTls = await startApp({
    beside: shop,
    settings: { ...shop.settings, publicUrl: 'https://shop.example' },
  })
  expect(await given({}, behindTls)).toMatch(/^__Host-browser=.*; Secure; Max-Age=\d+$/)
})

test('the database keeps a hash of the secret', async () => {
  await logIn(home)
  const rows = await database.selectFrom('user_session').select('browser').execute()
  expect(rows.some(({ browser }) => browser)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(home)
})
