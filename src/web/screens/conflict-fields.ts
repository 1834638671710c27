import type { FieldSchema } from '../../domain/forms/field-schema'
import { changedFields, fieldsOf, storedFields } from '../../domain/forms/form-fields'

/** A form's content with the version of the record it is based on. */
export type Content = Record<string, unknown> & { version?: number }

export type Side = 'mine' | 'theirs'

/** Picks the form's fields from an answer. */
export function contentOfForm(schema: FieldSchema, record: object): Content {
  const given = record as Content
  const names = fieldsOf(schema).map(([name]) => name)
  const held = [...names, 'version'].filter((name) => given[name] !== undefined)
  return Object.fromEntries(held.map((name) => [name, given[name]]))
}

/** The fields in which two versions differ, with a preselection: mine where I changed the field. */
export function differencesOf(
  schema: FieldSchema,
  { mine, theirs, begunOn }: Record<Side | 'begunOn', Content>,
): Record<string, Side> {
  const byMe = changedFields(schema, begunOn, mine)
  return Object.fromEntries(
    changedFields(schema, mine, theirs).map((name) => [
      name,
      byMe.includes(name) ? 'mine' : 'theirs',
    ]),
  )
}

/** Their version with the chosen fields of mine. */
export function merged(
  schema: FieldSchema,
  { mine, theirs }: Record<Side, Content>,
  chosen: Record<string, Side>,
): Content {
  const result = { ...theirs }
  for (const [name] of storedFields(schema)) {
    if (chosen[name] !== 'mine') continue
    if (mine[name] === undefined) delete result[name]
    else result[name] = mine[name]
  }
  return result
}
