import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { fieldsOf } from '../../domain/forms/form-fields'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import description from '../../generated/openapi.json'
import { entryIn, lastItem } from '../../domain/lists/items'

export type SchemaName = keyof Schemas

type Json = Record<string, unknown>

// The bundle is written by codegen; its import type is the literal of one state of it.
const all = description.components.schemas as unknown as Record<string, Json>
const made = new Map<SchemaName, FieldSchema>()

/** A type of schemas/ with everything that it refers to in place: what stores, histories and documents go by. */
export function formSchema(name: SchemaName): FieldSchema {
  let schema = made.get(name)
  if (!schema) {
    schema = inlined(entryIn(all, name)) as FieldSchema
    made.set(name, schema)
  }
  return schema
}

/** A schema with what it refers to in its place. */
export function referredTo(schema: object): object {
  const { $ref, ...rest } = schema as Json
  return typeof $ref === 'string' ? { ...all[lastItem($ref.split('/'))], ...rest } : schema
}

/** What fields of a form are called; one that the form has no longer goes by its name. */
export function titlesOf(form: SchemaName, fields: string[], language: Language): string[] {
  // A form may have been renamed since its history was written.
  const known = new Map(all[form] ? fieldsOf(formSchema(form)) : [])
  return fields.map((name) => titleOf(known.get(name) ?? {}, name, language))
}

/** Forms are not inside themselves, so this ends. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined)
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Json
  const target = typeof $ref === 'string' ? all[lastItem($ref.split('/'))] : {}
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([key, inner]) => [key, inlined(inner)]),
  )
}
