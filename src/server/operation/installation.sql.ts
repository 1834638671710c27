import { sql } from 'kysely'
import { itemAt } from '../../domain/lists/items'
import type { Database } from '../database/database'
import { mailKinds } from '../outbox/outbox.sql'

export async function readDatabase(database: Database) {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes
  `.execute(database)
  return itemAt(rows, 0)
}

/** Jobs that are not tried again, and how many of them are mails. */
export async function readFailures(database: Database) {
  const { rows } = await sql<{ jobs: number; mails: number }>`
    select count(*)::int as jobs, (count(*) filter (where kind = any(${mailKinds})))::int as mails
    from job where failed_at is not null
  `.execute(database)
  return itemAt(rows, 0)
}

/** The job that is due longest. */
export async function readOldestJob(database: Database) {
  const { rows } = await sql<{ kind: string; seconds: number }>`
    select kind, extract(epoch from now() - run_at)::int as seconds from job
    where done_at is null and failed_at is null and run_at < now() order by run_at limit 1
  `.execute(database)
  return rows[0]
}

/** Bytes of the backups that the server keeps. */
export async function readKeptBackups(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum((data ->> 'bytes')::bigint), 0)::bigint as bytes
    from backup where state = 'ready'
  `.execute(database)
  return itemAt(rows, 0).bytes
}
