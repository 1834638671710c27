import { connect, type Pool } from '../database/database'
import type { TaskEnvironment } from './task'

/** Runs a task with its own database connections and closes them afterwards. */
export async function withConnection<Result>(
  { databaseUrl }: Pick<TaskEnvironment, 'databaseUrl'>,
  work: (pool: Pool) => Promise<Result>,
  connections = 1,
): Promise<Result> {
  const pool = connect(databaseUrl, connections)
  try {
    return await work(pool)
  } finally {
    await pool.destroy()
  }
}
