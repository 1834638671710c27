import type { Database } from '../database/database'

/** Form content, validated by its schema. */
export type FormData = Record<string, unknown>

/** Reads and writes the public records of a kind. */
export interface RecordStore {
  /** Published content in the shape of the form. */
  read: (database: Database) => Promise<{ recordId: number; data: FormData }[]>
  /** Publishes the content. */
  store: (database: Database, recordId: number, data: FormData) => Promise<void>
  remove: (database: Database, recordId: number) => Promise<void>
  /** Reserves the id of a new record; missing for kinds with a single record. */
  nextId?: (database: Database) => Promise<number>
  /** Names of records that reference this one and would break without it. */
  users?: (database: Database, recordId: number) => Promise<{ zh: string; en?: string }[]>
}
