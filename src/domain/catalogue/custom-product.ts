import { characteristicOf } from './characteristics'
import { measureIn } from './measure'

/** What is known of a characteristic when a product made to measure is described. */
export interface Asked {
  id: number
  fieldCode: string
  fieldName: string
  isRequired: number
  isHidden: number
  isValLimited: number
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

/** Whether a text can be the value of a characteristic; `listed`: it is one of its values. */
export function isPossible(
  asked: Pick<Asked, 'fieldCode' | 'isHidden' | 'isValLimited'>,
  value: string,
  listed: boolean,
): boolean {
  if (!isAskedFor(asked)) return false
  if (isMeasured(asked)) return measureIn(value) !== undefined
  return listed || (isTyped(asked) && [...value].length <= longestValue)
}

/** The same text for the same choices, in whatever order they were made. */
export function canonicalChoices(choices: readonly { id: number; fieldVal: string }[]): string {
  return JSON.stringify(
    choices.map(({ id, fieldVal }) => [id, fieldVal] as const).sort(([a], [b]) => a - b),
  )
}
