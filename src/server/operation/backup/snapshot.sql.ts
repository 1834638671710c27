import { sql, type ControlledTransaction, type QueryExecutorProvider } from 'kysely'
import type { Tables } from '../../database/types'
import type { Head } from '../../audit/seal.sql'
import type { Database, Pool } from '../../database/database'
import { liftTimeLimits } from '../../database/limits'
import type { SequenceState } from './archive'

export type Snapshot = ControlledTransaction<Tables>

/**
 * Opens a consistent snapshot of the database. No file bytes are removed meanwhile: the lock is taken before the
 * snapshot begins, so that earlier removals are visible in it.
 */
export async function openSnapshot(pool: Pool): Promise<Snapshot> {
  const snapshot = await pool
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`lock table file_removal_lock in share mode`.execute(snapshot)
    await liftTimeLimits(snapshot)
  } catch (error) {
    await snapshot.rollback().execute()
    throw error
  }
  return snapshot
}

/** Id of the key that encrypts the secrets in the snapshot. */
export async function secretsKeyId(snapshot: Snapshot): Promise<string | undefined> {
  const row = await snapshot.selectFrom('secrets_key').select('key_id').executeTakeFirst()
  return row?.key_id
}

/** Keys of all referenced files. */
export async function listFileKeys(snapshot: Snapshot): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from stored_file
    union select data ->> 'thumbnailKey' from stored_file where data ? 'thumbnailKey'`.execute(
    snapshot,
  )
  return rows.map(({ key }) => key)
}

/** Tables left out: those that migrations fill, and those of the installation (its backups and restores). */
const leftOut = [
  'kysely_migration',
  'kysely_migration_lock',
  'backup',
  'backup_result',
  'restoration',
]

export async function listTables(database: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by relname`.execute(database)
  return rows.map(({ name }) => name).filter((name) => !leftOut.includes(name))
}

export async function listMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Sequences are not part of a snapshot, but are never behind its rows. */
export async function listSequences(database: Database): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by sequencename`.execute(database)
  return rows
}

export async function auditHead(database: Database): Promise<Head> {
  return database.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
}

const rowsAtOnce = 1000

/** Rows of a table as JSON, ordered by key. */
export async function* rowsOf(database: Snapshot, table: string): AsyncGenerator<string[]> {
  // Without this, the restored shop would run the pending backup job again.
  const which = table === 'job' ? sql`where kind <> 'makeBackup'` : sql``
  const order = await keyOf(database, table)
  const sorted = order ? sql`order by ${sql.join(order.map((column) => sql.ref(column)))}` : sql``
  await sql`declare backup_rows no scroll cursor for
    select to_jsonb(one)::text as row from ${sql.table(table)} as one ${which} ${sorted}`.execute(
    database,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(database)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < rowsAtOnce) break
  }
  await sql`close backup_rows`.execute(database)
}

async function keyOf(database: Database, table: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute
      on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary
    order by array_position(indkey::int2[], attnum)`.execute(database)
  return rows.length > 0 ? rows.map(({ name }) => name) : undefined
}
