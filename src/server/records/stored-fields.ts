import description from '../../generated/openapi.json'
import type { Schemas } from '../../domain/schemas'

/**
 * Of what a table keeps in its `data` column, the fields that a type names: a field that is added to the schema of
 * a type is answered without a further line. What an answer says by itself comes after it.
 */
export function storedFields<Name extends keyof Schemas>(
  type: Name,
  data: unknown,
): Partial<Schemas[Name]> {
  // The import's type is the literal of one state of the description.
  const schemas = description.components.schemas as Record<string, { properties?: object }>
  const names = Object.keys(schemas[type]?.properties ?? {})
  const kept = Object.entries((data ?? {}) as object).filter(([name]) => names.includes(name))
  // Checked by the schema when it was stored.
  return Object.fromEntries(kept) as Partial<Schemas[Name]>
}
