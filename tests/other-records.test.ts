import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { seedReports } from '../demo/calculation/reports'
import { seedKeptItems } from '../demo/account/kept-items.sql'
import { seedOrders } from '../demo/orders/fill'
import { seedQuality } from '../demo/quality/fill'
import { startApp } from './app'
import { addRecordsOfPeople, asked, operationsOnRecords, records } from './records-of-people'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-records-'))
const shop = await startApp({ catalogue: 'demo', settings: { dataDir } })
const { database, settings } = shop

await seedKeptItems(database)
await seedOrders(database, settings.timeZone)
await seedReports(database)
await seedQuality(database, settings, pino({ level: 'silent' }))
await addRecordsOfPeople(database)
await shop.sessions.begin(database, await shop.userId('engineer'))

test('every operation that names a record of somebody is tried', () => {
  expect(operationsOnRecords.map(({ name }) => name).sort()).toEqual(Object.keys(asked).sort())
})

const everybody = await database
  .selectFrom('app_user')
  .innerJoin('account', 'account.id', 'account_id')
  .select(['username', 'account_id', 'kind'])
  .where('kind', '!=', 'staff')
  .execute()

test.each(operationsOnRecords)(
  '$name gives nobody the record of another account',
  async (operation) => {
    const { record, body, query } = asked[operation.name]!
    const found = await sql<{ id: string; account_id: number }>`
    select * from (${records[record]}) as record order by 1 limit 1`.execute(database)
    const { id, account_id } = found.rows[0]!
    const named = operation.path.includes('{id}')
      ? operation.path.replace('{id}', id)
      : `${operation.path}?id=${id}`
    const path = query ? `${named}?${query}` : named
    for (const { username } of everybody.filter((one) => one.account_id !== account_id)) {
      const { status } = await shop.call(username, operation.method, path, body)
      expect([403, 404], `${username} ${operation.method} ${path}`).toContain(status)
      const kept = await sql`select 1 from (${records[record]}) as record where id = ${id}`.execute(
        database,
      )
      expect(kept.rows, `${username} changed it`).toHaveLength(1)
    }
    // The same kind of user, so that only access to the record is missing.
    const owner = everybody.find((one) => one.account_id === account_id)
    const alike = everybody.filter(
      ({ kind, account_id: other }) => kind === owner?.kind && other !== account_id,
    )
    expect(alike.length).toBeGreaterThan(0)
    for (const { username } of alike) {
      expect((await shop.call(username, operation.method, path, body)).status).toBe(404)
    }
  },
)
