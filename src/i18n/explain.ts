import type { ErrorObject } from 'ajv'
import type { TextKey } from '../generated/text-key'

type Language = 'zh' | 'en'
type Both = Record<Language, string>

/** The part of a field's schema with our own keywords. */
interface FieldSchema {
  title?: string
  'x-zh'?: string
  'x-error'?: Record<string, Both>
  'x-enum'?: Record<string, Both>
  properties?: Record<string, FieldSchema>
}

/**
 * Pattern of a text with at least one visible character; spaces, zero-width characters, soft hyphens, fillers and the
 * empty braille cell do not count. Every schema of a required text repeats it literally.
 */
export const visibleSign = '[^\\s\\p{C}\\p{DI}\\u2800]'

export type Translate = (
  language: Language,
  key: TextKey,
  values?: Record<string, string | number>,
) => string

/**
 * Turns a validation error into a sentence: the field's own message if its schema has one, else a general message
 * with the field's title. A field without a title uses `names`, else its own name in quotes. Forms and the server
 * share it. Needs AJV's `verbose` errors.
 */
export function explain(
  error: ErrorObject,
  language: Language,
  translate: Translate,
  names: Readonly<Record<string, TextKey>> = {},
): { path: string; message: string } {
  // Ajv types the schema around a keyword as any object; ours are all field schemas.
  const parent = (error.parentSchema ?? {}) as FieldSchema
  const missing = missingIn(error)
  const field = missing ? (parent.properties?.[missing] ?? {}) : parent
  const path = placeOf(error)
  const messagesOfField = field['x-error'] ?? {}
  const isMissing = isBlank(error) || isEmpty(error)
  const own = ((isMissing && messagesOfField.required) || messagesOfField[error.keyword])?.[
    language
  ]
  if (own) return { path, message: own }

  const name =
    (language === 'zh' ? field['x-zh'] : undefined) ??
    field.title ??
    untitled(missing ?? path.split('.').at(-1) ?? '', { language, translate, names })
  const key = keyOf(error)
  return {
    path,
    message: translate(language, key, {
      name: name || translate(language, 'common.check.input'),
      ...limitsOf(error, field, language),
    }),
  }
}

/** The path of an error (`lines.0.counts`); for a missing field, the path it should have. */
export const placeOf = (error: ErrorObject): string =>
  [error.instancePath.slice(1).replaceAll('/', '.'), missingIn(error)].filter(Boolean).join('.')

const missingIn = ({ keyword, params }: ErrorObject): string | undefined =>
  keyword === 'required' ? String(params.missingProperty) : undefined

interface Words {
  language: Language
  translate: Translate
  names: Readonly<Record<string, TextKey>>
}

function untitled(raw: string, { language, translate, names }: Words): string {
  if (/^\d+$/.test(raw)) return translate(language, 'common.check.entry', { at: Number(raw) + 1 })
  const known = names[raw]
  return known ? translate(language, known) : quoted(raw, language)
}

/** The Chinese sentences already quote every name. */
const quoted = (raw: string, language: Language) =>
  language === 'en' && raw !== '' ? `“${raw}”` : raw

/** An empty text counts as missing, whichever rule it breaks. Errors of forms come without their data. */
const isBlank = ({ keyword, data, params }: ErrorObject) =>
  (keyword === 'minLength' && params.limit === 1) ||
  (data === '' && ['minLength', 'pattern', 'format'].includes(keyword))

/** A text without visible characters counts as empty. */
const isEmpty = ({ keyword, params }: ErrorObject) =>
  keyword === 'pattern' && params.pattern === visibleSign

function keyOf(error: ErrorObject): TextKey {
  const { keyword, params, data } = error
  if (isEmpty(error) || isBlank(error)) return 'common.check.required'
  // For a fraction or a missing value the message asks for an integer; for other types, for a number.
  if (
    keyword === 'type' &&
    params.type === 'integer' &&
    ['number', 'undefined'].includes(typeof data)
  )
    return 'common.check.integer'
  if (keyword === 'type' && ['integer', 'number'].includes(String(params.type)))
    return 'common.check.number'
  // An enum of only empty texts offers no choice that could be named.
  if (
    keyword === 'enum' &&
    (params.allowedValues as unknown[]).every((allowedValue) => allowedValue === '')
  )
    return 'common.check.other'
  return messages[keyword] ?? 'common.check.other'
}

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
  unevaluatedProperties: 'common.check.unknown',
}

function limitsOf(
  { keyword, params }: ErrorObject,
  { 'x-enum': labels = {} }: FieldSchema,
  language: Language,
): Record<string, string | number> {
  const unknown: unknown = params.additionalProperty ?? params.unevaluatedProperty
  if (unknown !== undefined) return { name: quoted(String(unknown), language) }
  if (keyword === 'enum') {
    // Ajv gives the keyword "enum" its list under this name.
    const allowed = params.allowedValues as unknown[]
    const named = allowed.map((value) => labels[String(value)]?.[language] ?? String(value))
    return { values: named.join(language === 'zh' ? '、' : ', ') }
  }
  if (params.limit !== undefined) return { limit: Number(params.limit) }
  return {}
}

const isLength = ({ keyword }: ErrorObject) => keyword === 'minLength' || keyword === 'maxLength'
const isOfSigns = (error: ErrorObject) => error.keyword === 'pattern' && !isEmpty(error)

/**
 * One error per field; the next appears after that is fixed. Character rules come before length rules: letters in a
 * number should not be reported as too short.
 */
export function firstOfEach<Fault extends { path: string }>(
  errors: ErrorObject[],
  tell: (error: ErrorObject) => Fault,
): Fault[] {
  const byPath = new Map<string, { error: ErrorObject; fault: Fault }>()
  for (const error of errors) {
    const fault = tell(error)
    const before = byPath.get(fault.path)
    if (!before || (isLength(before.error) && isOfSigns(error) && !isBlank(error)))
      byPath.set(fault.path, { error, fault })
  }
  return [...byPath.values()].map(({ fault }) => fault)
}
