import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import description from '../../generated/openapi.json'
import { entryIn, lastItem } from '../../domain/lists/items'

/** The fields of a type in the order of its schema: what documents and sheets call a value, the schema says. */
export function fieldsOf(name: keyof Schemas): Record<string, FieldSchema> {
  // The bundle is written by codegen from the schemas; its import type is the literal of one state of it.
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

/** The title of a field, by its name. */
export function titlesOf<Name extends keyof Schemas>(name: Name, language: Language) {
  const fields = fieldsOf(name)
  return (field: keyof Schemas[Name] & string) => titleOf(fields[field] ?? {}, field, language)
}
