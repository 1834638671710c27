import { sql } from 'kysely'
import type { AccountKind } from '../../domain/account'
import type { Database } from '../database/database'

export interface Login {
  userId: number
  passwordHash: string
  kind: AccountKind
  blocked: boolean
}

export async function findLogin(database: Database, username: string): Promise<Login | undefined> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .select(['app_user.id', 'app_user.password_hash', 'app_user.blocked_at', 'account.kind'])
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return (
    row && {
      userId: row.id,
      passwordHash: row.password_hash,
      // Checked by the table.
      kind: row.kind as AccountKind,
      blocked: row.blocked_at !== null,
    }
  )
}

export interface Attempts {
  /** How often this name was tried in vain, this time included. */
  failures: number
  /** Until the failures are forgotten. */
  secondsLeft: number
}

/**
 * Counts an attempt before its password is looked at, so that many at once are not more than the limit. Beyond the
 * limit the time stands still: who goes on trying is not locked out for longer.
 */
export async function countAttempt(
  database: Database,
  username: string,
  { limit, minutes }: { limit: number; minutes: number },
): Promise<Attempts> {
  const lock = sql`make_interval(mins => ${minutes})`
  const { rows } = await sql<Attempts>`
    insert into login_attempt as attempt (username, failures) values (${username.toLowerCase()}, 1)
    on conflict (username) do update set
      failures = case when attempt.last_at <= now() - ${lock} then 1 else attempt.failures + 1 end,
      last_at = case when attempt.last_at > now() - ${lock} and attempt.failures >= ${limit}
        then attempt.last_at else now() end
    returning failures, extract(epoch from last_at + ${lock} - now())::float8 as "secondsLeft"
  `.execute(database)
  return rows[0]!
}

export async function forgetAttempts(database: Database, username: string): Promise<void> {
  await database
    .deleteFrom('login_attempt')
    .where('username', '=', username.toLowerCase())
    .execute()
}

/** Forgets sessions and attempts that nobody can use any more. */
export async function forgetEndedLogins(database: Database): Promise<void> {
  const dayAgo = sql<Date>`now() - interval '1 day'`
  await database.deleteFrom('user_session').where('expires_at', '<', dayAgo).execute()
  await database.deleteFrom('login_attempt').where('last_at', '<', dayAgo).execute()
}
