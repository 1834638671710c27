import { codes } from '../../../domain/catalogue/characteristic-codes'
import {
  diametersFor,
  fitsGripRange,
  fitsRecommendedHole,
} from '../../../domain/catalogue/numeric-inputs'
import type { Language } from '../../../domain/language/language'
import { runOf, type CatalogueIndex, type ClassPart } from './catalogue-index'
import { classesOf, type Scope } from './scope'
import { inLanguage } from './wording'

export interface FoundValue {
  id: number
  val: string
}

export type LookupScope = Scope & { language: Language; characterId?: number; fieldCode?: string }

/**
 * Nominal diameters in scope that fit a hole, ascending. Classes with a recommended hole use it; others with an
 * aperture input use their category's rule. Matches of all categories are combined: a hole for a lockbolt may fit a
 * bolt too.
 */
export function diametersForHole(
  index: CatalogueIndex,
  scope: LookupScope,
  hole: number,
): FoundValue[] {
  if (!asksBy(index, scope, [codes.aperture, codes.diameter])) return []
  return found(index, diametersFitting(index, scope, hole), scope.language)
}

/** Value numbers of these diameters. */
export function diametersFitting(index: CatalogueIndex, scope: Scope, hole: number): Set<number> {
  const diameter = numberOfCode(index, codes.diameter)
  const recommended = numberOfCode(index, codes.hole)
  const fitting = new Set<number>()
  const { from, to } = classesOf(index, scope)
  for (let number = from; number < to; number++) {
    const part = index.parts[number]!
    if (runOf(part, recommended)) {
      for (const local of localsOf(part, recommended)) {
        const { numberFrom } = index.values[part.values[local]!]!
        if (numberFrom === null || !fitsRecommendedHole(hole, numberFrom)) continue
        for (const value of valuesTogether(part, local, diameter)) fitting.add(value)
      }
    } else if (asksFor(index, index.classes[number]!.id, codes.aperture)) {
      const { abbreviation } = index.categories[index.categoryOf[number]!]!
      const diameters = diametersFor(hole, abbreviation)
      for (const local of localsOf(part, diameter)) {
        const { numberFrom } = index.values[part.values[local]!]!
        if (numberFrom !== null && diameters.includes(numberFrom)) fitting.add(part.values[local]!)
      }
    }
  }
  return fitting
}

/** Grip ranges in scope that include a thickness in mm (both ends inclusive). */
export function gripsForThickness(
  index: CatalogueIndex,
  scope: LookupScope,
  thickness: number,
): FoundValue[] {
  if (!asksBy(index, scope, [codes.thickness, codes.grip])) return []
  return found(index, gripsFitting(index, scope, thickness), scope.language)
}

/** Value numbers of these grip ranges. */
export function gripsFitting(index: CatalogueIndex, scope: Scope, thickness: number): Set<number> {
  const grip = numberOfCode(index, codes.grip)
  const fitting = new Set<number>()
  const { from, to } = classesOf(index, scope)
  for (const part of index.parts.slice(from, to)) {
    for (const local of localsOf(part, grip)) {
      const { numberFrom, numberTo } = index.values[part.values[local]!]!
      if (numberFrom === null) continue
      const range = { from: numberFrom, to: numberTo ?? numberFrom }
      if (fitsGripRange(thickness, range)) fitting.add(part.values[local]!)
    }
  }
  return fitting
}

/** True if the given characteristic (id or code) is the one that the measure is for, or if none is given. */
function asksBy(
  { characteristics, numberOf }: CatalogueIndex,
  { characterId, fieldCode }: LookupScope,
  measures: string[],
): boolean {
  const named = []
  if (characterId !== undefined)
    named.push(characteristics[numberOf.characteristic.get(characterId) ?? -1]?.fieldCode ?? '')
  if (fieldCode !== undefined) named.push(fieldCode)
  return named.every((code) => measures.includes(code))
}

function found(index: CatalogueIndex, values: Set<number>, language: Language): FoundValue[] {
  return [...values]
    .sort((a, b) => a - b)
    .map((number) => {
      const { id, val, valEn } = index.values[number]!
      return { id, val: inLanguage(language, val, valEn) }
    })
}

export function numberOfCode({ characteristics }: CatalogueIndex, code: string): number {
  return characteristics.findIndex(({ fieldCode }) => fieldCode === code)
}

export function asksFor(
  { classCharacteristics, characteristics, numberOf }: CatalogueIndex,
  classId: number,
  code: string,
) {
  return classCharacteristics.some(
    (row) =>
      row.classId === classId &&
      characteristics[numberOf.characteristic.get(row.characteristicId) ?? -1]?.fieldCode === code,
  )
}

export function localsOf(part: ClassPart, characteristic: number): number[] {
  const run = runOf(part, characteristic)
  return run ? Array.from({ length: run.to - run.from }, (_, nth) => run.from + nth) : []
}

/** Values of a characteristic among the models with a given value. */
export function valuesTogether(part: ClassPart, local: number, characteristic: number): number[] {
  const { pairs, values, columns } = part
  if (pairs) {
    return localsOf(part, characteristic)
      .filter((other) => pairs[local * values.length + other]! > 0)
      .map((other) => values[other]!)
  }
  const together = new Set<number>()
  for (let position = 0; position < part.size; position++) {
    if (!columns.some(({ locals }) => locals[position] === local)) continue
    for (const column of columns)
      if (column.characteristic === characteristic && column.locals[position] !== 0)
        together.add(values[column.locals[position]!]!)
  }
  return [...together]
}
