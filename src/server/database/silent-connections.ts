import pg from 'pg'
import { measureClock } from './clock'
import { connectionOptions, destroyConnection } from './connection'
import type { RunningStatement, WatchedPool } from './watched-pool'
import { itemAt } from '../../domain/lists/items'

/**
 * Detects connections that went silent: a firewall forgot them, or the server moved without notice. A second
 * connection asks the server which statements it executes. A client waiting for any other statement would wait
 * forever, as would all clients while the server cannot be asked.
 */
export interface DatabaseWatch {
  /** Time of the server's last answer, and start of its silence; monotonic clock. */
  answeredAt(): number
  silentSince(): number | undefined
  stop(): Promise<void>
}

export interface WatchTimes {
  everyMs?: number
  /** Statements running longer than this are checked. */
  suspiciousMs?: number
  /** Timeout of a check. */
  patienceMs?: number
}

interface Options extends WatchTimes {
  pools: WatchedPool[]
  url: () => string
  log: (line: string) => void
  /** Also checks without a suspicious statement, so that the server's state is always known. */
  heartbeat?: boolean
}

export function watchDatabase({
  pools,
  url,
  log,
  heartbeat = false,
  everyMs = 2000,
  suspiciousMs = 4000,
  patienceMs = 3000,
}: Options): DatabaseWatch {
  let client: pg.Client | undefined
  let answeredAt = performance.now()
  let silentSince: number | undefined
  /** Statements found not executing once: their answer may be on its way, so they get a second check. */
  let doubted = new Set<RunningStatement>()
  let looking: Promise<void> | undefined

  const suspicious = () =>
    pools
      .flatMap((pool) => pool.running())
      .filter(({ since }) => performance.now() - since > suspiciousMs)

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const made = new pg.Client({ ...connectionOptions(url()), query_timeout: patienceMs })
    made.on('error', () => drop(made))
    client = made
    await made.connect()
    return made
  }

  function drop(from: pg.Client | undefined) {
    if (client !== from || !from) return
    client = undefined
    destroyConnection(from)
  }

  async function look() {
    const statements = suspicious()
    const asking = await connected()
    const asked = performance.now()
    const { rows } = await asking.query<{ milliseconds: string; executed: number[] }>(
      `select extract(epoch from clock_timestamp()) * 1000 as milliseconds,
        array(select pid from pg_stat_activity where pid = any($1) and state = 'active') as executed`,
      [statements.flatMap(({ pid }) => pid ?? [])],
    )
    const { milliseconds, executed } = itemAt(rows, 0)
    answeredAt = performance.now()
    silentSince = undefined
    measureClock(Number(milliseconds), asked, answeredAt)
    const waiting = new Set(pools.flatMap((pool) => pool.running()))
    const lost = statements.filter(
      (statement) => waiting.has(statement) && !isExecuted(statement, executed),
    )
    for (const statement of lost.filter((statement) => doubted.has(statement))) {
      log(`A connection to the database was silent and is ended (process ${statement.pid ?? '?'})`)
      statement.abandon()
      if (statement.pid !== undefined) await asking.query(releasing, [statement.pid])
    }
    doubted = new Set(lost)
  }

  async function lookOnce() {
    if (!heartbeat && suspicious().length === 0) return drop(client)
    try {
      await look()
    } catch (error) {
      drop(client)
      silentSince ??= performance.now()
      log(`The database does not answer: ${String(error)}`)
      if (performance.now() - answeredAt > 3 * patienceMs)
        for (const statement of suspicious()) statement.abandon()
    }
  }

  const timer = setInterval(
    () => void (looking ??= lookOnce().finally(() => (looking = undefined))),
    everyMs,
  )
  timer.unref()
  return {
    answeredAt: () => answeredAt,
    silentSince: () => silentSince,
    async stop() {
      clearInterval(timer)
      await looking
      drop(client)
    },
  }
}

/**
 * Terminates the server side of a silent connection, which would keep its locks. After a fail-over the process id may
 * belong to another connection; that one has been active since and is spared.
 */
const releasing = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and state <> 'active' and state_change < now() - interval '1 second'`

/** Behind a pooler the process id is unknown, so only the time limit tells. */
function isExecuted({ pid, since, limitMs }: RunningStatement, executed: readonly number[]) {
  if (pid !== undefined) return executed.includes(pid)
  return limitMs === 0 || performance.now() - since < limitMs + 5000
}
