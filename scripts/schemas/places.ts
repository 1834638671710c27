import { handPlaces, type StoredPlace } from '../../src/server/records/stored-places'
import { inlined } from '../codegen/inline'
import { isObject, type Json, type JsonObject } from '../codegen/json'
import { propertiesOf } from '../codegen/partial'
import type { Change } from './changes'
import type { Types } from '../codegen/types'

/** The places that may hold a changed field, and the lists that show it, of both states of the schemas. */
export function placesOf(change: Change, { before, after }: { before: Types; after: Types }) {
  const { type, path } = change
  const records = [...recordsOf(before), ...recordsOf(after)].filter(
    ({ form, name }) => form === type || name === type,
  )
  const known = new Map(
    records.flatMap(({ table, name, form }): [string, StoredPlace][] => [
      // The types of a kept record are schemas of this project.
      [table, { table, column: 'data', forms: [name, form] as unknown as StoredPlace['forms'] }],
    ]),
  )
  const columns = Object.fromEntries(
    records.flatMap(({ table, columns }) =>
      Object.entries(columns).map(([field, column]) => [field, { table, column: String(column) }]),
    ),
  )
  const lists = records.map(({ list }) => list)
  const rules = after[type] && ruleAt(after[type].schema, path, after)
  return {
    places: [
      ...handPlaces.filter(({ forms }) => forms.some((form) => form === type)),
      ...(path.length === 1 && path[0] !== undefined && path[0] in columns ? [] : known.values()),
    ],
    columns,
    lists: lists.length > 0 ? lists : undefined,
    ...(rules && { rules }),
  }
}

interface RecordOf {
  name: string
  form: string
  table: string
  list: string
  columns: JsonObject
}

const recordsOf = (types: Types): RecordOf[] =>
  Object.entries(types).flatMap(([name, { schema }]) => {
    const words = schema['x-record']
    if (!isObject(words)) return []
    const { form = name, table, name: list, columns } = words
    return [
      {
        name,
        form: String(form),
        table: String(table),
        list: String(list),
        columns: isObject(columns) ? columns : {},
      },
    ]
  })

/** The schema of a field with everything that it refers to. */
function ruleAt(schema: JsonObject, path: string[], types: Types): object | undefined {
  const all = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.schema]))
  const field = path.reduce<Json | undefined>(
    (within, step) =>
      !isObject(within) ? undefined : step === '*' ? within.items : propertiesOf(within)[step],
    schema,
  )
  const whole = isObject(field) ? inlined(withTypeNames(field), all) : undefined
  return isObject(whole) ? whole : undefined
}

/** References between files as names of types. */
function withTypeNames(value: Json): Json {
  if (Array.isArray(value)) return value.map(withTypeNames)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^.*\/|\.json$/g, '')
        : withTypeNames(inner),
    ]),
  )
}
