import { inlined } from './inline'
import { isObject, type Json, type JsonObject } from './json'

/**
 * Schemas with every `{ "$ref": …, "x-partial": true }` in place: the type of a form as it is read back. Records that were
 * saved before a field was added lack it, and records that were saved under another limit still have what they
 * had; so nothing is demanded of them, and a field that depends on another is a field like any other.
 */
export function withPartials(schemas: Record<string, JsonObject>): Record<string, JsonObject> {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    if (!value['x-partial']) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
    }
    const whole = inlined(value, schemas) as JsonObject
    delete whole['x-partial']
    return relaxed(whole)
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, visit(schema) as JsonObject]),
  )
}

/** What a value is, without what it must be. */
const kept = ['type', 'title', 'description', 'format', 'enum', 'readOnly']

function relaxed(schema: JsonObject): JsonObject {
  const words = Object.entries(schema).filter(
    ([key]) => kept.includes(key) || (key.startsWith('x-') && key !== 'x-error'),
  )
  const fields = Object.entries(propertiesOf(schema))
  return {
    ...Object.fromEntries(words),
    ...(isObject(schema.items) && { items: relaxed(schema.items) }),
    ...(fields.length > 0 && {
      properties: Object.fromEntries(
        // What is only answered is made anew each time, not read back.
        fields.map(([name, field]) => [
          name,
          isObject(field) && !field.readOnly ? relaxed(field) : field,
        ]),
      ),
    }),
  }
}

/** All fields that an object may have, those of its conditions included. */
function propertiesOf(schema: JsonObject): JsonObject {
  const branches = [schema.then, schema.else, ...(Array.isArray(schema.allOf) ? schema.allOf : [])]
  const parts = branches.filter(isObject).map(propertiesOf)
  return Object.assign({}, isObject(schema.properties) ? schema.properties : {}, ...parts)
}
