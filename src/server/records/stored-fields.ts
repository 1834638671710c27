import description from '../../generated/openapi.json'
import type { Schemas } from '../../domain/schemas'

/**
 * Picks the fields of a schema type from a `data` column, so that a new field is answered without code. Spread it
 * before an answer's own fields.
 */
export function storedFields<Name extends keyof Schemas>(
  type: Name,
  data: unknown,
): Partial<Schemas[Name]> {
  // The import's type is the literal JSON of one build.
  const schemas = description.components.schemas as Record<string, { properties?: object }>
  const names = Object.keys(schemas[type]?.properties ?? {})
  const kept = Object.entries(data ?? {}).filter(([name]) => names.includes(name))
  // Validated by its schema when it was stored.
  return Object.fromEntries(kept) as Partial<Schemas[Name]>
}
