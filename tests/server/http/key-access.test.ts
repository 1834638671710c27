import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostInMinute } from '../../../src/server/http/key-access'
import { listOperations } from '../../../src/server/http/operations'
import { startApp } from '../../app'
import { callingBy, makeKey } from '../operation/keys'

const shop = await startApp({ catalogue: 'empty' })
const scopes = ['prices', 'stock', 'orders'] as const

const operations = listOperations().map(({ path, method, operation }) => ({
  name: operation.operationId,
  scope: operation['x-key'],
  method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: path.replace('{key}', crypto.randomUUID()).replace(/\{\w+\}/g, '1'),
  body: operation.requestBody?.content['application/json'] ? {} : undefined,
}))

test('exactly the batches and the changed reservations are open to a key', () => {
  const open = operations.filter(({ scope }) => scope !== undefined).map(({ name }) => name)
  expect(open.sort()).toEqual(['listOrderChanges', 'putPriceBatch', 'putStockBatch'])
})

test.each(scopes)(
  'a key for %s opens its calls and no other one, public ones included',
  async (scope) => {
    const by = callingBy(shop, (await makeKey(shop, [scope], `only ${scope}`)).key)
    const wrong: string[] = []
    for (const operation of operations) {
      const { status } = await by(operation.method, operation.url, operation.body)
      const isRight = operation.scope === scope ? [200, 400].includes(status) : status === 403
      if (!isRight) wrong.push(`${operation.name}: ${status}`)
    }
    expect(wrong).toEqual([])
  },
  60_000,
)

test('a key that nobody made, a revoked one and a hash as a key open no call at all', async () => {
  const { id, key } = await makeKey(shop, [...scopes], 'soon revoked')
  const by = callingBy(shop, key)
  expect((await by('GET', '/office/order/changes')).status).toBe(200)
  expect((await shop.call('operator', 'DELETE', `/office/api-key/${id}`)).status).toBe(200)
  const { hash } = await shop.database
    .selectFrom('api_key')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const useless of [key, `fpk_${hash}`, 'fpk_', `fpk_${'x'.repeat(43)}`]) {
    const wrong: string[] = []
    for (const { method, url, body, name } of operations) {
      const { status } = await callingBy(shop, useless)(method, url, body)
      if (status !== 401) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
  }
  const { meta } = await by('GET', '/office/order/changes', undefined, { 'accept-language': 'en' })
  expect(meta.message).toBe(
    'The API key is invalid or has been revoked. Create a new one in the back office under “API keys”',
  )
}, 60_000)

test('a key opens neither the chat nor the stream of messages', async () => {
  const by = callingBy(shop, (await makeKey(shop, [...scopes], 'no streams')).key)
  expect((await by('GET', '/web/my/message/stream?ticket=x')).status).toBe(404)
  const { key } = await makeKey(shop, [...scopes], 'no sessions')
  await expect(shop.sessions.userOf(shop.database, `Bearer ${key}`)).rejects.toThrow(
    'common.loginFirst',
  )
  await expect(shop.sessions.userOfTicket(shop.database, key)).rejects.toThrow('common.loginFirst')
})

test('a key that calls too often in a minute has to wait, and another one does not', async () => {
  const by = callingBy(shop, (await makeKey(shop, ['orders'], 'hasty')).key)
  const statuses = new Set<number>()
  for (let made = 0; made < 2 * mostInMinute && !statuses.has(429); made++)
    statuses.add((await by('GET', '/office/order/changes?size=1')).status)
  // The minute may have turned once.
  for (let made = 0; made < 2 * mostInMinute && !statuses.has(429); made++)
    statuses.add((await by('GET', '/office/order/changes?size=1')).status)
  expect([...statuses]).toEqual([200, 429])
  const other = callingBy(shop, (await makeKey(shop, ['orders'], 'calm')).key)
  expect((await other('GET', '/office/order/changes?size=1')).status).toBe(200)
})

test('the last use is kept to the minute, and using a key writes no more often', async () => {
  const { id, key } = await makeKey(shop, ['orders'], 'used')
  const by = callingBy(shop, key)
  const lastUse = async () => {
    const { data } = await shop.call('operator', 'GET', '/office/api-key/page?size=100')
    return data.records.find((one: { id: number }) => one.id === id).lastUse
  }
  expect(await lastUse()).toBeUndefined()
  await by('GET', '/office/order/changes')
  const first = await lastUse()
  expect(Date.parse(first)).toBeGreaterThan(Date.now() - 60_000)
  await by('GET', '/office/order/changes')
  expect(await lastUse()).toBe(first)
  await sql`update api_key set used_at = now() - interval '61 seconds' where id = ${id}`.execute(
    shop.database,
  )
  await by('GET', '/office/order/changes')
  expect(Date.parse(await lastUse())).toBeGreaterThanOrEqual(Date.parse(first))
})
