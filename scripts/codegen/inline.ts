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

/** Without our own words, descriptions and examples: what the compiled checks of a form need. */
export const plain = (schema: Json): Json =>
  without((key) => key.startsWith('x-') || isDocumentation(key), schema)

/** Without descriptions and examples, which are written for readers of the contract: no browser loads them. */
export const undocumented = <Value extends Json>(schema: Value): Value =>
  // The same value, with fewer keys inside.
  without(isDocumentation, schema) as Value

const isDocumentation = (key: string) => key === 'description' || key === 'examples'

function without(isDropped: (key: string) => boolean, schema: Json): Json {
  if (Array.isArray(schema)) return schema.map((inner) => without(isDropped, inner))
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isDropped(key))
      .map(([key, inner]) => [
        key,
        // The keys below `properties` are names of fields: a field may be called "description".
        key === 'properties' && isObject(inner)
          ? Object.fromEntries(
              Object.entries(inner).map(([name, field]) => [name, without(isDropped, field)]),
            )
          : without(isDropped, inner),
      ]),
  )
}

/** The type that a reference into the bundle names. */
export const nameOf = ($ref: string) => lastItem($ref.split('/'))
