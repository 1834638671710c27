import { isObject, objectsIn, type JsonObject } from './json'

const place = /^(\w+)\.json#\/properties\/(\w+)$/

/**
 * The properties of a type, where `{ "$ref": "Joint.json#/properties/d" }` stands for the property of that type. Keys
 * beside the reference replace those of the original, and null drops one (as in a JSON merge patch). Throws where the original is missing or itself a reference.
 */
export function withBorrowed(schema: JsonObject, types: Record<string, JsonObject>): JsonObject {
  if (!isObject(schema.properties)) return schema
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => {
      const { $ref, ...own } = isObject(property) ? property : {}
      const [, type = '', original = ''] = place.exec(String($ref)) ?? []
      if (type === '') return [name, property]
      const field = Object.fromEntries(objectsIn(types[type]?.properties))[original]
      if (!field || place.test(String(field.$ref)))
        throw new Error(`${name} refers to ${String($ref)}, which describes nothing`)
      const keys = Object.entries({ ...field, ...own }).filter(([, value]) => value !== null)
      return [name, Object.fromEntries(keys)]
    }),
  )
  return { ...schema, properties }
}
