import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { logged, timeOfLine } from '../../src/server/app'
import { databaseMilliseconds } from '../../src/server/database/clock'
import { startApp } from '../app'
import { givenProducts } from '../products'

const shop = await startApp()
const { app, database, call } = shop
const [product] = (await givenProducts(database, [{ model: 'A-1' }])) as [number]

beforeEach(() => database.deleteFrom('intention_order').execute())

const order = (counts = 1) => ({
  productList: [{ dataId: product, counts, requiredDate: '2099-12-31' }],
})
const submit = (who: string, key: string, body: object = order(), at = shop) =>
  at.call(who, 'POST', '/web/intention/order/submit', body, { 'idempotency-key': key })
const stored = async () =>
  (await database.selectFrom('intention_order').select('id').execute()).length

test('the same request with the same key makes one record and gets the same answer', async () => {
  const first = await submit('buyer', 'once')
  const second = await submit('buyer', 'once')
  expect(second).toMatchObject({
    status: 200,
    data: first.data,
    meta: { message: first.meta.message },
  })
  expect(await stored()).toBe(1)
})

test('the same request many times at once makes one record', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => submit('buyer', 'at-once')))
  expect(new Set(answers.map(({ data }) => data.uniqueCode)).size).toBe(1)
  expect(await stored()).toBe(1)
})

test('a key that was used for another request is refused', async () => {
  await submit('buyer', 'other')
  expect(await submit('buyer', 'other', order(2))).toMatchObject({
    status: 409,
    meta: { message: '这一步已经提交过，请刷新页面后再试' },
  })
  const favourite = await call(
    'buyer',
    'POST',
    '/web/my/favorite',
    { dataId: product, typeId: 1 },
    { 'idempotency-key': 'other' },
  )
  expect(favourite.status).toBe(409)
  expect(await stored()).toBe(1)
})

test('the same key of another user is another key', async () => {
  await submit('buyer', 'mine')
  expect((await submit('designer', 'mine')).status).toBe(200)
  expect(await stored()).toBe(2)
})

test('a refused request does not use up its key', async () => {
  expect((await submit('buyer', 'retry', { productList: [] })).status).toBe(400)
  expect((await submit('buyer', 'retry')).status).toBe(200)
})

test.each(['', 'x'.repeat(201)])('a key that cannot be kept is refused', async (key) => {
  expect(await submit('buyer', key)).toMatchObject({
    status: 400,
    meta: { message: '操作编号须为 1 至 200 个字符' },
  })
  expect(await stored()).toBe(0)
})

test('two servers on one database share sessions, keys and records', async () => {
  const sister = await startApp({ beside: shop })
  const { data } = await call(null, 'POST', '/admin/web/user/login/psw/enterprise', {
    username: 'buyer',
    password: 'Demo1234',
  })
  const bearer = { authorization: `Bearer ${data.access_token}` }
  const info = await sister.call(
    null,
    'GET',
    '/admin/web/user/loginuser/baseinfo',
    undefined,
    bearer,
  )
  expect(info.data.username).toBe('buyer')

  const both = await Promise.all([
    submit('buyer', 'both'),
    submit('buyer', 'both', order(), sister),
  ])
  expect(both[0]!.data).toEqual(both[1]!.data)
  expect(await stored()).toBe(1)

  await sister.call(null, 'DELETE', '/auth/token/logout', undefined, bearer)
  expect(
    (await call(null, 'GET', '/admin/web/user/loginuser/baseinfo', undefined, bearer)).status,
  ).toBe(403)
})

test('a write is audited with its user and request id, a refused one is not', async () => {
  const { headers } = await submit('buyer', 'audited')
  await submit('buyer', 'not-audited', { productList: [] })
  expect(
    await database
      .selectFrom('audit')
      .select(['user_id', 'operation', 'request_id'])
      .where('operation', '=', 'submitOrder')
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  ).toEqual([
    {
      user_id: await shop.userId('buyer'),
      operation: 'submitOrder',
      request_id: headers['x-request-id'],
    },
  ])
})

