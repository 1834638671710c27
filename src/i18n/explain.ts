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
 * with the field's title. What has no title goes by one of `names`, else by its own name in quotes. Forms and server
 * use it alike. `verbose` errors of AJV are needed.
 */
export function explain(
  error: ErrorObject,
  language: Language,
  translate: Translate,
  names: Readonly<Record<string, TextKey>> = {},
): { path: string; message: string } {
  const parent = (error.parentSchema ?? {}) as FieldSchema
  const missing = missingIn(error)
  const field = missing ? (parent.properties?.[missing] ?? {}) : parent
  const path = placeOf(error)
  const said = field['x-error'] ?? {}
  const isMissing = isBlank(error) || isEmpty(error)
  const own = ((isMissing && said.required) || said[error.keyword])?.[language]
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

/** Where a fault is (`lines.0.counts`); of a field that is missing, where it should be. */
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

/** The Chinese sentences have quotes around every name. */
const quoted = (raw: string, language: Language) =>
  language === 'en' && raw !== '' ? `“${raw}”` : raw

/** A text that was left empty was not given: whatever rule of its form it breaks. */
const isBlank = ({ keyword, data }: ErrorObject) =>
  data === '' && ['minLength', 'pattern', 'format'].includes(keyword)

/** A text without anything that can be seen is as good as none. */
const isEmpty = ({ keyword, params }: ErrorObject) =>
  keyword === 'pattern' && params.pattern === visibleSign

function keyOf(error: ErrorObject): TextKey {
  const { keyword, params, data } = error
  if (isEmpty(error) || isBlank(error)) return 'common.check.required'
  // Forms are not told what stands there: a whole number is right for anything else too.
  if (
    keyword === 'type' &&
    params.type === 'integer' &&
    ['number', 'undefined'].includes(typeof data)
  )
    return 'common.check.integer'
  if (keyword === 'type' && ['integer', 'number'].includes(String(params.type)))
    return 'common.check.number'
  // Where nothing but nothing may stand there is nothing to choose from.
  if (keyword === 'enum' && (params.allowedValues as unknown[]).every((one) => one === ''))
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
    const allowed = params.allowedValues as unknown[]
    const named = allowed.map((value) => labels[String(value)]?.[language] ?? String(value))
    return { values: named.join(language === 'en' ? ', ' : '、') }
  }
  if (params.limit !== undefined) return { limit: Number(params.limit) }
  return {}
}

const isLength = ({ keyword }: ErrorObject) => keyword === 'minLength' || keyword === 'maxLength'
const isOfSigns = (error: ErrorObject) => error.keyword === 'pattern' && !isEmpty(error)

/**
 * One sentence for each field: who has mended that fault hears of the next one. Which signs a text may hold comes before
 * how many: letters in a number are no number that is too short.
 */
export function firstOfEach<Fault extends { path: string }>(
  errors: ErrorObject[],
  tell: (error: ErrorObject) => Fault,
): Fault[] {
  const told = new Map<string, { error: ErrorObject; fault: Fault }>()
  for (const error of errors) {
    const fault = tell(error)
    const before = told.get(fault.path)
    if (!before || (isLength(before.error) && isOfSigns(error) && !isBlank(error)))
      told.set(fault.path, { error, fault })
  }
  return [...told.values()].map(({ fault }) => fault)
}
