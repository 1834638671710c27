import { sql } from 'kysely'
import { itemAt } from '../../domain/lists/items'
import type { Database, Pool } from '../database/database'
import { mailKinds } from '../outbox/outbox.sql'

/** Age of the oldest waiting mail in seconds, number of waiting mails, and how many of them failed. */
export async function readMailQueue(database: Database) {
  const { rows } = await sql<{ waiting: number; failing: number; seconds: number }>`
    select count(*)::int as waiting, count(job.last_error)::int as failing,
      coalesce(extract(epoch from now() - min(outbox_message.created_at)), 0)::int as seconds
    from job join outbox_message
      -- Keys of other kinds are not numbers.
      on outbox_message.id = case when job.kind = any(${mailKinds}) then job.unique_key::int end
    where job.kind = any(${mailKinds}) and job.done_at is null and job.failed_at is null
  `.execute(database)
  return rows[0] ?? { waiting: 0, failing: 0, seconds: 0 }
}

/**
 * Seconds since the newest good backup, and whether a later one failed. Counts every backup, whether the office or the
 * command line made it and wherever its file is now.
 */
export async function readBackupAge(database: Database) {
  const { rows } = await sql<{ at: Date | null; seconds: number | null; failed: boolean }>`
    with newest as (
      select max(at) filter (where result = 'success') as success,
        max(at) filter (where result = 'failure') as failure
      from backup_result
    )
    select success as at, extract(epoch from now() - success)::int as seconds,
      coalesce(failure > coalesce(success, '-infinity'), false) as failed
    from newest
  `.execute(database)
  return itemAt(rows, 0)
}

/** Connections of the database server, and its limit for users without special rights. */
export async function readConnections(database: Database) {
  const { rows } = await sql<{ used: number; most: number }>`
    select sum(numbackends)::int as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most
    from pg_stat_database
  `.execute(database)
  return itemAt(rows, 0)
}

export async function answers(pool: Pool): Promise<boolean> {
  await sql`select 1`.execute(pool)
  return true
}
