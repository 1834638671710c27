import type { FieldSchema } from '../forms/field-schema'
import { languages, type Language } from '../language/language'

type Value = Record<string, unknown>

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if a field holds its text in both languages. */
export const isInBoth = ({ properties }: FieldSchema): boolean =>
  properties !== undefined && 'zh' in properties && 'en' in properties

/** Removes empty texts, and objects that are empty afterwards. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps).filter((entry) => entry !== undefined)
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (!isObject(value)) return value ?? undefined
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const left = withoutGaps(inner)
    return left === undefined ? [] : [[name, left] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** The languages in which a required text is missing, or a text that the other language has. */
export function missingLanguages(schema: FieldSchema, value: unknown): Language[] {
  return languages.filter((language) => lacks(schema, value, language, true))
}

function lacks(
  schema: FieldSchema,
  value: unknown,
  language: Language,
  demanded: boolean,
): boolean {
  if (isInBoth(schema)) {
    const text = isObject(value) ? value : {}
    const filled = languages.some((code) => hasText(text[code]))
    return (demanded || filled) && !hasText(text[language])
  }
  const { items, properties = {}, required = [] } = schema
  if (items && Array.isArray(value)) return value.some((item) => lacks(items, item, language, true))
  const within = isObject(value) ? value : {}
  return Object.entries(properties).some(([name, field]) =>
    field.type === 'object' || field.type === 'array' || isInBoth(field)
      ? lacks(field, within[name], language, required.includes(name))
      : false,
  )
}

/** True if HTML contains text, a picture or a table. */
export function hasText(text: unknown): boolean {
  if (typeof text !== 'string') return false
  return /<(img|table|hr)\b/.test(text) || text.replace(/<[^<>]*>/g, '').trim() !== ''
}

/** Maps all texts whose schema has a given keyword, such as those with markup. */
export function mapTexts(
  schema: FieldSchema,
  value: unknown,
  widget: string,
  change: (text: string) => string,
): unknown {
  if (schema['x-widget'] === widget && typeof value === 'string') return change(value)
  if (Array.isArray(value))
    return value.map((entry) => mapTexts(schema.items ?? {}, entry, widget, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      mapTexts(schema.properties?.[name] ?? {}, inner, widget, change),
    ]),
  )
}
