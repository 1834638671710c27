import type { Schemas } from '../../../domain/schemas'
import { numericInputs } from '../selection/selection-state'

type Characteristic = Schemas['Characteristic']

/** The chosen value of each characteristic, by its id; without an entry any value will do. */
export type Choices = Readonly<Record<number, string>>

/** How many attributes are seen without asking for more. */
export const firstShown = 6

/** A product's own values of what its class is chosen by. */
export function ownChoices(
  product: Pick<Schemas['Material'], 'characterList'>,
  characteristics: readonly Characteristic[],
): Choices {
  const known = new Set(characteristics.filter(isChoice).map(({ id }) => id))
  const own = (product.characterList ?? []).filter(({ id, fieldVal }) => known.has(id) && fieldVal)
  return Object.fromEntries(own.map(({ id, fieldVal }) => [id, fieldVal]))
}

/** A measure is typed, and stands for the values of another characteristic. */
export const isMeasure = ({ fieldCode }: Pick<Characteristic, 'fieldCode'>) =>
  fieldCode in numericInputs

const isChoice = (characteristic: Characteristic) => !isMeasure(characteristic)

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

export function withChoice(choices: Choices, id: number, value: string): Choices {
  const others = Object.entries(choices).filter(([other]) => Number(other) !== id)
  const trimmed = value.trim()
  return Object.fromEntries(trimmed ? [...others, [id, trimmed]] : others)
}

export interface Option {
  value: string
  /** Models that have this value together with the other choices; unknown until the server has counted. */
  count: number | undefined
}

/** The values to choose from: those of the class, and the chosen one even if the class does not list it. */
export function optionsOf(
  { id, valueList }: Pick<Characteristic, 'id' | 'valueList'>,
  chosen: string | undefined,
  counted: readonly Characteristic[] | undefined,
): Option[] {
  const counts = new Map(
    counted?.find((other) => other.id === id)?.valueList.map(({ val, count }) => [val, count]),
  )
  const values = valueList.map(({ val }) => val)
  const all = chosen !== undefined && !values.includes(chosen) ? [chosen, ...values] : values
  return all.map((value) => ({ value, count: counted && (counts.get(value) ?? 0) }))
}

/** The choices after one of the server's ways out; nothing when it speaks of what is not chosen here. */
export function afterSuggestion(
  choices: Choices,
  { change, characterId, toVal }: Schemas['Suggestion'],
): Choices | undefined {
  if (characterId === undefined || !(characterId in choices)) return undefined
  if (change === 'drop') return withChoice(choices, characterId, '')
  return change === 'replace' && toVal ? withChoice(choices, characterId, toVal) : undefined
}
