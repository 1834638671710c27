import type { RawBuilder } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { records } from '../../generated/records'
import type { Context } from '../http/context'
import type { Refusal } from '../http/errors'
import type { RecordType } from './described-records'
import type { Stored } from './kept-records.sql'

type Records = typeof records
type FormOf<Type extends RecordType> = Schemas[Records[Type]['form'] & keyof Schemas]

export interface Saving<Type extends RecordType> {
  body: FormOf<Type>
  /** The fields of the form by the columns that keep them. */
  stored: Stored
  /** The record as it was, when one is changed. */
  before: Schemas[Type] | undefined
}

/** The rules of a kind of record that its description cannot say. */
export interface RecordHooks<Type extends RecordType> {
  /** The rows of the table that are records of this kind. */
  only?: RawBuilder<boolean>
  /** Further fields of a row, in SQL. */
  fields?: (context: Context) => Record<string, RawBuilder<unknown>>
  /** Makes the answer of the fields of a row, where more than these is answered. */
  answer?(fields: Schemas[Type], context: Context): Schemas[Type]
  /** Takes a lock before a change reads the record. */
  lock?: (context: Context) => Promise<void>
  /** Checks what is saved; answers what is stored, or nothing if the record is like this already. */
  beforeSave?(
    saving: Saving<Type>,
    context: Context,
  ): Stored | undefined | Promise<Stored | undefined>
  afterSave?: (id: number, context: Context) => Promise<void>
  /** The refusal of a new record that has what no two may have. */
  taken?(context: Context, body: FormOf<Type>): Refusal
  /** Refuses to remove a record that is in use, or removes what belongs to it. */
  beforeRemoval?(record: Schemas[Type], context: Context): Promise<void>
  afterRemoval?: (context: Context) => Promise<void>
}

/** The hooks of every kind whose description names hooks. */
export type AllHooks = {
  [Type in RecordType as Records[Type]['hooks'] extends true ? Type : never]: RecordHooks<Type>
}
