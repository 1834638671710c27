import { sql } from 'kysely'
import type { Database, Pool } from '../database/database'

/** Runs work in a savepoint and always rolls it back, also when it is refused. */
export async function takenBack<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint taken_back`.execute(database)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint taken_back`.execute(database)
  }
}

/** The same in its own transaction. */
export function inRehearsal<T>(pool: Pool, work: (database: Database) => Promise<T>): Promise<T> {
  return pool.transaction().execute((database) => takenBack(database, () => work(database)))
}
