import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { storedFields } from '../records/stored-fields'

/** The fields of a schema type from a `data` column, bilingual ones in the reader's language. */
export function localFields<Name extends keyof Schemas>(
  type: Name,
  data: unknown,
  language: Language,
): Partial<Schemas[Name]> {
  const fields = Object.entries(storedFields(type, data)).map(([name, value]) => [
    name,
    isText(value) ? textIn(language, value) : value,
  ])
  // Validated by its schema when it was stored.
  return Object.fromEntries(fields) as Partial<Schemas[Name]>
}

function isText(value: unknown): value is Schemas['Text'] {
  return typeof value === 'object' && value !== null && 'zh' in value
}
