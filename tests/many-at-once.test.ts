import { expect, test } from 'vitest'
import { connect } from '../src/server/database/database'
import { requestLimits } from '../src/server/database/limits'
import { listOperations, type Operation } from '../src/server/http/operations'
import { startApp } from './app'
import { closeAfterFile } from './closing'
import { throwNesting } from './nesting'
import { multipart, picture } from './uploads'
import { validValue } from './valid-body'

const atOnce = 12
const shop = await startApp({ catalogue: 'demo' })
// Far fewer connections than requests at once.
const few = connect(shop.place.url, 3, requestLimits)
const fewer = connect(shop.place.url, 1, requestLimits)
closeAfterFile(async () => void (await Promise.all([few.destroy(), fewer.destroy()])))
const server = await startApp({
  catalogue: 'empty',
  beside: { ...shop, place: { ...shop.place, pool: few, autonomous: fewer } },
  settings: { loginAttempts: 0, addressAttempts: 0, passwordHash: 'owasp-12', demo: true },
  conditions: { pool: () => ({ state: 'good' }) },
})
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
const image = multipart('a.png', await picture('png'))
const sheet = multipart('a.csv', 'Model,Name\nA-1,Bolt\n')

const users = {
  customer: 'buyer',
  supplier: 'supplier',
  sales: 'sales',
  quality: 'quality',
  agent: 'agent',
  editor: 'editor',
  operator: 'operator',
} as const

/** Somebody who may call. */
async function tokenFor({ security = [] }: Operation): Promise<string | undefined> {
  const need = security.find(({ bearer }) => bearer)?.bearer
  if (!need) return undefined
  // The roles of the description are those of the table.
  const role = (need[0] ?? 'customer') as keyof typeof users
  const id = await shop.userId(users[role])
  return (await shop.sessions.begin(shop.database, id)).tokens.access_token
}

const urlOf = (path: string, { parameters = [] }: Operation) => {
  const query = parameters.filter((one) => one.in === 'query' && one.required)
  const value = ({ name, schema }: (typeof parameters)[number]) =>
    name === 'mobile' ? '13800138000' : String(validValue(schema))
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.name === name)
    return parameter ? encodeURIComponent(value(parameter)) : whole
  })
  const search = new URLSearchParams(query.map((one) => [one.name, value(one)]))
  return `${origin}/crrc_sales${filled}?${search.toString()}`
}

function contentOf({ requestBody, operationId }: Operation) {
  if (requestBody?.content['multipart/form-data'])
    return /import/i.test(operationId) ? sheet : image
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return {}
  return {
    payload: JSON.stringify(validValue(schema)),
    headers: { 'content-type': 'application/json' },
  }
}

const patience = () => AbortSignal.timeout(30_000)

async function statusOf(
  method: string,
  url: string,
  token: string | undefined,
  { payload, headers }: { payload?: string | Buffer; headers?: Record<string, string> },
): Promise<number> {
  const response = await fetch(url, {
    method,
    signal: patience(),
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    // A Buffer is an array of bytes.
    ...(payload !== undefined && { body: payload as BodyInit }),
  })
  await response.arrayBuffer()
  return response.status
}

test(`no call that writes, sent ${atOnce} times at once, holds up the others or the server`, async () => {
  const written = listOperations().filter(({ method }) => method !== 'get')
  const wrong: string[] = []
  let taken = 0
  for (const { path, method, operation } of written) {
    const token = await tokenFor(operation)
    const content = contentOf(operation)
    const url = urlOf(path, operation)
    const statuses = await Promise.all(
      Array.from({ length: atOnce }, () =>
        statusOf(method.toUpperCase(), url, token, content).catch((error: Error) => error.name),
      ),
    )
    const ready = await statusOf('GET', `${origin}/crrc_sales/ready`, undefined, {})
    if (statuses.includes(200) || statuses.includes(409)) taken++
    const bad = statuses.filter((status) => typeof status === 'string' || status >= 500)
    if (bad.length > 0 || ready !== 200)
      wrong.push(`${operation.operationId}: ${bad.join(' ')} ready ${ready}`)
  }
  throwNesting()
  expect(wrong).toEqual([])
  // The bodies are good enough to come behind the checks of the description.
  expect(taken).toBeGreaterThan(written.length / 4)
}, 300_000)

test.each([
  ['POST', '/web/my/second/key', 'buyer', { password: 'Wrong12345' }],
  [
    'POST',
    '/web/company/invitation',
    'buyer',
    { email: 'n@demo.example', companyRole: 'designer' },
  ],
] as const)(
  '%s %s sent 14 times at once is answered each time',
  async (method, path, who, body) => {
    const id = await shop.userId(who)
    const token = (await shop.sessions.begin(shop.database, id)).tokens.access_token
    const content = {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const statuses = await Promise.all(
      Array.from({ length: 14 }, () =>
        statusOf(method, `${origin}/crrc_sales${path}`, token, content),
      ),
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await statusOf('GET', `${origin}/crrc_sales/ready`, undefined, {})).toBe(200)
  },
)
