import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../generated/database'

export type Tables = DB

/** A connection or a transaction: what a query is asked of. */
export type Database = Kysely<DB> | Transaction<DB>

/** The whole database, on which a transaction can be begun. */
export type Pool = Kysely<DB>
