import { inlined } from './inline'
import { isObject, type Json, type JsonObject } from './json'

/**
 * Resolves every `{ "$ref": …, "x-partial": true }`: the type of a form as it is read back. Records saved before a
 * field was added lack it, and records saved under another limit keep their values; so nothing is required, and
 * conditional fields are ordinary fields. Within an `allOf` the form's fields become fields of the record.
 */
export function withPartials(schemas: Record<string, JsonObject>): Record<string, JsonObject> {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    if (value['x-partial']) {
      const whole = inlined(value, schemas) as JsonObject
      delete whole['x-partial']
      return relaxed(whole)
    }
    const { allOf, ...rest } = value
    const parts = Array.isArray(allOf) ? allOf.filter(isObject) : []
    const forms = parts.filter((part) => part['x-partial'])
    const others = parts.filter((part) => !part['x-partial'])
    const whole = Object.fromEntries(
      Object.entries(others.length > 0 ? { ...rest, allOf: others } : rest).map(([key, inner]) => [
        key,
        visit(inner),
      ]),
    )
    for (const form of forms) {
      whole.properties = completed(propertiesOf(whole), propertiesOf(visit(form) as JsonObject))
    }
    return whole
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, visit(schema) as JsonObject]),
  )
}

/**
 * Merges a record's fields with those of its form: a field that the record only extends takes the rest from the form,
 * and fields it does not mention follow the last one it does.
 */
function completed(own: JsonObject, form: JsonObject): JsonObject {
  const shown = Object.fromEntries(
    Object.entries(form).filter(([, field]) => isObject(field) && field['x-widget'] !== 'hidden'),
  )
  const entries = Object.entries(own).map(([name, field]): [string, Json] => {
    const given = form[name]
    const isAddition = isObject(field) && !field.type && !field.$ref
    return [name, isAddition && isObject(given) ? { ...given, ...field } : field]
  })
  const place = entries.findLastIndex(([name]) => name in shown) + 1
  const further = Object.entries(shown).filter(([name]) => !(name in own))
  return Object.fromEntries([...entries.slice(0, place), ...further, ...entries.slice(place)])
}

/** Keywords that describe a value without restricting it. */
const kept = ['type', 'title', 'description', 'format', 'enum', 'readOnly']
/** Our own keywords that only inputs need. */
const ofInputs = ['x-error', 'x-headings', 'x-lang', 'x-placeholder', 'x-placeholders']

function relaxed(schema: JsonObject): JsonObject {
  const words = Object.entries(schema).filter(
    ([key]) => kept.includes(key) || (key.startsWith('x-') && !ofInputs.includes(key)),
  )
  const fields = Object.entries(propertiesOf(schema))
  return {
    ...Object.fromEntries(words),
    ...(isObject(schema.items) && { items: relaxed(schema.items) }),
    ...(fields.length > 0 && {
      properties: Object.fromEntries(
        // readOnly fields are computed per response, so they are never relaxed.
        fields.map(([name, field]) => [
          name,
          isObject(field) && !field.readOnly ? relaxed(field) : field,
        ]),
      ),
    }),
  }
}

/** All properties an object may have, including those in conditions. */
export function propertiesOf(schema: JsonObject): JsonObject {
  const own = isObject(schema.properties) ? schema.properties : {}
  const refining = refiningOf(schema).map(propertiesOf)
  const further: JsonObject = Object.assign({}, ...choosingOf(schema).map(propertiesOf))
  const known: JsonObject = Object.assign({}, own, ...refining)
  const added = Object.entries(further).filter(([name]) => !(name in known))
  return { ...known, ...Object.fromEntries(added) }
}

/** The parts of a schema that hold under a condition, or besides it. */
export const branchesOf = (schema: JsonObject): JsonObject[] => [
  ...refiningOf(schema),
  ...choosingOf(schema),
]

const refiningOf = ({ then, else: otherwise, allOf }: JsonObject): JsonObject[] =>
  [then, otherwise, ...listOf(allOf)].filter(isObject)

const choosingOf = ({ oneOf, anyOf, dependentSchemas }: JsonObject): JsonObject[] =>
  [...listOf(oneOf), ...listOf(anyOf), ...valuesOf(dependentSchemas)].filter(isObject)

/** True if a part of a schema names the properties of another type. */
export const refers = (schema: JsonObject): boolean =>
  schema.$ref !== undefined || branchesOf(schema).some(refers)

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

const valuesOf = (value: Json | undefined): Json[] => (isObject(value) ? Object.values(value) : [])
