import type { FieldSchema } from '../../domain/forms/field-schema'
import { changedFields, fieldsOf, storedFields } from '../../domain/forms/form-fields'

/** What a form holds of a record, and of which version it is. */
export type Content = Record<string, unknown> & { version?: number }

export type Side = 'mine' | 'theirs'

/** Of what a call answers, the fields of a form. */
export function contentOfForm(schema: FieldSchema, record: object): Content {
  const given = record as Content
  const names = fieldsOf(schema).map(([name]) => name)
  const held = [...names, 'version'].filter((name) => given[name] !== undefined)
  return Object.fromEntries(held.map((name) => [name, given[name]]))
}

/** The fields in which two contents differ, each with whose is meant to stay: mine where I have changed it. */
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

/** Their record with what was chosen of mine. */
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
