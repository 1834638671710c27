import { sql } from 'kysely'
import type { Database, Pool } from '../database/database'

/** Does something in a transaction as if it were to stay, and takes it back, also where it is refused. */
export async function takenBack<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint taken_back`.execute(database)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint taken_back`.execute(database)
  }
}

/** The same in a transaction of its own. */
export function inRehearsal<T>(pool: Pool, work: (database: Database) => Promise<T>): Promise<T> {
  return pool.transaction().execute((database) => takenBack(database, () => work(database)))
}
