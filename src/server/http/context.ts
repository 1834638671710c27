import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import type { Facts } from '../audit/audit.sql'
import type { Database, Pool } from '../database/database'
import type { SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import type { Task } from '../worker-pool/task'

/** Everything a handler may use besides what the caller sent. */
export interface Context {
  /** In a call that writes: the transaction which is committed with the answer. */
  database: Database
  /** To begin transactions on, in a call that reads; in one that writes it is the transaction itself. */
  pool: Pool
  /**
   * Beside the transaction: for what must stay even when the call is refused, such as counted attempts. A small pool of
   * its own: single statements and short transactions, in which nothing else is waited for.
   */
  autonomous: Pool
  /** Who is logged in; a call that needs somebody is refused before its handler. */
  user: SessionUser | undefined
  /** Of contents: the language of the page. */
  language: Language
  /** Of sentences, what they name included: the language of the caller, in which `text` speaks. */
  sentenceLanguage: Language
  text: (key: TextKey, values?: Record<string, string | number>) => string
  settings: Settings
  log: FastifyBaseLogger
  requestId: string
  /** Under which a visitor asks, so that what is asked again is done once; of who is logged in the route sees to that. */
  idempotencyKey: () => string | undefined
  /** What the audit line of this call is to say besides the records that it changes, which the database notes by itself. */
  audit: { operation: string; facts: Facts; note: (facts: Facts) => void }
  /** Does heavy work in a thread, in the caller's turn. Not in a transaction: it may have to wait. */
  offload: <Input, Output>(task: Task<Input, Output>, input: Input) => Promise<Output>
  /**
   * In a call with a transaction of its own (x-own-transaction): writes, with the audit line and the Idempotency-Key. What
   * it answers is the answer of the call, also when the call is repeated.
   */
  commit: <Answer>(work: (inside: Context) => Promise<Answer>) => Promise<Answer>
  address: string
  /** Somebody at this machine asks, and no proxy for somebody else. */
  isFromHere: boolean
  userAgent: string
  /** The cookies as the browser sent them. */
  cookie: string
  setCookie: (value: string) => void
}

/** The logged-in caller of an operation whose description demands one. */
export function userOf(context: Context): SessionUser {
  if (!context.user) throw new Error('The description of this operation does not demand a login')
  return context.user
}

/** The same call in a transaction: it cannot ask the pool for a second connection, for which all might wait at once. */
export const inTransaction = (context: Context, transaction: Database): Context => ({
  ...context,
  database: transaction,
  // A transaction does what a pool does, except to begin another one.
  pool: transaction as Pool,
})
