import { characteristicOf, isMeasuredIn } from './characteristics'
import { measureIn } from './measure'
import { parseFigures } from './numeric-inputs'

/** The properties of a characteristic that matter for a made-to-measure product. */
export interface Asked {
  id: number
  fieldCode: string
  fieldName: string
  isRequired: number
  isHidden: number
  isValLimited: number
  unit: string
  /** True if it has listed values. */
  hasOptions: boolean
}

/** The chosen text by characteristic id. */
export type CustomChoices = Readonly<Record<number, string>>

/** Maximum number of characters of a typed value. */
export const longestValue = 200

/** Hidden characteristics are the maker's own matter and are not asked for. */
export const isAskedFor = ({ isHidden }: Pick<Asked, 'isHidden'>): boolean => isHidden !== 1

export type Fault = { id: number; fieldName: string; kind: 'select' | 'administrator' }

/**
 * The reason why the choices cannot be ordered: the first required characteristic without a value. A characteristic
 * without listed values that takes no typed value cannot be answered by the customer.
 */
export function faultOf(asked: readonly Asked[], choices: CustomChoices): Fault | undefined {
  const open = asked.find(
    (question) =>
      question.isRequired === 1 && isAskedFor(question) && !choices[question.id]?.trim(),
  )
  if (!open) return undefined
  const answerable = open.hasOptions || isTyped(open)
  return {
    id: open.id,
    fieldName: open.fieldName,
    kind: answerable ? 'select' : 'administrator',
  }
}

/** True if free text is allowed. */
export const isTyped = ({ isValLimited }: Pick<Asked, 'isValLimited'>): boolean =>
  isValLimited === 0

/** True for a number that finds values of another characteristic: a hole or a joint thickness. */
export function isMeasured({ fieldCode }: Pick<Asked, 'fieldCode'>): boolean {
  const kind = characteristicOf(fieldCode)?.kind
  return kind === 'aperture' || kind === 'grip'
}

/** The fault of a text as a value, if any; `listed` if it is one of the characteristic's values. */
export function faultOfValue(
  asked: Pick<Asked, 'fieldCode' | 'isHidden' | 'isValLimited' | 'unit'>,
  value: string,
  listed: boolean,
): 'notPossible' | 'noSize' | undefined {
  if (!isAskedFor(asked)) return 'notPossible'
  if (isMeasured(asked)) return measureIn(value) === undefined ? 'notPossible' : undefined
  if (listed) return undefined
  if (!isTyped(asked) || [...value].length > longestValue) return 'notPossible'
  return isMeasuredIn(asked.unit) && !isSize(value) ? 'noSize' : undefined
}

/** A value in a message; long ones are cut. */
export const namedValue = (value: string): string =>
  [...value].length > 40 ? `${[...value].slice(0, 40).join('')}…` : value

/** True for a non-negative number or range: 25, 20~30. */
function isSize(text: string): boolean {
  const { from, to } = parseFigures(text) ?? { from: -1, to: -1 }
  return from >= 0 && to > 0
}

/** The listed value a typed text means in another spelling: 60 for ６０, 60.0 and 60 mm. */
export function listedValue(
  typed: string,
  values: readonly string[],
  unit: string,
): string | undefined {
  if (values.includes(typed)) return typed
  const meant = plainValue(typed, unit)
  return values.find((value) => plainValue(value, unit) === meant)
}

/** A value without differences of spelling. */
function plainValue(text: string, unit: string): string {
  const letters = (of: string) => of.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const spelled = letters(text).replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
  const measured = unit !== '' && spelled.endsWith(letters(unit))
  const plain = measured ? spelled.slice(0, -letters(unit).length) : spelled
  // A text with another unit is not parsed as a number.
  const figures = /[a-z°]/.test(plain) ? undefined : parseFigures(plain)
  return figures ? `${figures.from}~${figures.to}` : plain
}

/** A canonical string of the choices, independent of their order. */
export function canonicalChoices(choices: readonly { id: number; fieldVal: string }[]): string {
  return JSON.stringify(
    choices.map(({ id, fieldVal }) => [id, fieldVal] as const).sort(([a], [b]) => a - b),
  )
}
