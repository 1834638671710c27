import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import description from '../../generated/openapi.json'
import { entryIn, lastItem } from '../../domain/lists/items'

/** Fields of a type in the schema's order, for labels in documents and spreadsheets. */
export function fieldsOf(name: keyof Schemas): Record<string, FieldSchema> {
  // Codegen writes the bundle; its import type is the literal JSON of one build.
  const all = description.components.schemas as unknown as Record<string, FieldSchema>
  const fields: Record<string, FieldSchema & { $ref?: string }> =
    entryIn(all, name).properties ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => {
      const referred = schema.$ref ? all[lastItem(schema.$ref.split('/'))] : undefined
      return [field, { ...referred, ...schema }]
    }),
  )
}

/** Returns the title of a field by its name. */
export function titlesOf<Name extends keyof Schemas>(name: Name, language: Language) {
  const fields = fieldsOf(name)
  return (field: keyof Schemas[Name] & string) => titleOf(fields[field] ?? {}, field, language)
}
