import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { Facts } from '../audit/audit.sql'
import type { Database, Pool } from '../database/database'
import type { ApiKey } from '../security/api-keys.sql'
import type { SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import type { Task } from '../worker-pool/task'

/** Everything a handler gets besides the input. */
export interface Context {
  /** In a call that writes: the transaction that commits with the answer. */
  database: Database
  /** Starts transactions in a call that reads; in a call that writes it is the transaction itself. */
  pool: Pool
  /**
   * Writes outside the transaction, which stay even if the call is refused, such as attempt counters. A small pool of
   * its own, for single statements and short transactions that wait for nothing else.
   */
  autonomous: Pool
  /** The logged-in user. Calls that require one are refused before their handler. */
  user: SessionUser | undefined
  /** The API key of another system that makes the call; then there is no user. */
  apiKey: ApiKey | undefined
  /** Language of contents: that of the page. */
  language: Language
  /** Language of sentences and the names inside them: the caller's, which `text` uses. */
  sentenceLanguage: Language
  /** The language that the request names, as pages do. */
  namedLanguage: Language | undefined
  text: (key: TextKey, values?: Record<string, string | number>) => string
  settings: Settings
  log: FastifyBaseLogger
  requestId: string
  /**
   * Idempotency key for anonymous calls, so that a retry is not executed twice; the route handles it for logged-in
   * users.
   */
  idempotencyKey: () => string | undefined
  /** Details for the audit line, in addition to the changed rows, which the database records itself. */
  audit: { operation: string; facts: Facts; note: (facts: Facts) => void }
  /** Runs heavy work in a worker thread, in the caller's turn. Not inside a transaction: it may have to wait. */
  offload: <Input, Output>(task: Task<Input, Output>, input: Input) => Promise<Output>
  /**
   * Runs the writes of a call with its own transaction (x-own-transaction), with audit line and idempotency key. Its
   * result is the answer of the call, also when the call is repeated.
   */
  commit: <Answer>(work: (inside: Context) => Promise<Answer>) => Promise<Answer>
  address: string
  /** True if the request comes from this machine and not through a proxy. */
  isFromHere: boolean
  userAgent: string
  /** The raw Cookie header. */
  cookie: string
  setCookie: (value: string) => void
}

/** The context with texts in one language: for answers in which texts and titles of fields stand together. */
export const inLanguage = (context: Context, language: Language): Context => ({
  ...context,
  language,
  sentenceLanguage: language,
  text: (key, values) => translate(language, key, values),
})

/** The logged-in user of an operation whose description requires one. */
export function userOf(context: Context): SessionUser {
  if (!context.user) throw new Error('The description of this operation does not demand a login')
  return context.user
}

/**
 * The same context inside a transaction. It cannot take a second connection from the pool: concurrent calls doing so
 * could deadlock.
 */
export const inTransaction = (context: Context, transaction: Database): Context => ({
  ...context,
  database: transaction,
  // A transaction has the methods of a pool, except that it cannot begin another transaction.
  pool: transaction,
})
