import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

/** What a failed connection says when nobody listens any more, or somebody who is just going away. */
const gone = ['ECONNREFUSED', '57P01', '57P03']

/**
 * A pool on a server that another process may own and end with. When that happens the next query calls `reopen`,
 * which starts the server here or finds the one that a third process has started.
 */
export function reopeningPool(
  url: string,
  max: number,
  reopen: () => Promise<string>,
): PostgresPool {
  let pool = poolOn(url, max)
  let reopening: Promise<void> | undefined

  async function replace() {
    const next = poolOn(await reopen(), max)
    const old = pool
    pool = next
    // Its connections are dead; whoever still holds one hands it back first.
    void old.end().catch(() => {})
  }

  return {
    async connect(): Promise<PostgresPoolClient> {
      const asked = pool
      try {
        return await asked.connect()
      } catch (error) {
        if (!gone.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
        if (asked === pool) await (reopening ??= replace().finally(() => (reopening = undefined)))
        return pool.connect()
      }
    },
    end: () => pool.end(),
  }
}

export function poolOn(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, application_name: 'fastener-portal' })
  // A lost idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  // Nor may one that breaks while it is used: its query fails, and that is all there is to say.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
