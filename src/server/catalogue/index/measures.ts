import { codes } from '../../../domain/catalogue/characteristic-codes'
import { isMeasured } from '../../../domain/catalogue/custom-product'
import type { Language } from '../../../domain/language/language'
import type { CatalogueIndex } from './catalogue-index'
import { diametersForHole, gripsForThickness } from './lookups'
import { chosenOf, type Chosen, type Selection } from './question'
import type { Scope } from './scope'
import { itemAt } from '../../../domain/lists/items'

/** True if a choice is a typed hole or thickness, which no model has as its value. */
export function isMeasure(
  index: CatalogueIndex,
  { characterId }: Pick<Selection, 'characterId'>,
): boolean {
  const number = index.numberOf.characteristic.get(characterId)
  return number !== undefined && isMeasured(itemAt(index.characteristics, number))
}

/** Numeric inputs, the characteristic that each one selects from, and the rule. */
const kinds = [
  { measure: codes.aperture, target: codes.diameter, find: diametersForHole },
  { measure: codes.thickness, target: codes.grip, find: gripsForThickness },
]

type Spoken = Scope & { language: Language }

/**
 * Replaces typed measures by the values that fit them. A value chosen in addition must be one of these. A measure
 * without a fitting value stays: it matches no model and is suggested for giving up.
 */
export function withMeasuresResolved(
  index: CatalogueIndex,
  scope: Spoken,
  choices: Selection[],
): Selection[] {
  if (!choices.some((choice) => isMeasure(index, choice))) return choices
  return kinds.reduce((left, kind) => {
    const { typed, chosen, fitting } = fitOf(index, scope, left, kind)
    if (fitting.length === 0) return left
    return [...left.filter((one) => !typed.includes(one) && !chosen.includes(one)), ...fitting]
  }, choices)
}

/**
 * Choices as index numbers. A typed measure stands for different values per class: a hole of 13.5 mm fits bolts M12
 * and rivet nuts M8, but not rivets of 8 mm.
 */
export function chosenByClass(
  index: CatalogueIndex,
  question: Spoken & { selections: Selection[] },
): Chosen[] {
  const { selections, language } = question
  const chosen = chosenOf(index, withMeasuresResolved(index, question, selections))
  for (const kind of kinds) {
    const { typed, target, fitting } = fitOf(index, question, selections, kind)
    const number = target && index.numberOf.characteristic.get(target.id)
    const choice = chosen.find(({ characteristic }) => characteristic === number)
    if (typed.length === 0 || fitting.length === 0 || !choice) continue
    choice.inClass = (classNumber) => {
      const scope = { classId: itemAt(index.classes, classNumber).id, language }
      return numbersOf(index, fitOf(index, scope, selections, kind).fitting)
    }
  }
  return chosen
}

/** Typed and chosen values of one kind, and the values in scope that satisfy both. */
function fitOf(
  index: CatalogueIndex,
  scope: Spoken,
  choices: Selection[],
  { measure, target: targetCode, find }: (typeof kinds)[number],
) {
  const characteristicOf = (code: string) =>
    index.characteristics.find(({ fieldCode }) => fieldCode === code)
  const of = (id: number | undefined) => choices.filter(({ characterId }) => characterId === id)
  const target = characteristicOf(targetCode)
  const typed = of(characteristicOf(measure)?.id)
  const chosen = of(target?.id)
  if (!target) return { typed, chosen, target, fitting: [] }
  const left = numbersOf(index, chosen)
  const fitting = typed
    .flatMap(({ characterVal }) => find(index, scope, Number(characterVal)))
    .map(({ val }) => ({ characterId: target.id, characterVal: val }))
    .filter(
      (one) => chosen.length === 0 || numbersOf(index, [one]).some((value) => left.includes(value)),
    )
  return { typed, chosen, target, fitting }
}

const numbersOf = (index: CatalogueIndex, some: Selection[]) =>
  chosenOf(index, some).flatMap(({ values }) => values)
