import { sql, type RawBuilder } from 'kysely'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { fieldsOf, storedFields as storedFieldsOfForm } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import { orLast, type Sorting } from '../database/lists.sql'
import type { Context } from '../http/context'
import { hasData, type Described, type RecordType } from './described-records'
import { formSchema } from './form-schemas'
import type { RecordRow, RecordTable, Stored } from './kept-records.sql'
import { filesOfRow } from './record-files'
import type { RecordHooks } from './record-hooks'
import { storedFields } from './stored-fields'

/** The table of a kind of record, with what its rows hold. */
export function tableOf(
  record: Described,
  { only, fields }: Pick<RecordHooks<RecordType>, 'only' | 'fields'>,
  context: Context,
): RecordTable {
  const { table, columns, files } = record
  const inColumns = Object.entries(columns).map(([field, column]) => [field, sql.ref(column)])
  return {
    table,
    hasData: hasData(record),
    fields: {
      ...Object.fromEntries(inColumns),
      ...(files && { files: filesOfRow(record) }),
      ...fields?.(context),
    },
    only,
  }
}

/** A field of a row in SQL. */
export const fieldOf = ({ fields }: RecordTable, name: string): RawBuilder<unknown> =>
  fields[name] ?? sql`data ->> ${sql.lit(name)}`

/** The fields of a list by which it is sorted: texts in any case; what some records lack comes last. */
export function sortingOf(
  { type, form, order }: Described,
  field: (name: string) => RawBuilder<unknown>,
): Sorting<string> {
  const known = [formSchema(type), formSchema(form)]
  const fields = new Map(known.flatMap(fieldsOf))
  const demanded = new Set(known.flatMap(({ required = [] }) => required))
  const by = Object.fromEntries(
    [...fields].map(([name, schema]) => {
      const value = comparable(schema, field(name))
      return [name, demanded.has(name) ? value : orLast(value)]
    }),
  )
  const usual = order.map((signed) => {
    const name = signed.replace(/^-/, '')
    const value = name === 'id' ? sql.ref('id') : by[name]
    return sql`${value} ${sql.raw(signed.startsWith('-') ? 'desc' : 'asc')}`
  })
  return { by, id: sql.ref('id'), usual: sql.join(usual) }
}

function comparable({ type, format, enum: choices }: FieldSchema, value: RawBuilder<unknown>) {
  if (type === 'integer' || type === 'number') return sql`(${value})::numeric`
  return type === 'string' && !format && !choices ? sql`lower(${value})` : value
}

/** The fields of a form by the columns that keep them; a column whose field is left empty is emptied. */
export function separated(
  { form, columns }: Described,
  fields: Readonly<Record<string, unknown>>,
): Stored {
  const own = storedFieldsOfForm(formSchema(form)).flatMap(([name]) => {
    const column = columns[name]
    return column === undefined ? [] : [[column, fields[name] ?? null]]
  })
  return {
    columns: Object.fromEntries(own),
    data: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in columns))),
  }
}

/** The answer of a row: its fields, without those that it lacks. */
export function plainAnswer<Type extends RecordType>(
  { type, form }: Described,
  { data, ...row }: RecordRow,
): Schemas[Type] {
  const own = Object.entries(row).filter(([, value]) => value !== null)
  const kept = [form, type].flatMap((name) => Object.entries(storedFields(name, data)))
  // Its form was checked when it was stored; the columns are checked by the table.
  return Object.fromEntries([...kept, ...own]) as Schemas[Type]
}
