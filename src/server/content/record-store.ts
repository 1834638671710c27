import type { Database } from '../database/database'

/** The content of a form, checked by its schema. */
export type FormData = Record<string, unknown>

/** How the content of a kind becomes what the shop answers. */
export interface RecordStore {
  /** What is public now, in the form of the kind. */
  read: (database: Database) => Promise<{ recordId: number; data: FormData }[]>
  /** Makes it what readers see. */
  store: (database: Database, recordId: number, data: FormData) => Promise<void>
  remove: (database: Database, recordId: number) => Promise<void>
  /** A number that its record will have; not for what is there once. */
  nextId?: (database: Database) => Promise<number>
  /** What could not do without it, by name. */
  users?: (database: Database, recordId: number) => Promise<{ zh: string; en?: string }[]>
}
