import pg from 'pg'
import { connectionOptions, destroyConnection } from './connection'
import type { ConnectionSource } from './watched-pool'
import { errorCode } from './error-code'

/** Error codes of a server that is down or shutting down. */
const gone = ['ECONNREFUSED', '57P01', '57P03']

/** A server that may be owned by another process and end with it. */
export interface ReopenedServer {
  url(): string
  /** Counts the restarts. */
  generation(): number
  /**
   * Restarts the server, or finds one that another process started; once for all callers that saw this generation
   * end.
   */
  reopen(seen: number): Promise<void>
}

export function reopenedServer(first: string, open: () => Promise<string>): ReopenedServer {
  let url = first
  let generation = 0
  let opening: Promise<void> | undefined

  async function openAgain() {
    url = await open()
    generation++
  }

  return {
    url: () => url,
    generation: () => generation,
    async reopen(seen) {
      if (seen === generation) await (opening ??= openAgain().finally(() => (opening = undefined)))
    },
  }
}

/** A pool that restarts such a server when a query finds it gone. */
export function reopeningPool(server: ReopenedServer, max: number): ConnectionSource {
  let generation = server.generation()
  let pool = poolOn(server.url(), max)

  function replace() {
    if (generation === server.generation()) return
    const old = pool
    generation = server.generation()
    pool = poolOn(server.url(), max)
    // The old connections are dead; the pool ends once all are returned.
    void old.end().catch(() => {})
  }

  return {
    async connect() {
      const asked = generation
      try {
        return await pool.connect()
      } catch (error) {
        if (!gone.includes(errorCode(error))) throw error
        await server.reopen(asked)
        replace()
        return pool.connect()
      }
    },
    end: () => pool.end(),
  }
}

/** How long closing a pool waits for the server. */
const farewellMs = 2000

export function poolOn(url: string, max: number): ConnectionSource {
  const pool = new pg.Pool({ ...connectionOptions(url), max })
  const clients = new Set<pg.PoolClient>()
  // A lost idle connection must not crash the process; the next query opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    clients.add(client)
    // The same for a connection in use: its query already fails with the error.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  return {
    connect: () => pool.connect(),
    async end() {
      const late = setTimeout(() => clients.forEach(destroyConnection), farewellMs)
      await pool.end().finally(() => clearTimeout(late))
    },
  }
}
