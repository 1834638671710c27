import type { Schemas } from '../../../domain/schemas'
import { numericInputs } from '../selection/selection-state'

type Characteristic = Schemas['Characteristic']

/** The chosen value by characteristic id; no entry means any value. */
export type Choices = Readonly<Record<number, string>>

/** Number of attributes shown at first. */
export const firstShown = 6

/**
 * The product's own values of the selectable characteristics; hidden ones are left out, as nobody could change them.
 */
export function ownChoices(
  product: Pick<Schemas['Material'], 'characterList'>,
  characteristics: readonly Characteristic[],
): Choices {
  const changeable = characteristics.filter(
    (characteristic) => characteristic.isHidden !== 1 && !isMeasure(characteristic),
  )
  const known = new Set(changeable.map(({ id }) => id))
  const own = (product.characterList ?? []).filter(({ id, fieldVal }) => known.has(id) && fieldVal)
  return Object.fromEntries(own.map(({ id, fieldVal }) => [id, fieldVal]))
}

/** A measure is typed and finds values of another characteristic. */
export const isMeasure = ({ fieldCode }: Pick<Characteristic, 'fieldCode'>) =>
  fieldCode in numericInputs

/** The attributes shown on the page, without hidden ones and without lists that have no values. */
export function shownAttributes(characteristics: readonly Characteristic[]): Characteristic[] {
  return characteristics.filter(
    (characteristic) =>
      characteristic.isHidden !== 1 &&
      (isMeasure(characteristic)
        ? targetOf(characteristic, characteristics) !== undefined
        : characteristic.valueList.length > 0 || characteristic.isValLimited === 0),
  )
}

/** The characteristic whose values a measure finds. */
export function targetOf(
  { fieldCode }: Pick<Characteristic, 'fieldCode'>,
  characteristics: readonly Characteristic[],
): Characteristic | undefined {
  const code = numericInputs[fieldCode]?.target
  return characteristics.find((other) => other.fieldCode === code)
}

/** The customer's changes: the value by characteristic id, or '' for any. */
export type Changes = Readonly<Record<number, string>>

/** Changes translated to the language of the page. */
export function spokenChanges(
  changes: Changes,
  characteristics: readonly Pick<Characteristic, 'id' | 'valueList'>[],
): Changes {
  const spoken = Object.entries(changes).map(([key, value]) => {
    const values = characteristics.find(({ id }) => id === Number(key))?.valueList
    const listed = values?.find(({ val, otherVal }) => val === value || otherVal === value)
    return [key, listed?.val ?? value]
  })
  return Object.fromEntries(spoken)
}

/** Drops the characteristics set to any value. */
export function onlyChosen(changes: Changes): Choices {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''))
}

/** True if a changed value differs from the model's own, so that another model is wanted. */
export const isOther = (changes: Changes, own: Choices): boolean =>
  Object.entries(onlyChosen(changes)).some(([id, value]) => own[Number(id)] !== value)

/** A value that conflicts with the changes, and its replacement if only one value is left. */
export interface Replaced {
  before: string
  now: string | undefined
}

/**
 * The choices after the customer's changes; `around` counts what the changes alone leave of the class. The product's
 * own values stay as long as some model has them together with the changes; others are replaced by the only value
 * left, or cleared (`replaced`).
 */
export function choicesAfter(
  changes: Changes,
  own: Choices,
  around: Pick<Schemas['ProductPage'], 'total' | 'characterList'> | undefined,
): { choices: Choices; replaced: ReadonlyMap<number, Replaced> } {
  // Contradictory changes leave no models, so the counts say nothing.
  const counted = around && around.total > 0 ? around.characterList : []
  const choices: Record<number, string> = {}
  const replaced = new Map<number, Replaced>()
  for (const [key, value] of Object.entries({ ...own, ...changes })) {
    const id = Number(key)
    const values = counted.find((characteristic) => characteristic.id === id)?.valueList
    const possible = values?.filter(({ count }) => count !== 0).map(({ val }) => val)
    const stays = id in changes || !possible || possible.includes(value)
    const next = stays ? value : possible.length === 1 ? possible[0] : undefined
    if (!stays) replaced.set(id, { before: value, now: next })
    if (next) choices[id] = next
  }
  return { choices, replaced }
}

export interface Option {
  value: string
  /** Number of models with this value and the changes; undefined until the server has counted. */
  count: number | undefined
}

/** The offered values: those of the class, and the chosen one even if the class does not list it. */
export function optionsOf(
  { id, valueList }: Pick<Characteristic, 'id' | 'valueList'>,
  chosen: string | undefined,
  counted: readonly Characteristic[] | undefined,
): Option[] {
  const own = counted?.find((other) => other.id === id)?.valueList
  const counts = new Map(own?.map(({ val, count }) => [val, count]))
  const values = valueList.map(({ val }) => val)
  const all = chosen !== undefined && !values.includes(chosen) ? [chosen, ...values] : values
  return all.map((value) => ({ value, count: own && (counts.get(value) ?? 0) }))
}
