import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Tables } from './types'
import { isLoopback } from '../http/web-addresses'
import { startEmbedded, type EmbeddedDatabase } from './embedded'
import { migrate } from './migrate'
import { SettingsError } from '../settings/settings-error'
import { noLimits, requestLimits, type TimeLimits } from './limits'
import { poolOn, reopenedServer, reopeningPool } from './reopening-pool'
import { watchDatabase, type DatabaseWatch, type WatchTimes } from './silent-connections'
import type { Pool } from './types'
import { watchedPool, type PoolState } from './watched-pool'
import { errorCode } from './error-code'

export type { Database, Pool, Tables } from './types'

/**
 * Connection pools of a process. A caller that holds a connection of a pool never asks the same pool for a second
 * one: that could deadlock.
 */
export interface Pools {
  /** For requests. */
  pool: Pool
  /**
   * Small pool for single statements and short transactions that stay even if the surrounding transaction rolls back.
   * Its users wait for no other connection, so it is never exhausted for long.
   */
  autonomous: Pool
  /** Without time limits, for jobs and other work that may take minutes. */
  longRunning: Pool
}

export interface OpenDatabase extends Pools {
  url: string
  embedded: boolean
  /** Address for LISTEN: the database itself if `url` is a pooler. */
  listenUrl: string
  /** Callers waiting for a connection. */
  poolState(): PoolState
  watch: DatabaseWatch
  close(): Promise<void>
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// Dates stay text: a time zone could otherwise shift them to another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const autonomousConnections = 3
/** One per concurrent job, and two for the rest. */
const longRunningConnections = 8

/** Unknown host, connection refused, wrong user or password, unknown database. */
const unreachable = /^(ECONN|ENOTFOUND|EAI_|EHOST|ETIMEDOUT|28|3D000)/

/** True if the connection to the database is unencrypted across a network. */
export function travelsInClear(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, searchParams } = new URL(url)
  const mode = searchParams.get('sslmode') ?? (searchParams.get('ssl') === 'true' ? 'require' : '')
  // A Unix socket has a folder instead of a host.
  const isHere =
    hostname === '' || searchParams.get('host')?.startsWith('/') || isLoopback(hostname)
  return !isHere && !['require', 'verify-ca', 'verify-full', 'no-verify'].includes(mode)
}

/** Opens the database of DATABASE_URL, or starts the embedded one in `dataDir`, and migrates it. */
export async function openDatabase(
  options: {
    databaseUrl?: string | undefined
    dataDir: string
    databaseListenUrl?: string | undefined
    databaseConnections?: number
    /** Skips the migration, for callers that create the tables later. */
    unmigrated?: boolean
    /** Overrides the timeouts that detect silent connections. */
    watchTimes?: WatchTimes
  },
  log: (line: string) => void = () => {},
): Promise<OpenDatabase> {
  const { databaseUrl, databaseListenUrl, dataDir } = options
  const { databaseConnections = 10, unmigrated = false } = options
  let server: EmbeddedDatabase | undefined
  const start = async () => {
    const before = server?.url
    server = await startEmbedded({ dir: dataDir, log })
    if (before !== undefined && before !== server.url)
      log(
        'The port of the embedded database was taken: what listens to it hears it after a restart.',
      )
    return server.url
  }
  const url = databaseUrl ?? (await start())
  const reopened = reopenedServer(url, start)
  const open = (max: number, limits: TimeLimits) =>
    watchedPool(databaseUrl ? poolOn(url, max) : reopeningPool(reopened, max), limits)
  const watched = [
    open(databaseConnections, requestLimits),
    open(autonomousConnections, requestLimits),
    open(longRunningConnections, noLimits),
  ] as const
  const [pool, autonomous, longRunning] = [
    kyselyOn(watched[0]),
    kyselyOn(watched[1]),
    kyselyOn(watched[2]),
  ]
  const watch = watchDatabase({
    pools: [...watched],
    url: reopened.url,
    log,
    heartbeat: true,
    ...options.watchTimes,
  })
  const close = async () => {
    await watch.stop()
    await Promise.all([pool.destroy(), autonomous.destroy(), longRunning.destroy()])
    await server?.stop()
  }
  try {
    await (unmigrated ? sql`select 1`.execute(longRunning) : migrate(longRunning))
  } catch (error) {
    await close()
    const code = (error instanceof Error && errorCode(error.cause)) || errorCode(error)
    if (databaseUrl && unreachable.test(code)) {
      throw new SettingsError(
        `The database of DATABASE_URL does not let this server in (${code}); check the address, the user and the password.`,
      )
    }
    throw error
  }
  return {
    pool,
    autonomous,
    longRunning,
    url,
    watch,
    listenUrl: databaseListenUrl ?? url,
    poolState: watched[0].state,
    embedded: server !== undefined,
    close,
  }
}

/** A separate pool, such as that of a worker thread; it detects silent connections itself. */
export function connect(url: string, max = 10, limits: TimeLimits = noLimits): Pool {
  const pool = watchedPool(poolOn(url, max), limits)
  const watch = watchDatabase({ pools: [pool], url: () => url, log: () => {} })
  const end = async () => {
    await watch.stop()
    await pool.end()
  }
  return kyselyOn({ connect: pool.connect, end })
}

const kyselyOn = (pool: PostgresPool): Pool =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
