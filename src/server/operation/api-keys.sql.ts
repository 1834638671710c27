import { sql } from 'kysely'
import type { Name } from '../../domain/account/names'
import type { Database } from '../database/database'
import { countRows } from '../database/lists.sql'
import { namesOfUser } from '../names/names.sql'
import type { KeyScope } from '../security/api-keys.sql'

export interface KeyRow {
  id: number
  name: string
  scopes: KeyScope[]
  beginning: string
  maker: Name
  createdAt: Date
  usedAt: Date | null
  revoker: Name | null
  revokedAt: Date | null
}

export async function pageKeys(
  database: Database,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; keys: KeyRow[] }> {
  const total = await countRows(database.selectFrom('api_key'))
  const keys = await database
    .selectFrom('api_key')
    .select([
      'id',
      'name',
      'scopes',
      'beginning',
      'created_at as createdAt',
      'used_at as usedAt',
      'revoked_at as revokedAt',
    ])
    // Every key has a maker.
    .select(namesOfUser(sql.ref('api_key.made_by')).$castTo<Name>().as('maker'))
    .select(namesOfUser(sql.ref('api_key.revoked_by')).as('revoker'))
    .orderBy(sql`revoked_at is not null, id desc`)
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, keys }
}

/** One key is made at a time, so that two cannot pass the same limit. */
export async function lockKeys(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('api-keys'))`.execute(database)
}

export async function isNameTaken(database: Database, name: string): Promise<boolean> {
  const taken = await database
    .selectFrom('api_key')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return taken !== undefined
}

export const countValidKeys = (database: Database): Promise<number> =>
  countRows(database.selectFrom('api_key').where('revoked_at', 'is', null))

interface NewKey {
  name: string
  hash: string
  beginning: string
  scopes: KeyScope[]
  userId: number
}

export async function insertKey(database: Database, { userId, ...key }: NewKey): Promise<number> {
  const { id } = await database
    .insertInto('api_key')
    .values({ ...key, made_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Revokes a valid key and answers its name. */
export async function revokeKey(
  database: Database,
  { id, userId }: { id: number; userId: number },
): Promise<string | undefined> {
  const revoked = await database
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`now()`, revoked_by: userId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}
