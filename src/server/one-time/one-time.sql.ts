import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database'

/** A code or link is valid for exactly one purpose. */
export type CodePurpose = 'register' | 'login' | 'resetPassword' | 'changeMobile' | 'changeEmail'
export type LinkPurpose = 'activation' | 'resetPassword'

export const codeMinutes = 5
const mostWrongTries = 5
export const linkHours = 24

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest()

/** Purpose of a code, its receiver (number or address) and the hash of the request that asked for it. */
export interface CodeOf {
  purpose: CodePurpose
  receiver: string
  askedBy: string
}

const isOpenCode = ({ purpose, receiver, askedBy }: CodeOf) =>
  sql<boolean>`purpose = ${purpose} and receiver = ${receiver} and asked_by = ${askedBy} and used_at is null`

/**
 * Creates a four-digit code. Earlier codes of the same browser become invalid; those of others stay, or a stranger
 * could invalidate the code that its owner is about to type.
 */
export async function issueCode(database: Database, of: CodeOf): Promise<string> {
  const { purpose, receiver, askedBy } = of
  const code = String(randomInt(10_000)).padStart(4, '0')
  await database
    .deleteFrom('one_time_code')
    .where('purpose', '=', purpose)
    .where('receiver', '=', receiver)
    .where('asked_by', '=', askedBy)
    .execute()
  await database
    .insertInto('one_time_code')
    .values({
      purpose,
      receiver,
      asked_by: askedBy,
      code_hash: hashOf(purpose, receiver, code).toString('hex'),
      expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes})`,
    })
    .execute()
  return code
}

/** True if this request has asked for such a code, even if it has expired. */
export async function isCodeAsked(
  database: Database,
  { purpose, receiver, askedBy }: CodeOf,
): Promise<boolean> {
  const row = await database
    .selectFrom('one_time_code')
    .select('id')
    .where('purpose', '=', purpose)
    .where('receiver', '=', receiver)
    .where('asked_by', '=', askedBy)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Checks a code; 'over' = it was used, has expired or was entered wrongly five times. Not in a transaction: a wrong
 * attempt must count although the call is refused. A right code stays valid for the next step.
 */
export async function tryCode(
  database: Database,
  of: CodeOf,
  code: string,
): Promise<'right' | 'wrong' | 'over'> {
  // Counted before it is compared, so that concurrent attempts cannot exceed five.
  const tried = await database
    .updateTable('one_time_code')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where(isOpenCode(of))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('wrong_tries', '<', mostWrongTries)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!tried) return 'over'
  const expected = Buffer.from(tried.code_hash, 'hex')
  if (!timingSafeEqual(expected, hashOf(of.purpose, of.receiver, code))) return 'wrong'
  await database
    .updateTable('one_time_code')
    .set({ wrong_tries: sql<number>`wrong_tries - 1` })
    .where('id', '=', tried.id)
    .execute()
  return 'right'
}

/** Spends a right code in the transaction that needs it; returns true for only one of two concurrent calls. */
export async function spendCode(database: Database, of: CodeOf): Promise<boolean> {
  const used = await database
    .updateTable('one_time_code')
    .set({ used_at: sql<Date>`now()` })
    .where(isOpenCode(of))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Prolongs the code for the next step, such as choosing a password. */
export async function prolongCode(database: Database, of: CodeOf): Promise<void> {
  await database
    .updateTable('one_time_code')
    .set({ expires_at: sql<Date>`now() + make_interval(mins => ${2 * codeMinutes})` })
    .where(isOpenCode(of))
    .execute()
}

/** Creates the token of a user's link and invalidates earlier ones. Only its hash is stored. */
export async function issueLink(
  database: Database,
  purpose: LinkPurpose,
  userId: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  await database
    .insertInto('one_time_link')
    .values({
      token_hash: hashOf(token).toString('hex'),
      purpose,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(hours => ${linkHours})`,
    })
    .execute()
  return token
}

const isLink = (purpose: LinkPurpose, token: string) =>
  sql<boolean>`token_hash = ${hashOf(token).toString('hex')} and purpose = ${purpose}`

const isOpen = sql<boolean>`used_at is null and expires_at > now()`

/** Spends a link. Returns the user's id, or undefined if it was used, has expired or never existed. */
export async function spendLink(
  database: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<number | undefined> {
  const used = await database
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`now()` })
    .where(isLink(purpose, token))
    .where(isOpen)
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id
}

/** Returns the user of a valid link without spending it. */
export async function findOpenLink(
  database: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('one_time_link')
    .select('user_id')
    .where(isLink(purpose, token))
    .where(isOpen)
    .executeTakeFirst()
  return row?.user_id
}

/** Invalidates a user's open links and login codes after a change of their login. */
export async function endOpenSecrets(database: Database, userId: number): Promise<void> {
  await database
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  await sql`
    update one_time_code set used_at = now()
    from app_user
    where app_user.id = ${userId} and receiver = phone
      and purpose in ('login', 'resetPassword') and used_at is null
  `.execute(database)
}

/** Returns the user of a link, even if it has expired. */
export async function findLinkOwner(
  database: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('one_time_link')
    .select('user_id')
    .where(isLink(purpose, token))
    .executeTakeFirst()
  return row?.user_id
}
