import { sql } from 'kysely'
import type { Database } from './types'

/** How long the database lets a connection work and wait, in seconds; 0 = without end. */
export interface TimeLimits {
  statement: number
  /** Waiting for a lock. */
  lock: number
  /** A transaction between two statements: its locks must not outlive a process that is gone. */
  idleInTransaction: number
}

/** For whoever waits for an answer. */
export const requestLimits: TimeLimits = { statement: 30, lock: 10, idleInTransaction: 60 }

/** For jobs, migrations, imports, exports, backups and restores, which end by themselves. */
export const noLimits: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** Waiting for a connection: to be made, or to be given back by somebody else. */
export const connectionWaitMs = 5000

/**
 * Sets the limits of a new connection, and asks for the time. Not as parameters of the connection: poolers refuse those
 * that they do not know.
 */
export const settingStatement = ({ statement, lock, idleInTransaction }: TimeLimits): string =>
  `select set_config('statement_timeout', '${statement}s', false),
    set_config('lock_timeout', '${lock}s', false),
    set_config('idle_in_transaction_session_timeout', '${idleInTransaction}s', false),
    -- A client whose machine is gone leaves no locks for longer than a minute.
    set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
    set_config('tcp_keepalives_count', '3', false),
    extract(epoch from clock_timestamp()) * 1000 as milliseconds, pg_backend_pid() as pid`

/** Lets this transaction take its time. */
export async function liftTimeLimits(transaction: Database): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)
  `.execute(transaction)
}
