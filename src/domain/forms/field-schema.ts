import type { Language } from '../language/language'

type Both = Record<Language, string>

/** The schema of a field with our own keywords, as read by forms, lists and details. */
export interface FieldSchema {
  $ref?: string
  type?: string
  title?: string
  format?: string
  enum?: (string | number)[]
  /** In conditions: the value that fulfils it. */
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxItems?: number
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: string[]
  default?: unknown
  readOnly?: boolean
  if?: FieldSchema
  then?: FieldSchema
  else?: FieldSchema
  allOf?: FieldSchema[]
  oneOf?: FieldSchema[]
  anyOf?: FieldSchema[]
  /** Rules that apply if a field is filled in. */
  dependentSchemas?: Record<string, FieldSchema>
  'x-zh'?: string
  /** `hidden`: a list column shown only on request. */
  'x-column'?: boolean | 'hidden'
  'x-widget'?: string
  /** Further headings under which a spreadsheet may bring the field. */
  'x-headings'?: string[]
  /** Placeholder of an empty input. */
  'x-placeholder'?: Both
  /** The placeholders that a text may hold in braces, which are replaced when it is used. */
  'x-placeholders'?: FieldSchema
  'x-error'?: Record<string, Both>
  'x-enum'?: Record<string, Both>
  /** The order of the list matters: entries can be moved. */
  'x-ordered'?: boolean
  /** The quantity a number measures; forms convert it to the user's preferred unit. */
  'x-quantity'?: string
  /** Limits that differ by language: `{ "maxLength": { "zh": 20, "en": 50 } }`. */
  'x-lang'?: Record<string, Record<Language, number>>
  /** The heading (of its type's `x-groups`) under which a detail shows the field. */
  'x-group'?: string
  /** The headings of a detail, in order. */
  'x-groups'?: Record<string, Both>
}

/** Title of a field; its property name if the schema has no title. */
export function titleOf(field: FieldSchema, name: string, language: Language): string {
  return (language === 'zh' ? field['x-zh'] : undefined) ?? field.title ?? name
}

/** Label of a choice; undefined if the value is not a choice. */
export function labelOf(
  field: FieldSchema,
  value: string | number,
  language: Language,
): string | undefined {
  return field['x-enum']?.[String(value)]?.[language]
}

/** The choices of a field, in the order of its schema. */
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

/** The fields of a detail by heading: first those without one, then in the order of `x-groups`. */
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
