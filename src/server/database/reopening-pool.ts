import pg from 'pg'
import { connectionOptions, destroyConnection } from './connection'
import type { ConnectionSource } from './watched-pool'

/** What a failed connection says when nobody listens any more, or somebody who is just going away. */
const gone = ['ECONNREFUSED', '57P01', '57P03']

/** A server that another process may own and end with. */
export interface ReopenedServer {
  url(): string
  /** How often it was begun anew. */
  generation(): number
  /** Starts the server here or finds the one that a third process has started, once for all who saw this generation end. */
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

/** A pool on such a server: a query that finds it ended has it opened again. */
export function reopeningPool(server: ReopenedServer, max: number): ConnectionSource {
  let generation = server.generation()
  let pool = poolOn(server.url(), max)

  function replace() {
    if (generation === server.generation()) return
    const old = pool
    generation = server.generation()
    pool = poolOn(server.url(), max)
    // Its connections are dead; whoever still holds one hands it back first.
    void old.end().catch(() => {})
  }

  return {
    async connect() {
      const asked = generation
      try {
        return await pool.connect()
      } catch (error) {
        if (!gone.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
        await server.reopen(asked)
        replace()
        return pool.connect()
      }
    },
    end: () => pool.end(),
  }
}

/** For so long the end of a pool waits for the server to say goodbye. */
const farewellMs = 2000

export function poolOn(url: string, max: number): ConnectionSource {
  const pool = new pg.Pool({ ...connectionOptions(url), max })
  const clients = new Set<pg.PoolClient>()
  // A lost idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    clients.add(client)
    // Nor may one that breaks while it is used: its query fails, and that is all there is to say.
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
