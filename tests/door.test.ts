import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { listOperations, type Operation } from '../src/server/http/operations'
import { startApp } from './app'

const shop = await startApp({
  catalogue: 'empty',
  settings: { loginAttempts: 0, addressAttempts: 0, demo: true },
})

/** One of every kind of caller, with what they are in the words of the description. */
const callers = {
  visitor: { username: null, roles: [] },
  person: { username: 'engineer', roles: ['customer'] },
  'person with quality reports': { username: 'partner', roles: ['customer'] },
  'person with an issued password': { username: 'newcomer', roles: ['customer'] },
  company: { username: 'buyer', roles: ['customer'] },
  colleague: { username: 'designer', roles: ['customer'] },
  supplier: { username: 'supplier', roles: ['supplier'] },
  sales: { username: 'sales', roles: ['sales', 'staff'] },
  inspector: { username: 'quality', roles: ['quality', 'staff'] },
  agent: { username: 'agent', roles: ['agent', 'staff'] },
  editor: { username: 'editor', roles: ['editor', 'staff'] },
  operator: { username: 'operator', roles: ['operator', 'staff'] },
} as const

const operations = listOperations().map(({ path, method, operation }) => ({
  name: operation.operationId,
  method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: urlOf(path, operation),
  takesBody: operation.requestBody?.content['application/json'] !== undefined,
  needs: (operation.security ?? []).map(({ bearer }) => bearer),
}))

/** With something of the right form wherever the description demands a value. */
function urlOf(path: string, { parameters = [] }: Operation): string {
  const sample = ({ name, schema }: NonNullable<Operation['parameters']>[number]) => {
    if (Array.isArray(schema.enum)) return String(schema.enum[0])
    if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000'
    if (name === 'mobile') return '13800138000'
    return schema.type === 'string' ? 'x' : '2147483'
  }
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    sample(parameters.find((one) => one.name === name)!),
  )
  const query = parameters.filter((one) => one.in === 'query' && one.required)
  return query.length === 0
    ? filled
    : `${filled}?${query.map((one) => `${one.name}=${sample(one)}`).join('&')}`
}

/** Everybody may call, or who is logged in, or who has one of the roles. */
function may(needs: (string[] | undefined)[], roles: readonly string[], loggedIn: boolean) {
  if (needs.length === 0 || needs.includes(undefined)) return true
  return (
    loggedIn && needs.some((any) => any!.length === 0 || any!.some((one) => roles.includes(one)))
  )
}

const isOpen = (needs: (string[] | undefined)[]) => needs.length === 0 || needs.includes(undefined)

/** A session of its own for each call: some calls end it. */
const tokenOf = async (username: string) =>
  (await shop.sessions.begin(shop.database, await shop.userId(username))).tokens.access_token

const ask = ({ method, url, takesBody }: (typeof operations)[number], token?: string) =>
  shop.call(null, method, url, takesBody ? {} : undefined, {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  })

/** Possible status codes for an authorised caller, including refusals of the empty input. */
const answers = [200, 400, 403, 404, 409, 413, 415, 429]
/** These take their own token, which a bearer token does not replace. */
const withOwnTokens = ['refreshToken', 'streamNotifications']
const refusesOwn = (name: string, status: number) => status === 401 && withOwnTokens.includes(name)

test.each(Object.entries(callers))(
  'a %s may call exactly the operations that the contract allows',
  async (_who, { username, roles }) => {
    const wrong: string[] = []
    for (const operation of operations) {
      const { name, needs } = operation
      const token = username === null ? undefined : await tokenOf(username)
      const { status, data } = await ask(operation, token)
      const allowed = may(needs, roles, username !== null)
      const right = allowed
        ? (answers.includes(status) && data?.reason !== 'session') || refusesOwn(name, status)
        : username === null
          ? status === 401
          : status === 403 && data.reason === 'forbidden'
      if (!right) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
  },
  120_000,
)

async function forged(): Promise<string> {
  const token = new SignJWT({ sid: '00000000-0000-4000-8000-000000000000' })
  token.setProtectedHeader({ alg: 'HS256' })
  token.setIssuer('fastener-portal').setAudience('fastener-portal').setExpirationTime('1h')
  return token.sign(new Uint8Array(32))
}

async function expired(): Promise<string> {
  const brief = await startApp({ beside: shop, settings: { accessTokenSeconds: 0 } })
  const { tokens } = await brief.sessions.begin(shop.database, await shop.userId('operator'))
  return tokens.access_token
}

async function revoked(): Promise<string> {
  const token = await tokenOf('operator')
  const out = await shop.call(null, 'DELETE', '/auth/token/logout', undefined, {
    authorization: `Bearer ${token}`,
  })
  expect(out.status).toBe(200)
  return token
}

test.each([
  ['forged', forged, 401, undefined],
  ['expired', expired, 401, undefined],
  ['revoked', revoked, 403, 'session'],
  ['no token at all', async (): Promise<string> => 'nonsense', 401, undefined],
] as const)(
  'a token that is %s opens no protected operation and blocks no public one',
  async (_what, make, status, reason) => {
    const token = await make()
    const wrong: string[] = []
    for (const operation of operations) {
      const answer = await ask(operation, token)
      const open = isOpen(operation.needs)
      // A public call that also accepts a token refuses an invalid one.
      const mixed = open && operation.needs.length > 0
      const right = open
        ? answers.includes(answer.status) ||
          (mixed && answer.status === status) ||
          refusesOwn(operation.name, answer.status)
        : answer.status === status && answer.data?.reason === reason
      if (!right) wrong.push(`${operation.name}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
  },
  120_000,
)