test.each([
  ['no JSON', '{', 400, '请求内容不是有效的 JSON'],
  ['a list instead of an object', '[]', 400, '输入有误，请检查标出的内容'],
  ['nothing', '', 400, '输入有误，请检查标出的内容'],
  ['null', 'null', 400, '输入有误，请检查标出的内容'],
  ['a prototype', '{"__proto__":{"admin":true},"productList":[]}', 400, '请求内容不是有效的 JSON'],
  [
    '10 MB',
    JSON.stringify({ productList: [], remark: 'x'.repeat(10_000_000) }),
    413,
    '内容过大：一次最多可提交 512 KB，请减少内容或分几次提交',
  ],
  [
    'lists in lists',
    `{"productList":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    400,
    '输入有误，请检查标出的内容',
  ],
])('a body of %s is refused with a sentence', async (_what, body, status, message) => {
  const answer = await call('buyer', 'POST', '/web/intention/order/submit', body, {
    'content-type': 'application/json',
  })
  expect({ status: answer.status, message: answer.meta.message }).toEqual({ status, message })
})

test('a body of another type is refused', async () => {
  const answer = await call('buyer', 'POST', '/web/intention/order/submit', 'a=1', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(answer).toMatchObject({ status: 415, meta: { message: '不支持此类型的内容' } })
})

test('the first 20 faults of a body are reported, and the number of the others', async () => {
  const body = { productList: Array(100).fill({ a: 1, b: 2 }) }
  const english = { 'accept-language': 'en' }
  const answer = await call('buyer', 'POST', '/web/intention/order/submit', body, english)
  expect(answer.status).toBe(400)
  expect(answer.data.errors).toHaveLength(20)
  // Each line lacks three fields and has an unknown one.
  expect(answer.data.more).toBe(380)
  expect(answer.meta.message).toContain('Errors not listed here: 380')
  const order = { productList: Array(20_000).fill({ a: 1, b: 2 }) }
  const few = await call('buyer', 'POST', '/web/intention/order/submit', order, english)
  expect(few.data).toMatchObject({ errors: [{ path: 'productList' }] })
  expect(few.data.more).toBeUndefined()
})

test('an unauthorised caller is refused before the body is read', async () => {
  expect((await call(null, 'POST', '/web/intention/order/submit', '{')).status).toBe(401)
  expect(
    (await call('supplier', 'POST', '/web/intention/order/submit', { wrong: true })).status,
  ).toBe(403)
})

test.each([
  ['GET', '/crrc_sales/nothing/here'],
  ['GET', '/crrc_sales/web/intention/order/abc'],
  ['GET', '/crrc_sales/web/intention/order/99999999999'],
  ['GET', '/crrc_sales/web/intention/order/%00'],
] as const)('%s %s is refused in the language of the caller', async (method, path) => {
  const { status, meta } = await call('buyer', method, path, undefined, { 'accept-language': 'en' })
  expect([400, 404]).toContain(status)
  expect(meta.message).toMatch(/^(request does not exist|Please check the marked fields)$/)
})

test('an error that nobody foresaw is a sentence with the number that the log has', async () => {
  await sql`alter table boot_item rename to away`.execute(database)
  const { status, meta, text, headers } = await call(null, 'GET', '/web/home/boot/data')
  await sql`alter table away rename to boot_item`.execute(database)
  expect(status).toBe(500)
  expect(meta.message).toBe(`服务器出错了，请稍后再试（编号 ${headers['x-request-id']}）`)
  expect(text).not.toContain('boot_item')
})

test('a client that sends far too much gets the refusal while sending', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // In its own process: in this one both ends would take turns, and everything would be sent before an answer comes.
  const client = `
    const body = JSON.stringify({ username: 'x'.repeat(10_000_000) })
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
    for (let time = 0; time < 20; time++) {
      const answer = await fetch(process.argv[1], { method: 'POST', headers, body })
      console.log(answer.status, (await answer.json()).meta.message)
    }`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    client,
    `${address}/crrc_sales/admin/web/user/login/psw`,
  ])
  const said =
    '413 The content is too large: at most 64 KB can be sent at once. Please shorten it or send it in parts'
  expect(stdout.trim().split('\n')).toEqual(Array(20).fill(said))
})

test('too many requests are refused with the time to wait, but who asks whether the process is well is answered', async () => {
  const limited = await startApp({ beside: shop, settings: { rateLimit: 3 } })
  const path = '/web/home/boot/data'
  for (let count = 0; count < 3; count++)
    expect((await limited.call(null, 'GET', path)).status).toBe(200)
  const refused = await limited.call(null, 'GET', path, undefined, { 'accept-language': 'en' })
  expect(refused.status).toBe(429)
  expect(refused.meta.message).toMatch(/^Too many requests; please try again in \d+ s$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  for (const asked of ['/health', '/ready'])
    expect((await limited.call(null, 'GET', asked)).status).toBe(200)
})

test('customers behind a trusted proxy are rate-limited one by one, behind another one together', async () => {
  const limited = await startApp({
    beside: shop,
    settings: { rateLimit: 1, trustedProxies: ['10.0.0.0/8'] },
  })
  const statusFor = async (remoteAddress: string, customer: string) => {
    const headers = { 'x-forwarded-for': customer }
    const url = '/crrc_sales/web/home/boot/data'
    return (await limited.app.inject({ url, remoteAddress, headers })).statusCode
  }
  expect(await statusFor('10.1.2.3', '198.51.100.1')).toBe(200)
  expect(await statusFor('10.1.2.3', '198.51.100.2')).toBe(200)
  expect(await statusFor('10.1.2.4', '198.51.100.1')).toBe(429)
  expect(await statusFor('203.0.113.9', '198.51.100.3')).toBe(200)
  expect(await statusFor('203.0.113.9', '198.51.100.4')).toBe(429)
  // An IPv6 customer has a whole /64.
  expect(await statusFor('10.1.2.3', '2001:db8:1:2::1')).toBe(200)
  expect(await statusFor('10.1.2.3', '2001:db8:1:2:ffff::9')).toBe(429)
  expect(await statusFor('10.1.2.3', '2001:db8:1:3::1')).toBe(200)
})

test('an answer forbids foreign scripts, evaluated code and frames', async () => {
  const { headers } = await call(null, 'GET', '/health')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe-eval')
  expect(headers['x-content-type-options']).toBe('nosniff')
  // A page of the shop counts views by referrer; other sites get no referrer.
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('front ends of the named origins may call, others may not', async () => {
  const open = await startApp({ beside: shop, settings: { webOrigins: ['https://shop.example'] } })
  const preflight = (origin: string) =>
    open.app.inject({
      method: 'OPTIONS',
      url: '/crrc_sales/web/intention/order/submit',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const allowed = await preflight('https://shop.example')
  expect(allowed.statusCode).toBe(204)
  expect(allowed.headers['access-control-allow-origin']).toBe('https://shop.example')
  expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key')
  expect((await preflight('https://other.example')).headers).not.toHaveProperty(
    'access-control-allow-origin',
  )
})

test('figures for a monitoring system are for this machine alone', async () => {
  await call(null, 'GET', '/health')
  const ask = (headers = {}) => app.inject({ method: 'GET', url: '/metrics', headers })
  expect((await ask()).payload).toContain(
    'http_request_duration_seconds_count{operation="getHealth",status="200"}',
  )
  expect((await ask({ 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404)
})

test('metrics are readable from anywhere with the right token, and never with another', async () => {
  const metricsToken = 'a-token-of-thirty-two-characters'
  const own = await startApp({ settings: { metricsToken } })
  const ask = async (token: string) => {
    const headers = { 'x-forwarded-for': '10.0.0.1', authorization: `Bearer ${token}` }
    return (await own.app.inject({ url: '/metrics', headers, remoteAddress: '10.0.0.9' }))
      .statusCode
  }
  expect(await ask(metricsToken)).toBe(200)
  expect(await ask(`${metricsToken}x`)).toBe(404)
  expect(await ask('')).toBe(404)
  const without = { url: '/metrics', headers: { authorization: 'Bearer undefined' } }
  expect((await app.inject(without)).statusCode).toBe(404)
})

test('proxies do not store answers to a single person', async () => {
  const kept = async (who: string | null, method: 'GET' | 'POST', path: string, body?: object) =>
    (await call(who, method, path, body)).headers['cache-control']
  expect(await kept('buyer', 'GET', '/admin/web/user/loginuser/baseinfo')).toBe('no-store')
  expect(await kept('buyer', 'GET', '/admin/sysconfig/common/settings')).toBe('no-store')
  expect(await kept(null, 'GET', '/admin/web/user/loginuser/baseinfo')).toBe('no-store')
  const login = { username: 'engineer', password: 'Demo1234' }
  expect(await kept(null, 'POST', '/admin/web/user/login/psw', login)).toBe('no-store')
  // Equal for everybody, so it may be cached.
  expect(await kept(null, 'GET', '/admin/sysconfig/common/settings')).toBeUndefined()
})

test('a refused call and a limit that was hit are noted once a minute for each person', async () => {
  const own = await startApp({ settings: { loginAttempts: 1 } })
  for (let time = 0; time < 3; time++) {
    expect((await own.call('sales', 'GET', '/office/people/staff/page')).status).toBe(403)
    await own.call('sales', 'POST', '/web/my/session/confirm', { password: 'Wrong1234' })
  }
  const events = await own.database
    .selectFrom('security_event')
    .select('kind')
    .where('user_id', '=', await own.userId('sales'))
    .where('kind', 'in', ['callRefused', 'limited'])
    .orderBy('kind')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['callRefused', 'limited'])
})

test('no page takes a base of its own', async () => {
  const { headers } = await app.inject({ url: '/crrc_sales/health' })
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
})

test('the metrics include the state of the jobs', async () => {
  const own = await startApp()
  const hourAgo = new Date(Date.now() - 3_600_000)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await own.database.deleteFrom('job').execute()
  await own.database
    .insertInto('job')
    .values([
      { kind: 'mail', run_at: hourAgo },
      { kind: 'mail', run_at: tomorrow, last_error: 'no answer', attempts: 2 },
      { kind: 'mail', run_at: hourAgo, last_error: 'no answer', failed_at: new Date() },
      { kind: 'mail', run_at: hourAgo, done_at: new Date() },
    ])
    .execute()
  const { payload } = await own.app.inject({ method: 'GET', url: '/metrics' })
  expect(payload).toContain(
    'jobs{state="waiting"} 1\njobs{state="retrying"} 1\njobs{state="failed"} 1',
  )
  expect(Number(/^job_overdue_seconds (\S+)$/m.exec(payload)?.[1])).toBeGreaterThanOrEqual(3600)
})

test.each([
  [
    '/crrc_sales/admin/web/user/login/code/13800138000?areaCode=86',
    '/crrc_sales/admin/web/user/login/code/*',
  ],
  ['/crrc_sales/web/people/lin%40demo.example/x', '/crrc_sales/web/people/*/x'],
  ['/crrc_sales/web/product/detail/4711', '/crrc_sales/web/product/detail/4711'],
])('the log shows %s without personal data', (url, shown) => {
  // Only the parts of a request that the log reads.
  expect(logged.req({ method: 'GET', url, ip: '::1' } as FastifyRequest).url).toBe(shown)
})

test('a line of the log has the time of the database, in UTC', () => {
  const { time } = JSON.parse(`{"level":30${timeOfLine()}}`) as { time: string }
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(Math.abs(Date.parse(time) - databaseMilliseconds())).toBeLessThan(5000)
})
