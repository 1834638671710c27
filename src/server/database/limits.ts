import { sql } from 'kysely'
import type { Database } from './types'

/** Time limits of a connection in seconds; 0 = unlimited. */
export interface TimeLimits {
  statement: number
  /** Waiting for a lock. */
  lock: number
  /** Idle inside a transaction, so that its locks do not outlive a dead process. */
  idleInTransaction: number
}

/** For requests, where somebody waits for the answer. */
export const requestLimits: TimeLimits = { statement: 30, lock: 10, idleInTransaction: 60 }

/** For jobs, migrations, imports, exports, backups and restores, which end by themselves. */
export const noLimits: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** Timeout for getting a connection, new or from the pool. */
export const connectionWaitMs = 5000

/**
 * Sets the limits of a new connection and reads the time. A statement instead of connection parameters: poolers
 * refuse unknown parameters.
 */
export const settingStatement = ({ statement, lock, idleInTransaction }: TimeLimits): string =>
  `select set_config('statement_timeout', '${statement}s', false),
    set_config('lock_timeout', '${lock}s', false),
    set_config('idle_in_transaction_session_timeout', '${idleInTransaction}s', false),
    -- Keep-alive: locks of a dead client machine are released within a minute.
    set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
    set_config('tcp_keepalives_count', '3', false),
    extract(epoch from clock_timestamp()) * 1000 as milliseconds, pg_backend_pid() as pid`

/** Removes the time limits of this transaction. */
export async function liftTimeLimits(transaction: Database): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)
  `.execute(transaction)
}
