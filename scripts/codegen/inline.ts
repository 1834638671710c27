import { isObject, type Json, type JsonObject } from './json'
import { lastItem } from '../../src/domain/lists/items'

/**
 * The schema with all references inlined, since forms and screens read a single schema. A recursive type is left
 * open.
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

/** Drops our own keywords, and the descriptions, which are meant for readers of the code. */
export function plain(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('x-') && key !== 'description')
      .map(([key, inner]) => [key, key === 'properties' ? fields(inner) : plain(inner)]),
  )
}

/** The keys are property names here, even if they look like keywords. */
function fields(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties as JsonObject).map(([name, field]) => [name, plain(field)]),
  )
}

/** The type name in a reference within the bundle. */
export const nameOf = ($ref: string) => lastItem($ref.split('/'))
