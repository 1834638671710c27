import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountJobs } from '../../../src/server/account/jobs'
import { startWorker } from '../../../src/server/jobs/worker'
import { rowsAtOnce } from '../../../src/server/retention/forget.sql'
import { retentionJobs } from '../../../src/server/retention/jobs'
import { retentionPage } from '../../../src/server/retention/page'
import { retention } from '../../../src/server/retention/rules'
import { ownDatabase } from '../../app'

const { pool } = await ownDatabase('demo')

const run = async () => {
  const worker = await startWorker({
    pool,
    kinds: { ...retentionJobs, ...accountJobs({ publicUrl: 'http://127.0.0.1' }) },
    log: { error: (error: unknown) => void faults.push(error) },
    everyMs: 3_600_000,
  })
  await sql`update job set run_at = now() where unique_key = 'repeating'`.execute(pool)
  await worker.runDue()
  await worker.stop()
}
const faults: unknown[] = []

test('every table says how long it keeps its rows, or why they stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(pool)
  expect(Object.keys(retention).sort()).toEqual(rows.map(({ name }) => name).sort())
  for (const [table, rule] of Object.entries(retention))
    expect([table, Object.keys(rule)]).not.toEqual([table, []])
})

test('docs/retention.md is what the rules say; npx tsx scripts/retention.ts writes it', () => {
  expect(readFileSync('docs/retention.md', 'utf8')).toBe(retentionPage())
})

test('expired rows are deleted in batches, others stay', async () => {
  const many = rowsAtOnce * 2 + 10
  await sql`insert into attempt (kind, key, failures, last_at)
    select 'address', n::text, 1, now() - interval '3 days' from generate_series(1, ${many}::int) as n`.execute(
    pool,
  )
  await sql`insert into attempt (kind, key, failures) values ('address', 'today', 1)`.execute(pool)
  await sql`insert into notification (user_id, state, to_do, created_at, data)
    select 1, state, to_do, now() - make_interval(days => days), jsonb_build_object('key', 'k')
    from (values (2, false, 181), (2, false, 179), (1, false, 366), (1, false, 364), (1, true, 800)) as one (state, to_do, days)`.execute(
    pool,
  )
  await sql`insert into job (kind, failed_at, last_error) values
    ('sendMail', now() - interval '91 days', 'old'), ('sendMail', now() - interval '89 days', 'young')`.execute(
    pool,
  )
  await run()
  expect(faults).toEqual([])
  expect(await pool.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'today' }])
  const { rows } = await sql<{ days: number }>`
    select (extract(epoch from now() - created_at) / 86400)::int as days from notification
    where data ->> 'key' = 'k' order by days`.execute(pool)
  expect(rows.map(({ days }) => days)).toEqual([179, 364, 800])
  const failed = await pool
    .selectFrom('job')
    .select('last_error')
    .where('failed_at', 'is not', null)
    .execute()
  expect(failed).toEqual([{ last_error: 'young' }])
  // The rest is deleted by separate jobs.
  const more = await pool
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'forgetMoreRows')
    .execute()
  expect(more).toHaveLength(2)
})

test('a registration that nobody activated goes after 30 days with its account, and others stay', async () => {
  const register = (name: string, kind: string, days: number, isActive: boolean) =>
    sql`with made as (
        insert into account (kind, account_name, created_at)
        values (${kind}, ${name}, now() - make_interval(days => ${days}::int)) returning id
      )
      insert into app_user (account_id, username, password_hash, created_at, activated_at)
      select id, ${name}, 'x', now() - make_interval(days => ${days}::int), case when ${isActive} then now() end
      from made`.execute(pool)
  await register('lapsed1', 'person', 31, false)
  await register('lapsed2', 'company', 31, false)
  await register('younger', 'person', 29, false)
  await register('member1', 'person', 400, true)
  await register('staffer', 'staff', 400, false)
  await run()
  expect(faults).toEqual([])
  const names = ['lapsed1', 'lapsed2', 'younger', 'member1', 'staffer']
  const users = await pool
    .selectFrom('app_user')
    .select('username')
    .where('username', 'in', names)
    .orderBy('id')
    .execute()
  expect(users.map(({ username }) => username)).toEqual(names.slice(2))
  const accounts = await pool
    .selectFrom('account')
    .select('account_name')
    .where('account_name', 'in', names)
    .orderBy('id')
    .execute()
  expect(accounts.map(({ account_name }) => account_name)).toEqual(names.slice(2))
})
