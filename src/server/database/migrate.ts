import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { watchTables } from '../audit/watch.sql'
import { projectRoot } from '../settings'

/** Brings a database to the newest migration; of several processes one migrates and the others wait. */
export async function migrate<T>(pool: Kysely<T>): Promise<void> {
  const folder = join(projectRoot, 'src/server/database/migrations')
  const migrations = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file): [string, Migration] => [
        file.replace('.sql', ''),
        {
          up: async (database) =>
            void (await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(database)),
        },
      ]),
  )
  const migrator = new Migrator({ db: pool, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  await watchTables(pool)
}
