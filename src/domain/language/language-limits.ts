import type { Language } from './language'
import { fieldsIn } from '../lists/objects'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** True if a schema has a limit that differs by language anywhere (`x-lang`). */
export function hasLanguageLimits(schema: unknown): boolean {
  return isObject(schema) && ('x-lang' in schema || Object.values(schema).some(hasLanguageLimits))
}

/** The schema with the limits of a language: `"x-lang": { "maxLength": { "zh": 20, "en": 50 } }`. */
export function limitedTo<Schema>(schema: Schema, language: Language): Schema {
  // Safe cast: the result has the same shape with other numbers.
  return limited(schema, language) as Schema
}

function limited(schema: unknown, language: Language): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => limited(inner, language))
  if (!isObject(schema)) return schema
  const own = fieldsIn(schema['x-lang'])
  return {
    ...Object.fromEntries(
      Object.entries(schema).map(([key, inner]) => [key, limited(inner, language)]),
    ),
    ...Object.fromEntries(
      Object.entries(own).map(([word, limits]) => [word, fieldsIn(limits)[language]]),
    ),
  }
}
