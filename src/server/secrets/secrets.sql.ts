import { sql } from 'kysely'
import type { Database, Pool } from '../database/database'
import { keyNamed } from './keyring'
import type { SecretsKey } from './keys'
import { isSealed, keyIdIn, openWith, sealWith } from './sealing'

/** Every column that holds a secret, with the key of its table: these are encrypted, converted and rotated. */
const places = [
  { table: 'secret', key: 'name', column: 'value' },
  { table: 'signing_key', key: 'id', column: 'value' },
  { table: 'second_factor', key: 'user_id', column: 'secret' },
] as const

type SecretTable = (typeof places)[number]['table']

const placeOf = (table: SecretTable, key: string | number) => `${table}/${key}`

/** The id of the key in use. Held until the transaction ends, so that a rotation does not miss what is written in it. */
export async function currentKeyId(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select key_id as id from secrets_key for share`.execute(database)
  return rows[0]?.id
}

/** Encrypts a secret for its record, in the transaction that stores it. */
export async function seal(
  database: Database,
  table: SecretTable,
  key: string | number,
  text: string,
): Promise<string> {
  const id = await currentKeyId(database)
  if (!id) throw new Error('The secrets of this database were not opened')
  return sealWith(keyNamed(id), placeOf(table, key), text)
}

export function unseal(table: SecretTable, key: string | number, sealed: string): string {
  const id = keyIdIn(sealed)
  if (!id) throw new Error(`The secret ${placeOf(table, key)} is not encrypted`)
  return openWith(keyNamed(id), placeOf(table, key), sealed)
}

/** Keeps a secret of the installation, the same for all its processes; made when it is first asked for. */
export async function readSecret(pool: Pool, name: string, make: () => string): Promise<string> {
  const kept = await findSecret(pool, name)
  if (kept) return unseal('secret', name, kept)
  await pool.transaction().execute(async (database) => {
    const value = await seal(database, 'secret', name, make())
    await database
      .insertInto('secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return unseal('secret', name, (await findSecret(pool, name)) ?? '')
}

async function findSecret(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

/** Makes one of several processes open or rotate the secrets while the others wait. */
export async function lockSecrets(database: Database): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('secrets'))`.execute(database)
  const { rows } = await sql<{ id: string }>`
    select key_id as id from secrets_key for update`.execute(database)
  return rows[0]?.id
}

export async function setCurrentKey(database: Database, { id }: SecretsKey): Promise<void> {
  await sql`insert into secrets_key (key_id) values (${id})
    on conflict (id) do update set key_id = excluded.key_id, since = now()`.execute(database)
}

/** Encrypts everything that is in clear or has another key; answers how many values were changed. */
export async function sealAll(database: Database, key: SecretsKey): Promise<number> {
  let changed = 0
  for (const { table, key: keyColumn, column } of places) {
    const { rows } = await sql<{ key: string; value: string }>`
      select ${sql.ref(keyColumn)}::text as key, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} not like ${`v1.${key.id}.%`} for update`.execute(database)
    for (const row of rows) {
      const text = isSealed(row.value) ? unseal(table, row.key, row.value) : row.value
      const sealed = sealWith(key, placeOf(table, row.key), text)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where ${sql.ref(keyColumn)}::text = ${row.key}`.execute(database)
    }
    changed += rows.length
  }
  return changed
}

/** False for a shop that no server has run on yet: it has nothing that needs its key. */
export async function holdsSecrets(database: Database): Promise<boolean> {
  for (const { table } of places) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(database)
    if (rows.length > 0) return true
  }
  return false
}

/** Gives up what is encrypted with a lost key: everybody logs in again, and second factors are set up anew. */
export async function forgetSecrets(database: Database): Promise<{ factors: number }> {
  const { rows } = await sql<{
    id: number
  }>`delete from second_factor returning user_id as id`.execute(database)
  await sql`delete from recovery_code`.execute(database)
  await sql`delete from secret`.execute(database)
  await sql`delete from signing_key`.execute(database)
  await sql`delete from secrets_key`.execute(database)
  return { factors: rows.length }
}
