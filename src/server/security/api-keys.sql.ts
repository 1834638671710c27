import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export type KeyScope = Schemas['KeyScope']

/** A valid key of another system, as the caller of a request. */
export interface ApiKey {
  id: number
  name: string
  scopes: KeyScope[]
}

/** Opens each key, so that people and scanners of code recognise one, and tells it from the token of a session. */
export const keyPrefix = 'fpk_'

/** Two hundred and fifty-six random bits need no slow digest. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Finds the valid key with this secret, and notes its use once a minute at most, so that not every call writes. */
export async function findKey(database: Database, secret: string): Promise<ApiKey | undefined> {
  const row = await database
    .selectFrom('api_key')
    .where('hash', '=', keyHash(secret))
    .where('revoked_at', 'is', null)
    .select(['id', 'name', 'scopes'])
    .select(sql<boolean>`coalesce(used_at < now() - interval '1 minute', true)`.as('isUnnoted'))
    .executeTakeFirst()
  if (!row) return undefined
  const { isUnnoted, ...key } = row
  if (isUnnoted) await noteUse(database, key.id)
  return key
}

async function noteUse(database: Database, id: number): Promise<void> {
  await database
    .updateTable('api_key')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
