import { sql } from 'kysely'
import type { Database } from '../database/database'

/** What is counted; each kind has keys of its own. */
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

export interface Limit {
  /** So many are free; 0 = all are. */
  most: number
  /** How long the next one then waits; each one after it twice as long, up to the longest. */
  firstSeconds: number
  longestSeconds: number
}

export interface Attempt {
  /** How long it has to wait; 0 = it may go on. */
  seconds: number
  /** How many there were in vain, this one included. */
  failures: number
}

/**
 * Counts an attempt before it is looked at, so that many at once are not more than the limit. While it has to
 * wait nothing is counted, so that who goes on trying is not locked out for longer.
 */
export async function countAttempt(
  database: Database,
  kind: AttemptKind,
  key: string,
  { most, firstSeconds, longestSeconds }: Limit,
): Promise<Attempt> {
  if (most === 0) return { seconds: 0, failures: 0 }
  // A number beyond 20 doublings is longer than any longest wait.
  const wait = sql`make_interval(secs => case when attempt.failures < ${most}::int then 0
    else least(${longestSeconds}::int, ${firstSeconds}::int * 2 ^ least(attempt.failures - ${most}::int, 20)) end)`
  const old = sql`attempt.first_at < now() - interval '1 day'`
  const counted = await sql<{ failures: number }>`
    insert into attempt (kind, key, failures) values (${kind}, ${key}, 1)
    on conflict (kind, key) do update set
      failures = case when ${old} then 1 else attempt.failures + 1 end,
      first_at = case when ${old} then now() else attempt.first_at end,
      last_at = now()
    -- Of two at the same moment the one that began first may come second: while all are free no time is asked.
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

/** It was right: what was tried before is forgotten. */
export async function forgetAttempts(
  database: Database,
  kind: AttemptKind,
  key: string,
): Promise<void> {
  await database.deleteFrom('attempt').where('kind', '=', kind).where('key', '=', key).execute()
}

/** Forgets all that was tried under a name, from wherever: the keys of a name begin with it and a line break. */
export async function forgetLoginAttempts(database: Database, username: string): Promise<void> {
  const name = username.toLowerCase()
  await database
    .deleteFrom('attempt')
    .where('kind', 'in', ['login', 'loginName', 'loginTurn', 'loginLook'])
    .where(sql<boolean>`(key = ${name} or starts_with(key, ${`${name}\n`}))`)
    .execute()
}

/**
 * Makes the first attempt under a key wait: it is only written down, and whoever comes back after so many seconds is
 * counted from then on. Answers how long it has to wait; 0 = it was written down before.
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

/** It was right, but of many people: only this one does not count. */
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
