import { sql, type QueryExecutorProvider } from 'kysely'
import { passOver } from '../../audit/watch.sql'
import type { Database } from '../../database/database'
import { liftTimeLimits } from '../../database/limits'
import type { SequenceState } from './archive'
import { listSequences, listTables } from './snapshot.sql'
import { BrokenArchive } from './tar'
import { itemAt } from '../../../domain/lists/items'

/** True if the database has no tables. */
export async function isEmpty(pool: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_class
    where relkind in ('r', 'v', 'S') and relnamespace = current_schema()::regnamespace`.execute(
    pool,
  )
  return itemAt(rows, 0).count === 0
}

/**
 * Locks the database against other restores until the transaction ends. Waits a while: the server may not have
 * noticed yet that an earlier restore was killed.
 */
export async function lockRestore(database: Database): Promise<boolean> {
  await sql`select set_config('lock_timeout', '60s', true)`.execute(database)
  try {
    await sql`select pg_advisory_xact_lock(hashtext('restore'))`.execute(database)
  } catch (error) {
    // Errors of the database carry a code; 55P03 is a lock that is held.
    const isHeld = (error as { code?: unknown }).code === '55P03'
    if (isHeld) return false
    throw error
  }
  await liftTimeLimits(database)
  return true
}

export interface Restoration {
  id: string
  manifest: string
  data: unknown
}

export async function insertRestoration(
  database: Database,
  { id, manifest, data }: Restoration,
): Promise<void> {
  await database
    .insertInto('restoration')
    .values({ id, manifest, data: JSON.stringify(data) })
    .execute()
}

/** Finds an earlier restore of the archive by the digest of its manifest. */
export async function findRestoration(
  database: Database,
  manifest: string,
): Promise<Restoration | undefined> {
  const isThere = await sql<{ name: string | null }>`
    select to_regclass('restoration')::text as name`.execute(database)
  if (!isThere.rows[0]?.name) return undefined
  return database
    .selectFrom('restoration')
    .selectAll()
    .where('manifest', '=', manifest)
    .executeTakeFirst()
}

interface Constraint {
  table: string
  name: string
  definition: string
}

/**
 * Drops foreign keys and disables triggers and the audit log, so that rows can come in any order; returns the
 * function that restores them.
 */
export async function prepare(database: Database): Promise<() => Promise<void>> {
  const tables = await listTables(database)
  await passOver(database)
  const { rows: constraints } = await sql<Constraint>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database)
  for (const { table, name } of constraints) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(database)
  }
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(database)
  }
  // The backup contains the rows that migrations inserted.
  const all = sql.join(tables.map((table) => sql.table(table)))
  await sql`truncate ${all}`.execute(database)
  return async () => {
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(database)
    }
    for (const { table, name, definition } of constraints) {
      // The definition as PostgreSQL itself printed it.
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        database,
      )
    }
  }
}

/** Inserts rows given as JSON; generated columns are computed again. */
export async function insertRows(database: Database, table: string, rows: string[]): Promise<void> {
  const columns = sql.join((await columnsOf(database, table)).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    database,
  )
}

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(database)
  return rows.map(({ name }) => name)
}

export async function setSequences(database: Database, sequences: SequenceState[]) {
  const known = new Set((await listSequences(database)).map(({ name }) => name))
  for (const { name, last } of sequences) {
    if (!known.has(name)) throw new BrokenArchive(`There is no sequence ${name}`)
    if (last === null) continue
    await sql`select setval(quote_ident(${name})::regclass, ${last}::bigint, true)`.execute(
      database,
    )
  }
}
