import type { Schemas } from '../../domain/schemas'
import { storedFields } from '../../domain/forms/form-fields'
import { records } from '../../generated/records'
import type { RefusalKey } from '../../generated/refusal-statuses'
import type { Tables } from '../database/types'
import { formSchema } from './form-schemas'

export type RecordType = keyof typeof records & keyof Schemas

/** The tables that can hold kept records. */
type TableOfRecords = {
  [Name in keyof Tables]: Tables[Name] extends { id: unknown; version: unknown } ? Name : never
}[keyof Tables]

/** A kind of kept record as `x-record` in its schema describes it. */
export interface Described {
  type: keyof Schemas
  form: keyof Schemas
  /** The type that reading, adding and changing answer. */
  answers: keyof Schemas
  table: TableOfRecords
  calls: { list: string; read: string; add: string; change: string; remove: string }
  columns: Readonly<Record<string, string>>
  search: readonly string[]
  filters: readonly string[]
  order: readonly string[]
  size: number
  notFound: RefusalKey
  roles: readonly string[]
  files: Schemas['UploadPurpose'] | null
}

/** Kinds of records that staff keep: their table and their texts exist, or this does not compile. */
export const describedRecords: Readonly<Record<RecordType, Described>> = records

/** True if a kind of record has fields without a column of their own; the column `data` holds them. */
export const hasData = ({ form, columns }: Described): boolean =>
  storedFields(formSchema(form)).some(([name]) => !(name in columns))
