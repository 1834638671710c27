import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './stored'

export type { Tables } from './stored'

/** A pool or a transaction; runs queries. */
export type Database = Kysely<Tables> | Transaction<Tables>

/** A pool; can begin transactions. */
export type Pool = Kysely<Tables>
