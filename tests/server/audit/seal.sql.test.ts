import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditJobs } from '../../../src/server/audit/jobs'
import { verifyAudit } from '../../../src/server/audit/verify'
import type { Database, Pool } from '../../../src/server/database/database'
import { ownDatabase } from '../../app'

/** Rows of all tables that one run of the job reads, by PostgreSQL's statistics. */
const rowsRead = (pool: Pool) =>
  pool.transaction().execute(async (database) => {
    const before = await counted(database)
    await auditJobs.sealAudit?.work(database, {})
    return (await counted(database)) - before
  })

async function counted(database: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables`.execute(database)
  return rows[0]?.read ?? 0
}

async function addLines(database: Database, count: number) {
  await sql`insert into audit (operation, request_id, data)
    select 'changed', n::text, '{}' from generate_series(1, ${count}::int) as n`.execute(database)
}

test('with 100,000 lines in the audit log the seal reads as many rows as with ten', async () => {
  const { pool } = await ownDatabase('empty')
  await addLines(pool, 10)
  await rowsRead(pool)
  const few = await rowsRead(pool)
  await addLines(pool, 1)
  const fewAndOne = await rowsRead(pool)

  // Sealed with a shortcut: other tests cover the chain itself.
  await addLines(pool, 100_000)
  await sql`with taken as (delete from audit_unsealed returning audit_id)
    insert into audit_seal (seq, audit_id, digest, hash) select audit_id, audit_id, '', '' from taken`.execute(
    pool,
  )
  await sql`update audit_head set seq = (select max(seq) from audit_seal)`.execute(pool)
  expect(await rowsRead(pool)).toBe(few)
  await addLines(pool, 1)
  expect(await rowsRead(pool)).toBe(fewAndOne)
})

test('a line that is committed after later ones is sealed too', async () => {
  const { pool } = await ownDatabase('empty')
  const late = await pool.startTransaction().execute()
  await addLines(late, 1)
  await addLines(pool, 3)
  await rowsRead(pool)
  await late.commit().execute()
  await rowsRead(pool)
  expect(await verifyAudit(pool)).toMatchObject({ lines: 4, unsealed: 0 })
})
