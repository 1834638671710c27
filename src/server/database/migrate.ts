import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  MIGRATION_LOCK_ID,
  Migrator,
  sql,
  type Kysely,
  type Migration,
  type Transaction,
} from 'kysely'
import type { Tables } from './types'
import { watchTables, watchWithin } from '../audit/watch.sql'
import { moveRenamedFields } from '../records/field-moves.sql'
import { now } from './clock'
import { projectRoot } from '../settings/project-root'
import { SettingsError } from '../settings/settings-error'

const folder = () => join(projectRoot, 'src/server/database/migrations')

/** Names of all migrations, in order. */
export function knownMigrations(): string[] {
  return readdirSync(folder())
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort()
}

function migrationsUpTo(to?: string): Record<string, Migration> {
  const names = knownMigrations().filter((name) => to === undefined || name <= to)
  return Object.fromEntries(
    names.map((name): [string, Migration] => [
      name,
      {
        up: async (database) =>
          void (await sql
            .raw(readFileSync(join(folder(), `${name}.sql`), 'utf8'))
            .execute(database)),
      },
    ]),
  )
}

/** Applies all pending migrations; one process migrates and the others wait. */
export async function migrate<T>(pool: Kysely<T>): Promise<void> {
  const migrations = migrationsUpTo()
  const migrator = new Migrator({ db: pool, provider: { getMigrations: async () => migrations } })
  const newer = await unknownMigration(pool)
  if (newer !== undefined) {
    throw new SettingsError(
      `The data were written by a newer version of the shop (${newer}), which this version cannot read; start that one, or restore a backup of before.`,
    )
  }
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  await watchTables(pool)
  await moveRenamedFields(pool)
}

/**
 * Migrates inside a transaction, to the newest or the named migration; a rollback undoes everything. Kysely's
 * migrator needs its own connection, so its two tables are written here in the same way.
 */
export async function migrateWithin(database: Transaction<Tables>, to?: string): Promise<void> {
  await sql`create table if not exists kysely_migration
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(database)
  await sql`create table if not exists kysely_migration_lock
    (id varchar(255) primary key, is_locked integer not null default 0)`.execute(database)
  await sql`insert into kysely_migration_lock (id) values (${MIGRATION_LOCK_ID})
    on conflict do nothing`.execute(database)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  const done = new Set(rows.map(({ name }) => name))
  for (const [name, { up }] of Object.entries(migrationsUpTo(to))) {
    if (done.has(name)) continue
    await up(database)
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${now().toISOString()})`.execute(database)
  }
  if (!to) await watchWithin(database)
}

/** A migration in the database that this version does not know. */
async function unknownMigration<T>(pool: Kysely<T>): Promise<string | undefined> {
  const tables = await pool.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all(${knownMigrations()}) order by name desc limit 1
  `.execute(pool)
  return rows[0]?.name
}
