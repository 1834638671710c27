import type { Language } from '../language/language'

type Both = Record<Language, string>

/** A field as its schema describes it, with our own words: what forms, lists and details read. */
export interface FieldSchema {
  type?: string
  title?: string
  format?: string
  enum?: (string | number)[]
  /** In conditions: the one value that meets it. */
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: string[]
  default?: unknown
  readOnly?: boolean
  if?: FieldSchema
  then?: FieldSchema
  else?: FieldSchema
  allOf?: FieldSchema[]
  /** Rules that hold where a field is filled in. */
  dependentSchemas?: Record<string, FieldSchema>
  'x-zh'?: string
  /** `hidden`: a column that a list shows to whoever chooses it. */
  'x-column'?: boolean | 'hidden'
  'x-widget'?: string
  /** What an empty input asks for. */
  'x-placeholder'?: Both
  'x-error'?: Record<string, Both>
  'x-enum'?: Record<string, Both>
  /** The order of a list is its maker's: entries can be moved. */
  'x-ordered'?: boolean
  /** What a number measures; a form writes it in the unit that somebody prefers. */
  'x-quantity'?: string
  /** Limits that differ by language: `{ "maxLength": { "zh": 20, "en": 50 } }`. */
  'x-lang'?: Record<string, Record<Language, number>>
  /** Under which heading of its type's `x-groups` a detail shows the field. */
  'x-group'?: string
  /** The headings of a detail, in their order. */
  'x-groups'?: Record<string, Both>
}

/** What a field is called; its name in the calls where its schema has no title. */
export function titleOf(field: FieldSchema, name: string, language: Language): string {
  return (language === 'zh' ? field['x-zh'] : undefined) ?? field.title ?? name
}

/** What a value of a field is called: the label of a choice, or nothing where it is no choice. */
export function labelOf(
  field: FieldSchema,
  value: string | number,
  language: Language,
): string | undefined {
  return field['x-enum']?.[String(value)]?.[language]
}

/** The values a field can be chosen from, in the order of its schema. */
export function choicesOf(
  field: FieldSchema,
  language: Language,
): { value: string | number; label: string }[] {
  const named = Object.keys(field['x-enum'] ?? {}).map((key) =>
    field.type === 'integer' ? Number(key) : key,
  )
  return (field.enum ?? named).map((value) => ({
    value,
    label: labelOf(field, value, language) ?? String(value),
  }))
}

/** The fields of a detail under their headings: first those without one, then as `x-groups` orders them. */
export function groupsOf(
  { 'x-groups': named = {} }: FieldSchema,
  fields: [string, FieldSchema][],
  language: Language,
): { heading?: string; fields: [string, FieldSchema][] }[] {
  const within = (group?: string) => fields.filter(([, field]) => field['x-group'] === group)
  return [
    { fields: within() },
    ...Object.entries(named).map(([name, heading]) => ({
      heading: heading[language],
      fields: within(name),
    })),
  ].filter((group) => group.fields.length > 0)
}
