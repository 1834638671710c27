import { connect, type Pool } from '../database/database'
import type { TaskEnvironment } from './task'

/** Does work of a task with connections of its own, which end with it. */
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
