import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keyHash } from '../../../src/server/security/api-keys.sql'
import { startApp } from '../../app'
import { callingBy, makeKey } from './keys'

const shop = await startApp()
const { call, database } = shop

const listed = async () => (await call('operator', 'GET', '/office/api-key/page')).data.records

test('an operator makes a key, sees it once, and it is stored as a hash alone', async () => {
  const headers = { 'idempotency-key': 'make-once' }
  const body = { name: ' SAP production ', scopes: ['prices', 'stock'] }
  const { data } = await call('operator', 'POST', '/office/api-key', body, headers)
  expect(data.key).toMatch(/^fpk_[\w-]{43}$/)
  const [key] = await listed()
  expect(key).toMatchObject({
    name: 'SAP production',
    scopes: ['prices', 'stock'],
    state: 'valid',
    maker: '任浩',
    beginning: `${data.key.slice(0, 8)}…`,
  })
  const { rows } = await sql<{ table: string; text: string }>`
    select 'api_key' as table, row_to_json(api_key)::text as text from api_key
    union all select 'audit', row_to_json(audit)::text from audit
    union all select 'audit_change', row_to_json(audit_change)::text from audit_change
    union all select 'security_event', row_to_json(security_event)::text from security_event
    union all select 'idempotency', row_to_json(idempotency)::text from idempotency`.execute(
    database,
  )
  expect(rows.filter(({ text }) => text.includes(data.key))).toEqual([])
  const hashes = rows.filter(({ text }) => text.includes(keyHash(data.key)))
  expect(hashes.map(({ table }) => table)).toEqual(['api_key'])
})

test('two valid keys never have the same name, and a revoked one frees its name', async () => {
  const { id } = await makeKey(shop, ['orders'], 'Warehouse')
  const again = () =>
    call('operator', 'POST', '/office/api-key', { name: 'warehouse', scopes: ['stock'] })
  const taken = await again()
  expect(taken.status).toBe(400)
  expect(taken.data.errors).toEqual([{ path: 'name', message: '已有同名的有效密钥' }])
  expect((await call('operator', 'DELETE', `/office/api-key/${id}`)).status).toBe(200)
  expect((await again()).status).toBe(200)
})

test('a key needs a name and at least one call, and knows no other calls', async () => {
  const make = async (body: object) =>
    (await call('operator', 'POST', '/office/api-key', body)).status
  expect(await make({ name: ' ', scopes: ['stock'] })).toBe(400)
  expect(await make({ name: 'x', scopes: [] })).toBe(400)
  expect(await make({ name: 'x', scopes: ['audit'] })).toBe(400)
  expect(await make({ name: 'x', scopes: ['stock', 'stock'] })).toBe(400)
})

test('a key is revoked once, and the list shows by whom', async () => {
  const { id } = await makeKey(shop, ['stock'], 'Old system')
  const revoke = () => call('operator', 'DELETE', `/office/api-key/${id}`)
  expect((await revoke()).status).toBe(200)
  expect((await revoke()).status).toBe(404)
  expect((await listed()).find((key: { id: number }) => key.id === id)).toMatchObject({
    state: 'revoked',
    revoker: '任浩',
  })
})

test('making and revoking a key are lines of the audit log and security events of the operator', async () => {
  const { id } = await makeKey(shop, ['prices'], 'Audited')
  await call('operator', 'DELETE', `/office/api-key/${id}`)
  const { data } = await call('operator', 'GET', '/office/audit/page?size=100')
  const lines = data.records.filter(
    ({ recordIds }: { recordIds: string }) => recordIds === `api_key:${id}`,
  )
  expect(
    lines.map(({ operationName, record, who }: Record<string, string>) => [
      operationName,
      record,
      who,
    ]),
  ).toEqual([
    ['撤销接口密钥', '接口密钥 Audited', '任浩'],
    ['创建接口密钥', '接口密钥 Audited', '任浩'],
  ])
  const events = await call('operator', 'GET', '/web/my/security/page')
  const kinds = events.data.records.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(0, 2)).toEqual(['keyRevoked', 'keyMade'])
})

test('a key stays valid when its maker leaves, because it belongs to a system', async () => {
  const { key } = await makeKey(shop, ['orders'], 'Stays')
  await sql`update app_user set blocked_at = now() where username = 'operator'`.execute(database)
  expect((await callingBy(shop, key)('GET', '/office/order/changes')).status).toBe(200)
  await sql`update app_user set blocked_at = null where username = 'operator'`.execute(database)
})

test('there are at most fifty valid keys', async () => {
  await sql`insert into api_key (name, hash, beginning, scopes, made_by)
    select 'many ' || n, repeat(md5(n::text), 2), 'fpk_many', '{orders}', (select min(id) from app_user)
    from generate_series(1, 50) n`.execute(database)
  const { status, meta } = await call('operator', 'POST', '/office/api-key', {
    name: 'one more',
    scopes: ['stock'],
  })
  expect([status, meta.message]).toEqual([409, '最多可有 50 个有效密钥，请先撤销不用的密钥'])
})
