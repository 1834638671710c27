import type { ErrorObject } from 'ajv'
import type { TextKey } from '../generated/text-key'

type Language = 'zh' | 'en'
type Both = Record<Language, string>

/** What a field's schema says in our own words. */
interface FieldSchema {
  title?: string
  'x-zh'?: string
  'x-error'?: Record<string, Both>
  'x-enum'?: Record<string, Both>
  properties?: Record<string, FieldSchema>
}

/**
 * The pattern of a text that has to say something: one sign that can be seen. Spaces, signs without a width, soft
 * hyphens, fillers and the empty braille cell are none. Every schema that asks for a text has it, letter by letter.
 */
export const visibleSign = '[^\\s\\p{C}\\p{DI}\\u2800]'

export type Translate = (
  language: Language,
  key: TextKey,
  values?: Record<string, string | number>,
) => string

/**
 * A failed check in a person's words: the field's own message if its schema has one, else a general one
 * with the field's title. Forms and server use it alike. `verbose` errors of AJV are needed.
 */
export function explain(
  error: ErrorObject,
  language: Language,
  translate: Translate,
): { path: string; message: string } {
  const parent = (error.parentSchema ?? {}) as FieldSchema
  const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined
  const field = missing ? (parent.properties?.[missing] ?? {}) : parent
  const path = [error.instancePath.slice(1).replaceAll('/', '.'), missing].filter(Boolean).join('.')
  const own = field['x-error']?.[error.keyword]?.[language]
  if (own) return { path, message: own }

  const last = path.split('.').at(-1) ?? ''
  const name =
    (language === 'zh' ? field['x-zh'] : undefined) ??
    field.title ??
    missing ??
    (/^\d+$/.test(last)
      ? translate(language, 'common.check.entry', { at: Number(last) + 1 })
      : last)
  const key = isEmpty(error)
    ? 'common.check.required'
    : (messages[error.keyword] ?? 'common.check.other')
  return {
    path,
    message: translate(language, key, {
      name: name || translate(language, 'common.check.input'),
      ...limitsOf(error, field, language),
    }),
  }
}

/** A text without anything that can be seen is as good as none. */
const isEmpty = ({ keyword, params }: ErrorObject) =>
  keyword === 'pattern' && params.pattern === visibleSign

const messages: Record<string, TextKey> = {
  required: 'common.check.required',
  type: 'common.check.type',
  enum: 'common.check.enum',
  minLength: 'common.check.minLength',
  maxLength: 'common.check.maxLength',
  minimum: 'common.check.minimum',
  maximum: 'common.check.maximum',
  format: 'common.check.format',
  maxItems: 'common.check.maxItems',
  minItems: 'common.check.minItems',
  additionalProperties: 'common.check.unknown',
}

function limitsOf(
  { keyword, params }: ErrorObject,
  { 'x-enum': labels = {} }: FieldSchema,
  language: Language,
): Record<string, string | number> {
  if (keyword === 'additionalProperties') return { name: String(params.additionalProperty) }
  if (keyword === 'enum') {
    const allowed = params.allowedValues as unknown[]
    const named = allowed.map((value) => labels[String(value)]?.[language] ?? String(value))
    return { values: named.join(language === 'en' ? ', ' : '、') }
  }
  if (params.limit !== undefined) return { limit: Number(params.limit) }
  return {}
}
