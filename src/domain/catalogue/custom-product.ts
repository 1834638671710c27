import { characteristicOf, isMeasuredIn } from './characteristics'
import { measureIn } from './measure'
import { parseFigures } from './numeric-inputs'

/** What is known of a characteristic when a product made to measure is described. */
export interface Asked {
  id: number
  fieldCode: string
  fieldName: string
  isRequired: number
  isHidden: number
  isValLimited: number
  unit: string
  /** Whether there are values to choose from. */
  hasOptions: boolean
}

/** The chosen text of each characteristic, by its id. */
export type CustomChoices = Readonly<Record<number, string>>

/** The length of a typed value at most, in characters. */
export const longestValue = 200

/** A hidden characteristic is the maker's own matter: nobody is asked for it. */
export const isAskedFor = ({ isHidden }: Pick<Asked, 'isHidden'>): boolean => isHidden !== 1

export type Fault = { id: number; fieldName: string; kind: 'select' | 'administrator' }

/**
 * What keeps the choices from being ordered: the first required characteristic without a value. One that offers nothing
 * to choose from and takes no typed value cannot be answered by the customer.
 */
export function faultOf(asked: readonly Asked[], choices: CustomChoices): Fault | undefined {
  const open = asked.find(
    (one) => one.isRequired === 1 && isAskedFor(one) && !choices[one.id]?.trim(),
  )
  if (!open) return undefined
  const answerable = open.hasOptions || isTyped(open)
  return {
    id: open.id,
    fieldName: open.fieldName,
    kind: answerable ? 'select' : 'administrator',
  }
}

/** Whether any text will do, and not only a listed value. */
export const isTyped = ({ isValLimited }: Pick<Asked, 'isValLimited'>): boolean =>
  isValLimited === 0

/** Whether a number is typed that stands for values of another characteristic: a hole, the thickness of a joint. */
export function isMeasured({ fieldCode }: Pick<Asked, 'fieldCode'>): boolean {
  const kind = characteristicOf(fieldCode)?.kind
  return kind === 'aperture' || kind === 'grip'
}

/** What is wrong with a text as the value of a characteristic, if anything; `listed`: it is one of its values. */
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

/** A value as sentences name it: of a long one the beginning. */
export const namedValue = (value: string): string =>
  [...value].length > 40 ? `${[...value].slice(0, 40).join('')}…` : value

/** Whether a text is a figure or a range of figures, none of them below nothing: 25, 20~30. */
function isSize(text: string): boolean {
  const { from, to } = parseFigures(text) ?? { from: -1, to: -1 }
  return from >= 0 && to > 0
}

/** The one of the listed values that a typed text means, in whatever spelling: 60 for ６０, 60.0 and 60 mm. */
export function listedValue(
  typed: string,
  values: readonly string[],
  unit: string,
): string | undefined {
  if (values.includes(typed)) return typed
  const meant = plainValue(typed, unit)
  return values.find((value) => plainValue(value, unit) === meant)
}

/** A value without what is only its spelling. */
function plainValue(text: string, unit: string): string {
  const letters = (of: string) => of.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const spelled = letters(text).replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
  const measured = unit !== '' && spelled.endsWith(letters(unit))
  const plain = measured ? spelled.slice(0, -letters(unit).length) : spelled
  // Another unit is another measure.
  const figures = /[a-z°]/.test(plain) ? undefined : parseFigures(plain)
  return figures ? `${figures.from}~${figures.to}` : plain
}

/** The same text for the same choices, in whatever order they were made. */
export function canonicalChoices(choices: readonly { id: number; fieldVal: string }[]): string {
  return JSON.stringify(
    choices.map(({ id, fieldVal }) => [id, fieldVal] as const).sort(([a], [b]) => a - b),
  )
}
