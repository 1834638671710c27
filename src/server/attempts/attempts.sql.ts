import { sql } from 'kysely'
import type { Database } from '../database/database'

/** Kinds of counters; each kind has its own keys. */
export type AttemptKind =
  | 'login'
  | 'loginName'
  | 'loginTurn'
  | 'loginLook'
  | 'own'
  | 'code'
  | 'codeSending'
  | 'mailSending'
  | 'address'
  | 'searchMiss'
  | 'unknownWord'
  | 'ownReport'

export interface Limit {
  /** Attempts before throttling starts; 0 = unlimited. */
  most: number
  /** Wait in seconds after the limit; it doubles with each attempt, up to `longestSeconds`. */
  firstSeconds: number
  longestSeconds: number
}

export interface Attempt {
  /** Seconds to wait; 0 = the attempt may proceed. */
  seconds: number
  /** Failed attempts including this one. */
  failures: number
}

/** Wait after the last counted attempt. */
const waitAfter = ({ most, firstSeconds, longestSeconds }: Limit) =>
  // Beyond 20 doublings the wait exceeds every maximum; the cap avoids overflow.
  sql`make_interval(secs => case when attempt.failures < ${most}::int then 0
    else least(${longestSeconds}::int, ${firstSeconds}::int * 2 ^ least(attempt.failures - ${most}::int, 20)) end)`

/** True for a counter of `attempt` whose next attempt has to wait. */
export const stillWaits = (limit: Limit) =>
  limit.most === 0
    ? sql<boolean>`false`
    : sql<boolean>`(failures >= ${limit.most}::int and last_at + ${waitAfter(limit)} > now())`

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot exceed the limit. Attempts during a wait
 * are not counted, so that retrying does not prolong the wait.
 */
export async function countAttempt(
  database: Database,
  kind: AttemptKind,
  key: string,
  { most, firstSeconds, longestSeconds }: Limit,
): Promise<Attempt> {
  if (most === 0) return { seconds: 0, failures: 0 }
  const wait = waitAfter({ most, firstSeconds, longestSeconds })
  const old = sql`attempt.first_at < now() - interval '1 day'`
  const counted = await sql<{ failures: number }>`
    insert into attempt (kind, key, failures) values (${kind}, ${key}, 1)
    on conflict (kind, key) do update set
      failures = case when ${old} then 1 else attempt.failures + 1 end,
      first_at = case when ${old} then now() else attempt.first_at end,
      last_at = now()
    -- Concurrent statements may run out of order, so their times are compared only after the free attempts.
    where attempt.failures < ${most}::int or attempt.last_at + ${wait} <= now()
    returning failures
  `.execute(database)
  if (counted.rows[0]) return { seconds: 0, failures: counted.rows[0].failures }
  const { rows } = await sql<Attempt>`
    select extract(epoch from last_at + ${wait} - now())::float8 as seconds, failures
    from attempt where kind = ${kind} and key = ${key}
  `.execute(database)
  const { seconds = 1, failures = most } = rows[0] ?? {}
  return { seconds: Math.max(1, Math.ceil(seconds)), failures }
}

/** Clears a counter after a successful attempt. */
export async function forgetAttempts(
  database: Database,
  kind: AttemptKind,
  key: string,
): Promise<void> {
  await database.deleteFrom('attempt').where('kind', '=', kind).where('key', '=', key).execute()
}

/** Clears all counters whose key is the name, or starts with it and a line break. */
export async function forgetAttemptsOf(
  database: Database,
  kinds: AttemptKind[],
  name: string,
): Promise<void> {
  await database
    .deleteFrom('attempt')
    .where('kind', 'in', kinds)
    .where(sql<boolean>`(key = ${name} or starts_with(key, ${`${name}\n`}))`)
    .execute()
}

/** Clears all counters of a login name, from all places. */
export const forgetLoginAttempts = (database: Database, username: string): Promise<void> =>
  forgetAttemptsOf(
    database,
    ['login', 'loginName', 'loginTurn', 'loginLook'],
    username.toLowerCase(),
  )

/**
 * Makes the first attempt of a key wait: it only starts the timer, and attempts after `seconds` are let through.
 * Returns the seconds left; 0 = the wait is over.
 */
export async function waitAtFirst(
  database: Database,
  kind: AttemptKind,
  key: string,
  seconds: number,
): Promise<number> {
  await sql`
    insert into attempt (kind, key, failures) values (${kind}, ${key}, 0)
    on conflict (kind, key) do update set failures = 0, first_at = now(), last_at = now()
    where attempt.first_at < now() - interval '1 day'
  `.execute(database)
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from first_at + make_interval(secs => ${seconds}::int) - now())::float8 as seconds
    from attempt where kind = ${kind} and key = ${key}
  `.execute(database)
  return Math.max(0, Math.ceil(rows[0]?.seconds ?? 0))
}

/** Takes back one successful attempt; the counter is shared, so the others stay. */
export async function takeBackAttempt(
  database: Database,
  kind: AttemptKind,
  key: string,
): Promise<void> {
  await database
    .updateTable('attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
}
