import { codes } from '../../../domain/catalogue/characteristic-codes'
import { holesFor, isNominal } from '../../../domain/catalogue/numeric-inputs'
import type { Language } from '../../../domain/language/language'
import { itemAt } from '../../../domain/lists/items'
import type { Schemas } from '../../../domain/schemas'
import { runOf, type CatalogueIndex } from './catalogue-index'
import {
  asksFor,
  diametersFitting,
  gripsFitting,
  localsOf,
  numberOfCode,
  valuesTogether,
} from './lookups'
import type { Chosen } from './question'
import { classesOf, type Scope } from './scope'
import { totalOf } from './select'
import { inLanguage } from './wording'

/** Measures in mm. */
interface Measures {
  hole?: number | undefined
  /** Nominal diameter, in place of a hole. */
  nominal?: number | undefined
  thickness?: number | undefined
}

type Fitting = (scope: Scope) => Set<number>

/** Counts the models that fit the measures, and names the nearest measures where one fits nothing. */
export function findByMeasures(
  index: CatalogueIndex,
  scope: Scope & { language: Language },
  { hole, nominal, thickness }: Measures,
): Schemas['MeasureMatch'] {
  const byDiameter: Fitting | undefined =
    hole !== undefined
      ? (place) => diametersFitting(index, place, hole)
      : nominal !== undefined
        ? (place) => diametersNamed(index, place, nominal)
        : undefined
  const byGrip: Fitting | undefined =
    thickness === undefined ? undefined : (place) => gripsFitting(index, place, thickness)

  const chosen = [
    byDiameter && chosenBy(index, scope, codes.diameter, byDiameter),
    byGrip && chosenBy(index, scope, codes.grip, byGrip),
  ].filter((choice) => choice !== undefined)
  const total = totalOf(index, { classes: classesOf(index, scope), chosen, keyword: undefined })

  const texts = (values: Iterable<number>) =>
    [...values]
      .sort((a, b) => a - b)
      .map((value) => {
        const { val, valEn } = itemAt(index.values, value)
        return inLanguage(scope.language, val, valEn)
      })
  const diameters = byDiameter?.(scope) ?? new Set<number>()
  const isHoleLost = hole !== undefined && diameters.size === 0
  const isNominalLost = hole === undefined && nominal !== undefined && diameters.size === 0
  const isGripLost = thickness !== undefined && total === 0 && !isHoleLost && !isNominalLost
  const meant = isHoleLost ? texts(diametersNamed(index, scope, hole)) : []

  return {
    total,
    diameters: texts(diameters),
    grips: texts(byGrip?.(scope) ?? []),
    ...(meant[0] !== undefined && { nominal: meant[0] }),
    nearHoles: isHoleLost
      ? nearest(holesAround(index, scope, hole), hole).map(({ from, value }) => ({
          hole: from,
          diameter: itemAt(texts([value]), 0),
        }))
      : [],
    nearDiameters: isNominalLost
      ? texts(nearest(figuresOf(index, scope, codes.diameter), nominal).map(({ value }) => value))
      : [],
    nearGrips: isGripLost
      ? nearest(gripsOf(index, scope, byDiameter), thickness).map(({ from, to, value }) => ({
          thickness: to < thickness ? to : from,
          grip: itemAt(texts([value]), 0),
        }))
      : [],
  }
}

/** The values that fit, which may differ by class: a hole of 13.5 mm is one for M12 bolts and for M8 rivet nuts. */
function chosenBy(index: CatalogueIndex, scope: Scope, code: string, fitting: Fitting): Chosen {
  return {
    characteristic: numberOfCode(index, code),
    values: [...fitting(scope)],
    inClass: (number) => [...fitting({ classId: itemAt(index.classes, number).id })],
  }
}

/** Value numbers of a nominal diameter. */
function diametersNamed(index: CatalogueIndex, scope: Scope, nominal: number): Set<number> {
  const named = figuresOf(index, scope, codes.diameter).filter(({ from }) =>
    isNominal(nominal, from),
  )
  return new Set(named.map(({ value }) => value))
}

/** A value of the catalogue with its number or the ends of its range, in mm. */
interface Candidate {
  from: number
  to: number
  value: number
}

function candidate(index: CatalogueIndex, value: number): Candidate[] {
  const { numberFrom, numberTo } = itemAt(index.values, value)
  return numberFrom === null ? [] : [{ from: numberFrom, to: numberTo ?? numberFrom, value }]
}

function partsOf(index: CatalogueIndex, scope: Scope) {
  const { from, to } = classesOf(index, scope)
  return index.parts.slice(from, to).map((part, nth) => ({ part, number: from + nth }))
}

/** The values of a characteristic in scope that are numbers. */
function figuresOf(index: CatalogueIndex, scope: Scope, code: string): Candidate[] {
  const characteristic = numberOfCode(index, code)
  return partsOf(index, scope).flatMap(({ part }) =>
    localsOf(part, characteristic).flatMap((local) => candidate(index, itemAt(part.values, local))),
  )
}

/** The holes that nominal diameters in scope take; of a range of holes the end that is nearer. */
function holesAround(index: CatalogueIndex, scope: Scope, hole: number): Candidate[] {
  const diameter = numberOfCode(index, codes.diameter)
  const recommended = numberOfCode(index, codes.hole)
  return partsOf(index, scope).flatMap(({ part, number }) => {
    if (runOf(part, recommended))
      return localsOf(part, recommended).flatMap((local) =>
        candidate(index, itemAt(part.values, local)).flatMap(({ from }) =>
          valuesTogether(part, local, diameter).map((value) => ({ from, to: from, value })),
        ),
      )
    if (!asksFor(index, itemAt(index.classes, number).id, codes.aperture)) return []
    const { abbreviation } = itemAt(index.categories, itemAt(index.categoryOf, number))
    return localsOf(part, diameter).flatMap((local) =>
      candidate(index, itemAt(part.values, local)).flatMap(({ from, value }) => {
        const holes = holesFor(from, abbreviation)
        if (!holes) return []
        const end = hole < holes.from ? holes.from : holes.to
        return [{ from: end, to: end, value }]
      }),
    )
  })
}

/** The grip ranges in scope; if a diameter is given, those of models with it. */
function gripsOf(index: CatalogueIndex, scope: Scope, byDiameter: Fitting | undefined) {
  if (!byDiameter) return figuresOf(index, scope, codes.grip)
  const diameter = numberOfCode(index, codes.diameter)
  const grip = numberOfCode(index, codes.grip)
  return partsOf(index, scope).flatMap(({ part, number }) => {
    const fitting = byDiameter({ classId: itemAt(index.classes, number).id })
    return localsOf(part, diameter)
      .filter((local) => fitting.has(itemAt(part.values, local)))
      .flatMap((local) => valuesTogether(part, local, grip))
      .flatMap((value) => candidate(index, value))
  })
}

/** The nearest candidate below a measure and the nearest above, as far as there are any. */
function nearest(candidates: readonly Candidate[], measure: number): Candidate[] {
  const below = candidates.filter(({ to }) => to < measure).sort((a, b) => b.to - a.to)[0]
  const above = candidates.filter(({ from }) => from > measure).sort((a, b) => a.from - b.from)[0]
  return [below, above].filter((near) => near !== undefined)
}
