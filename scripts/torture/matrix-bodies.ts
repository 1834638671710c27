import { resolved, together, typesOf, type Schema } from '../../tests/hostile/body-sizes'
import { validValue } from '../../tests/valid-body'

const isId = (name: string) => /^ids?$|Ids?$/.test(name)

const fieldsOf = (schema: Schema) =>
  together(schema).flatMap(({ properties = {} }) => Object.entries(properties))

/** True if a body of this schema can name records. */
export const namesRecords = (schema: Schema): boolean =>
  fieldsOf(schema).some(
    ([name, field]) => isId(name) || itemsOf(field).some((item) => namesRecords(item)),
  )

const itemsOf = (schema: Schema): Schema[] => together(schema).flatMap(({ items }) => items ?? [])

/** A body, as valid as possible, that names this record in every field that can name one. */
export function bodyNaming(schema: Schema, id: string): unknown {
  const value = validValue({ ...resolved(schema) })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = fieldsOf(schema).flatMap(([name, field]) => {
    if (isId(name)) return [[name, idFor(field, id)] as const]
    const item = itemsOf(field).find((item) => namesRecords(item))
    return item ? [[name, [bodyNaming(item, id)]] as const] : []
  })
  return { ...value, ...Object.fromEntries(fields) }
}

function idFor(field: Schema, id: string): unknown {
  const [item] = itemsOf(field)
  if (item) return [idFor(item, id)]
  const isNumber = together(field).flatMap(typesOf).includes('integer')
  return isNumber && /^\d+$/.test(id) ? Number(id) : id
}
