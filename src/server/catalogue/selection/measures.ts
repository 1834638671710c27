import { isMeasured } from '../../../domain/catalogue/custom-product'
import type { Language } from '../../../domain/language'
import type { CatalogueIndex } from './catalogue-index'
import {
  apertureCode,
  diameterCode,
  diametersForHole,
  gripCode,
  gripsForThickness,
  thicknessCode,
  type FoundValue,
} from './lookups'
import { chosenOf, type Scope, type Selection } from './question'

/** Whether a choice is a typed hole or thickness: no model has the number itself. */
export function isMeasure(
  index: CatalogueIndex,
  { characterId }: Pick<Selection, 'characterId'>,
): boolean {
  const number = index.numberOf.characteristic.get(characterId)
  return number !== undefined && isMeasured(index.characteristics[number]!)
}

/**
 * Choices with the values that typed measures stand for. A value chosen besides must be one of these; a measure that
 * leaves none stays as it is, so that no model fits it and it is named as what to give up.
 */
export function withMeasuresResolved(
  index: CatalogueIndex,
  scope: Scope & { language: Language },
  choices: Selection[],
): Selection[] {
  if (!choices.some((one) => isMeasure(index, one))) return choices
  const byHole = resolved(index, choices, [apertureCode, diameterCode], (hole) =>
    diametersForHole(index, scope, hole),
  )
  return resolved(index, byHole, [thicknessCode, gripCode], (thickness) =>
    gripsForThickness(index, scope, thickness),
  )
}

function resolved(
  index: CatalogueIndex,
  choices: Selection[],
  [measureCode, targetCode]: [string, string],
  find: (measure: number) => FoundValue[],
): Selection[] {
  const of = (code: string) => {
    const id = index.characteristics.find(({ fieldCode }) => fieldCode === code)?.id
    return choices.filter(({ characterId }) => characterId === id)
  }
  const typed = of(measureCode)
  const target = index.characteristics.find(({ fieldCode }) => fieldCode === targetCode)
  if (typed.length === 0 || !target) return choices
  const numbersOf = (some: Selection[]) => chosenOf(index, some).flatMap(({ values }) => values)
  const chosen = of(targetCode)
  const left = numbersOf(chosen)
  const fitting = typed
    .flatMap(({ characterVal }) => find(Number(characterVal)))
    .map(({ val }) => ({ characterId: target.id, characterVal: val }))
    .filter((one) => chosen.length === 0 || numbersOf([one]).some((value) => left.includes(value)))
  if (fitting.length === 0) return choices
  return [...choices.filter((one) => !typed.includes(one) && !chosen.includes(one)), ...fitting]
}
