import description from '../src/generated/openapi.json'

interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  minItems?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  default?: unknown
}

// The bundle is written by codegen from the description; its import type is the literal of one state of it.
const schemas = description.components.schemas as unknown as Record<string, Schema>

/** Texts of the usual kinds, of which one fits most patterns. */
const texts = ['abc', 'Abc12345', '13800138000', '2099-12-31', 'a@demo.example', '1234', '12', '86']
const formats: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2099-12-31',
  'date-time': '2099-12-31T08:00:00.000Z',
  email: 'a@demo.example',
}

/** The smallest value that a schema asks for: what is required, and as little of it as may be. */
export function validValue(schema: Schema): unknown {
  const whole = resolved(schema)
  if (whole.const !== undefined) return whole.const
  if (whole.enum) return whole.enum[0]
  const choice = whole.oneOf ?? whole.anyOf
  if (choice?.[0] && !whole.properties) return validValue(choice[0])
  const type = Array.isArray(whole.type) ? whole.type[0] : whole.type
  if (type === 'string') return textOf(whole)
  if (type === 'integer' || type === 'number') return Math.max(1, whole.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'array')
    return Array.from({ length: whole.minItems ?? 1 }, () => validValue(whole.items ?? {}))
  if (!whole.properties) return type === 'object' ? {} : 'abc'
  const { properties, required = [] } = whole
  const names = [...new Set([...required, ...(choice?.[0]?.required ?? [])])]
  return Object.fromEntries(names.map((name) => [name, validValue(properties[name] ?? {})]))
}

function resolved(schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema
  const parts = [...($ref ? [schemas[$ref.split('/').at(-1) ?? ''] ?? {}] : []), ...allOf]
  return parts.map(resolved).reduce(merged, own)
}

const merged = (one: Schema, other: Schema): Schema => ({
  ...other,
  ...one,
  properties: { ...other.properties, ...one.properties },
  required: [...(other.required ?? []), ...(one.required ?? [])],
})

function textOf({ format, pattern, minLength = 0 }: Schema): string {
  const usual = formats[format ?? '']
  if (usual !== undefined) return usual
  const fits = texts.find(
    (text) => text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text)),
  )
  return fits ?? 'a'.repeat(Math.max(1, minLength))
}
