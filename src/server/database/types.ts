import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../generated/database'

export type Tables = DB

/** A pool or a transaction; runs queries. */
export type Database = Kysely<DB> | Transaction<DB>

/** A pool; can begin transactions. */
export type Pool = Kysely<DB>
