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
  /** Checks what is saved; answers what is stored. */
  beforeSave?(saving: Saving<Type>, context: Context): Stored | Promise<Stored>
  afterSave?: (id: number, context: Context) => Promise<void>
  /** The refusal of a new record that has what no two may have. */
  taken?: (context: Context) => Refusal
  /** The condition under which a record can be removed, and the refusal where it does not hold. */
  removal?: {
    if: RawBuilder<boolean>
    refuse(record: Schemas[Type], context: Context): Promise<Refusal>
  }
}

/** The hooks of every kind whose description names hooks. */
export type AllHooks = {
  [Type in RecordType as Records[Type]['hooks'] extends true ? Type : never]: RecordHooks<Type>
}
