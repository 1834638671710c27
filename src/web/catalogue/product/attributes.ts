import type { Schemas } from '../../../domain/schemas'
import { numericInputs } from '../selection/selection-state'

type Characteristic = Schemas['Characteristic']

/** The chosen value of each characteristic, by its id; without an entry any value will do. */
export type Choices = Readonly<Record<number, string>>

/** How many attributes are seen without asking for more. */
export const firstShown = 6

/** A product's own values of what its class is chosen by; nobody could change a hidden one. */
export function ownChoices(
  product: Pick<Schemas['Material'], 'characterList'>,
  characteristics: readonly Characteristic[],
): Choices {
  const changeable = characteristics.filter((one) => one.isHidden !== 1 && !isMeasure(one))
  const known = new Set(changeable.map(({ id }) => id))
  const own = (product.characterList ?? []).filter(({ id, fieldVal }) => known.has(id) && fieldVal)
  return Object.fromEntries(own.map(({ id, fieldVal }) => [id, fieldVal]))
}

/** A measure is typed, and stands for the values of another characteristic. */
export const isMeasure = ({ fieldCode }: Pick<Characteristic, 'fieldCode'>) =>
  fieldCode in numericInputs

/** The attributes of the page; hidden ones, and choices without any value, are skipped. */
export function shownAttributes(characteristics: readonly Characteristic[]): Characteristic[] {
  return characteristics.filter(
    (one) =>
      one.isHidden !== 1 &&
      (isMeasure(one)
        ? targetOf(one, characteristics) !== undefined
        : one.valueList.length > 0 || one.isValLimited === 0),
  )
}

/** The characteristic that a measure finds values of. */
export function targetOf(
  { fieldCode }: Pick<Characteristic, 'fieldCode'>,
  characteristics: readonly Characteristic[],
): Characteristic | undefined {
  const code = numericInputs[fieldCode]?.target
  return characteristics.find((other) => other.fieldCode === code)
}

/** What a customer has changed: the value chosen for a characteristic, or '' for any. */
export type Changes = Readonly<Record<number, string>>

/** Changes in the language of the page, whichever they were made in. */
export function spokenChanges(
  changes: Changes,
  characteristics: readonly Pick<Characteristic, 'id' | 'valueList'>[],
): Changes {
  const spoken = Object.entries(changes).map(([key, value]) => {
    const values = characteristics.find(({ id }) => id === Number(key))?.valueList
    const listed = values?.find(({ val, otherVal }) => val === value || otherVal === value)
    return [key, listed?.val ?? value]
  })
  return Object.fromEntries(spoken) as Changes
}

/** Without what may be anything. */
export function onlyChosen(changes: Changes): Choices {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''))
}

/** Whether something was chosen that a model with these values has not: another one is wanted. */
export const isOther = (changes: Changes, own: Choices): boolean =>
  Object.entries(onlyChosen(changes)).some(([id, value]) => own[Number(id)] !== value)

/** A value that gave way to what the customer changed, and the one that stands there now, if only one is left. */
export interface Replaced {
  before: string
  now: string | undefined
}

/**
 * The choices after what the customer changed; `around` is what the changes alone leave of the class. Values that only
 * came with the product stay as far as some model has them together with the changes; another one takes the only value
 * that is left, or none (`replaced`).
 */
export function choicesAfter(
  changes: Changes,
  own: Choices,
  around: Pick<Schemas['ProductPage'], 'total' | 'characterList'> | undefined,
): { choices: Choices; replaced: ReadonlyMap<number, Replaced> } {
  // Changes that exclude each other say nothing of the rest.
  const counted = around && around.total > 0 ? around.characterList : []
  const choices: Record<number, string> = {}
  const replaced = new Map<number, Replaced>()
  for (const [key, value] of Object.entries({ ...own, ...changes })) {
    const id = Number(key)
    const values = counted.find((one) => one.id === id)?.valueList
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
  /** Models that have this value together with what was changed; unknown until the server has counted. */
  count: number | undefined
}

/** The values to choose from: those of the class, and the chosen one even if the class does not list it. */
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
