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

/** Drops our own keywords, descriptions and examples: the compiled checks of a form need none of them. */
export const plain = (schema: Json): Json =>
  without((key) => key.startsWith('x-') || isDocumentation(key), schema)

/** Drops descriptions and examples, which are meant for readers of the contract and need not reach a browser. */
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
        // The keys are property names here, even if they look like keywords.
        key === 'properties' && isObject(inner)
          ? Object.fromEntries(
              Object.entries(inner).map(([name, field]) => [name, without(isDropped, field)]),
            )
          : without(isDropped, inner),
      ]),
  )
}

/** The type name in a reference within the bundle. */
export const nameOf = ($ref: string) => lastItem($ref.split('/'))
