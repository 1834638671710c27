import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { watchTables } from '../audit/watch.sql'
import { projectRoot, SettingsError } from '../settings'

const folder = () => join(projectRoot, 'src/server/database/migrations')

/** The names of all migrations in their order. */
export function knownMigrations(): string[] {
  return readdirSync(folder())
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort()
}

/**
 * Brings a database to the newest migration, or to the one that is named; of several processes one migrates and the others
 * wait.
 */
export async function migrate<T>(pool: Kysely<T>, to?: string): Promise<void> {
  const migrations = Object.fromEntries(
    knownMigrations().map((name): [string, Migration] => [
      name,
      {
        up: async (database) =>
          void (await sql
            .raw(readFileSync(join(folder(), `${name}.sql`), 'utf8'))
            .execute(database)),
      },
    ]),
  )
  const migrator = new Migrator({ db: pool, provider: { getMigrations: async () => migrations } })
  const newer = await unknownMigration(pool)
  if (newer !== undefined) {
    throw new SettingsError(
      `The data were written by a newer version of the shop (${newer}), which this version cannot read; start that one, or restore a backup of before.`,
    )
  }
  const { error, results } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest())
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  if (!to) await watchTables(pool)
}

/** A migration of the database that this version does not have. */
async function unknownMigration<T>(pool: Kysely<T>): Promise<string | undefined> {
  const tables = await pool.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all(${knownMigrations()}) order by name desc limit 1
  `.execute(pool)
  return rows[0]?.name
}
