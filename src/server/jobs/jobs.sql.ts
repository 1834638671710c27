import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database'

export interface NewJob {
  kind: string
  data?: unknown
  /** At most one waiting job per kind and key. */
  key?: string
  runAt?: Date
}

/** Adds a job; inside a transaction it becomes visible with the commit. */
export async function addJob(
  database: Database,
  { kind, data = {}, key, runAt }: NewJob,
): Promise<void> {
  await database
    .insertInto('job')
    .values({
      kind,
      data: JSON.stringify(data),
      unique_key: key ?? null,
      run_at: runAt ?? sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Selects the named kinds of jobs, or all others. */
export type Which = { only: readonly string[] } | { not: readonly string[] }

/** Locks one due job for this transaction; other processes skip it. */
export function takeJob(database: Database, which: Which) {
  return database
    .selectFrom('job')
    .select(['id', 'kind', 'data', 'attempts'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', sql<Date>`now()`)
    .where(
      'only' in which
        ? sql<boolean>`kind = any(${which.only}::text[])`
        : sql<boolean>`kind <> all(${which.not}::text[])`,
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Runs a job in a savepoint, so that a failure undoes only its work and the transaction stays usable. Returns the
 * error, if any.
 */
export async function attempt(database: Database, work: () => Promise<void>): Promise<unknown> {
  await sql`savepoint job`.execute(database)
  try {
    await work()
    return undefined
  } catch (error) {
    await sql`rollback to savepoint job`.execute(database)
    return error
  }
}

export async function finishJob(database: Database, id: number): Promise<void> {
  await database
    .updateTable('job')
    .set({ done_at: sql<Date>`now()`, last_run_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Schedules the next run of a repeating job. */
export async function repeatJob(database: Database, id: number, seconds: number): Promise<void> {
  await database
    .updateTable('job')
    .set({
      attempts: 0,
      last_error: null,
      last_run_at: sql<Date>`now()`,
      run_at: secondsFromNow(seconds),
    })
    .where('id', '=', id)
    .execute()
}

/** Reschedules a failed job with growing delays; after the last attempt it stays visible to staff. */
export async function postponeJob(
  database: Database,
  id: number,
  { attempts, error, last }: { attempts: number; error: string; last: boolean },
): Promise<void> {
  await database
    .updateTable('job')
    .set({
      attempts,
      last_error: error,
      last_run_at: sql<Date>`now()`,
      run_at: secondsFromNow(Math.min(3600, 5 * 2 ** attempts)),
      ...(last && { failed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** Number of waiting, retrying and failed jobs, and seconds that the longest due job has waited. */
export function readJobFigures(database: Database) {
  const count = (which: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${which})`
  return database
    .selectFrom('job')
    .select([
      count(sql`failed_at is null and last_error is null`).as('waiting'),
      count(sql`failed_at is null and last_error is not null`).as('retrying'),
      count(sql`failed_at is not null`).as('failed'),
      sql<number>`coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and run_at < now())), 0)`.as(
        'seconds',
      ),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
}

function secondsFromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}
