import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database'
import { seal, unseal } from '../secrets/secrets.sql'

export interface StoredFactor {
  secret: string
  confirmedAt: Date | null
}

export async function findFactor(
  database: Database,
  userId: number,
): Promise<StoredFactor | undefined> {
  const row = await database
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      secret: unseal('second_factor', userId, row.secret),
      confirmedAt: row.confirmed_at,
    }
  )
}

/** True if the user with this login name has a second factor. */
export async function hasSecondFactor(database: Database, username: string): Promise<boolean> {
  const row = await database
    .selectFrom('second_factor')
    .innerJoin('app_user', 'app_user.id', 'second_factor.user_id')
    .select('user_id')
    .where(sql<boolean>`lower(username) = ${username.toLowerCase()}`)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a pending TOTP secret in place of an earlier pending one; does nothing if a factor is active. */
export async function offerSecret(
  database: Database,
  userId: number,
  plainSecret: string,
): Promise<boolean> {
  const secret = await seal(database, 'second_factor', userId, plainSecret)
  const offered = await database
    .insertInto('second_factor')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return offered !== undefined
}

/** Marks a time step as used and activates a pending factor; returns false if the step was used before. */
export async function takeStep(database: Database, userId: number, step: number): Promise<boolean> {
  const taken = await database
    .updateTable('second_factor')
    .set({ last_step: step, confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function dropFactor(database: Database, userId: number): Promise<void> {
  await database.deleteFrom('second_factor').where('user_id', '=', userId).execute()
  await database.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** Replaces all recovery codes. */
export async function storeRecoveryCodes(
  database: Database,
  userId: number,
  hashes: string[],
): Promise<void> {
  await database.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await database
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, keyed: true })))
    .execute()
}

export async function takeRecoveryCode(
  database: Database,
  userId: number,
  hash: string,
): Promise<boolean> {
  const taken = await database
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('keyed', '=', true)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Codes that were hashed without a key. */
export async function listPlainCodes(
  database: Database,
): Promise<{ userId: number; hash: string }[]> {
  return database
    .selectFrom('recovery_code')
    .select(['user_id as userId', 'code_hash as hash'])
    .where('keyed', '=', false)
    .execute()
}

export async function replacePlainCode(
  database: Database,
  { userId, hash, by }: { userId: number; hash: string; by: string },
): Promise<void> {
  await database
    .updateTable('recovery_code')
    .set({ code_hash: by, keyed: true })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('keyed', '=', false)
    .execute()
}

export async function countRecoveryCodes(database: Database, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const challengeHash = (challenge: string) =>
  createHash('sha256').update(challenge).digest('base64url')

/** Stores a login that waits for its second factor; returns the challenge token. */
export async function insertChallenge(
  database: Database,
  userId: number,
  seconds: number,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await database
    .insertInto('login_challenge')
    .values({
      id: challengeHash(challenge),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .execute()
  return challenge
}

/** Counts an attempt before its code is checked. Returns the user's id, or undefined if the challenge has expired. */
export async function tryChallenge(
  database: Database,
  challenge: string,
  most: number,
): Promise<{ userId: number; username: string } | undefined> {
  const { rows } = await sql<{ userId: number; username: string }>`
    update login_challenge as challenge set attempts = attempts + 1
    from app_user
    where challenge.id = ${challengeHash(challenge)} and app_user.id = challenge.user_id
      and challenge.expires_at > now() and attempts < ${most}
    returning app_user.id as "userId", app_user.username
  `.execute(database)
  return rows[0]
}

/** Returns true only once per challenge. */
export async function dropChallenge(database: Database, challenge: string): Promise<boolean> {
  const dropped = await database
    .deleteFrom('login_challenge')
    .where('id', '=', challengeHash(challenge))
    .returning('id')
    .executeTakeFirst()
  return dropped !== undefined
}
