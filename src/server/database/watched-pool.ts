import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { measureClock } from './clock'
import { destroyConnection } from './connection'
import { settingStatement, type TimeLimits } from './limits'

/** A statement that was sent and not answered yet. */
export interface RunningStatement {
  /** Server process id; undefined behind a pooler. */
  pid: number | undefined
  /** Monotonic clock. */
  since: number
  /** The server's own time limit in ms; 0 = unlimited. */
  limitMs: number
  /** Closes the connection, which aborts its statement and transaction. */
  abandon(): void
}

export interface PoolState {
  /** Callers waiting for a connection, and how long the first has waited. */
  waiting: number
  longestWaitMs: number
}

/** A pool that tracks running statements and waiting callers. */
export interface WatchedPool extends PostgresPool {
  running(): RunningStatement[]
  state(): PoolState
}

/** Provides connections. */
export interface ConnectionSource {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

interface Watched {
  pid: number | undefined
  running: RunningStatement | undefined
  query(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

export function watchedPool(source: ConnectionSource, limits: TimeLimits): WatchedPool {
  const known = new WeakMap<pg.PoolClient, Watched>()
  const taken = new Set<Watched>()
  const waits = new Set<{ since: number }>()

  async function taking(): Promise<pg.PoolClient> {
    const wait = { since: performance.now() }
    waits.add(wait)
    try {
      return await source.connect()
    } finally {
      waits.delete(wait)
    }
  }

  function watch(client: pg.PoolClient): Watched {
    const watched: Watched = {
      pid: undefined,
      running: undefined,
      async query(text, parameters) {
        watched.running = {
          pid: watched.pid,
          since: performance.now(),
          limitMs: limits.statement * 1000,
          abandon: () => destroyConnection(client),
        }
        try {
          return await client.query(text, [...parameters])
        } finally {
          watched.running = undefined
        }
      },
      release() {
        taken.delete(watched)
        client.release()
      },
    }
    return watched
  }

  async function prepared(client: pg.PoolClient): Promise<Watched> {
    const watched = watch(client)
    taken.add(watched)
    try {
      const asked = performance.now()
      const { rows } = await watched.query(settingStatement(limits), [])
      // The statement always answers one row with these columns.
      const { milliseconds, pid } = rows[0] as { milliseconds: string; pid: number }
      measureClock(Number(milliseconds), asked, performance.now())
      // Behind a pooler the number is the pooler's own, and each transaction runs in another process.
      const { processID } = client as unknown as { processID: number }
      if (pid === processID) watched.pid = pid
    } catch (error) {
      taken.delete(watched)
      client.release(true)
      throw error
    }
    known.set(client, watched)
    return watched
  }

  return {
    async connect() {
      const client = await taking()
      const watched = known.get(client) ?? (await prepared(client))
      taken.add(watched)
      // Kysely only uses the plain query methods, never a cursor.
      return watched as unknown as PostgresPoolClient
    },
    end: () => source.end(),
    running: () => [...taken].flatMap(({ running }) => running ?? []),
    state() {
      const first = Math.min(...[...waits].map(({ since }) => since))
      return {
        waiting: waits.size,
        longestWaitMs: waits.size === 0 ? 0 : performance.now() - first,
      }
    },
  }
}
