import { isObject, type Json, type JsonObject } from './json'
import { lastItem } from '../../src/domain/lists/items'

/**
 * A schema with everything it refers to in place: forms and screens read one schema alone. A type inside itself
 * is left open there.
 */
export function inlined(
  value: Json,
  schemas: Record<string, JsonObject>,
  within: string[] = [],
): Json {
  if (Array.isArray(value)) return value.map((inner) => inlined(inner, schemas, within))
  if (!isObject(value)) return value
  const { $ref, ...rest } = value
  const name = typeof $ref === 'string' ? nameOf($ref) : undefined
  const target = name && !within.includes(name) ? schemas[name] : {}
  const inside = name ? [...within, name] : within
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([key, inner]) => [
      key,
      inlined(inner, schemas, inside),
    ]),
  )
}

/** Without our own words and the descriptions, which are written for those who read the code. */
export function plain(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('x-') && key !== 'description')
      .map(([key, inner]) => [key, key === 'properties' ? fields(inner) : plain(inner)]),
  )
}

/** What stands here are names of fields, whatever they look like. */
function fields(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties as JsonObject).map(([name, field]) => [name, plain(field)]),
  )
}

/** The type that a reference into the bundle names. */
export const nameOf = ($ref: string) => lastItem($ref.split('/'))
