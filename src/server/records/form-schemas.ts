import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { fieldsOf } from '../../domain/forms/form-fields'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { currentName } from '../../domain/forms/renames'
import { renames } from '../../generated/renames'
import description from '../../generated/openapi.json'
import { entryIn, lastItem } from '../../domain/lists/items'

export type SchemaName = keyof Schemas

type Json = Record<string, unknown>

// Codegen writes the bundle; its import type is the literal JSON of one build.
const all = description.components.schemas as Record<string, Json>
const made = new Map<SchemaName, FieldSchema>()

/** A schema of schemas/ with all references inlined, for storage, histories and documents. */
export function formSchema(name: SchemaName): FieldSchema {
  let schema = made.get(name)
  if (!schema) {
    // Code generation wrote the schema; inlining keeps its shape.
    schema = inlined(entryIn(all, name)) as FieldSchema
    made.set(name, schema)
  }
  return schema
}

/** Inlines all references of a schema. */
export function referredTo(schema: object): object {
  const { $ref, ...rest } = schema as Json
  return typeof $ref === 'string' ? { ...all[lastItem($ref.split('/'))], ...rest } : schema
}

/** Titles of a form's fields, under former names too; a removed field falls back to its name. */
export function titlesOf(form: SchemaName, fields: string[], language: Language): string[] {
  // The form may have been renamed since the history was written.
  const known = new Map(all[form] ? fieldsOf(formSchema(form)) : [])
  return fields.map((name) => {
    const now = currentName(name, renames[form])
    return titleOf(known.get(now) ?? {}, now, language)
  })
}

/** Form schemas are not recursive, so this terminates. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined)
  if (typeof value !== 'object' || value === null) return value
  // The value is an object of a parsed schema.
  const { $ref, ...rest } = value as Json
  const target = typeof $ref === 'string' ? all[lastItem($ref.split('/'))] : {}
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([key, inner]) => [key, inlined(inner)]),
  )
}
