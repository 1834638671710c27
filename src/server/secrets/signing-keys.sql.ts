import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Pool } from '../database/database'
import { seal, unseal } from './secrets.sql'
import { itemAt } from '../../domain/lists/items'

export type KeyPurpose = 'access' | 'refresh'

export interface SigningKey {
  id: number
  bytes: Buffer
}

/** The newest key first, then those that still verify what they signed in the last `graceSeconds`. */
export async function listSigningKeys(
  database: Database,
  purpose: KeyPurpose,
  graceSeconds: number,
): Promise<SigningKey[]> {
  const rows = await database
    .selectFrom('signing_key')
    .select(['id', 'value'])
    .where('purpose', '=', purpose)
    .where((where) =>
      where.or([
        where('retired_at', 'is', null),
        where('retired_at', '>', sql<Date>`now() - make_interval(secs => ${graceSeconds})`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, value }) => ({
    id,
    bytes: Buffer.from(unseal('signing_key', id, value), 'base64'),
  }))
}

/** Makes the key that signs from now on, unless there is one. */
export async function makeSigningKey(pool: Pool, purpose: KeyPurpose): Promise<void> {
  await pool.transaction().execute((database) => insertSigningKey(database, purpose))
}

async function insertSigningKey(database: Database, purpose: KeyPurpose): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('signing_key', 'id'))::int as id`.execute(database)
  const { id } = itemAt(rows, 0)
  const value = await seal(database, 'signing_key', id, randomBytes(32).toString('base64'))
  await sql`insert into signing_key (id, purpose, value) overriding system value
    values (${id}, ${purpose}, ${value}) on conflict do nothing`.execute(database)
}

/**
 * Gives both kinds of token a new key. Old keys verify running tokens until these expire; with `now` they are deleted, which
 * logs everybody out.
 */
export async function rotateSigningKeys(pool: Pool, { now }: { now: boolean }): Promise<void> {
  await pool.transaction().execute(async (database) => {
    if (now) await database.deleteFrom('signing_key').execute()
    else
      await database
        .updateTable('signing_key')
        .set({ retired_at: sql<Date>`now()` })
        .where('retired_at', 'is', null)
        .execute()
    await insertSigningKey(database, 'access')
    await insertSigningKey(database, 'refresh')
  })
}
