import type { Language } from '../../../domain/language'
import type { CatalogueIndex, ClassPart } from './catalogue-index'
import { classesOf, type Scope } from './question'
import { inLanguage } from './wording'

const diameterCode = '2021090001'
const apertureCode = '2021090005'
const holeCode = '2021090004'
const gripCode = '2021090003'

/** When a hole fits, all in mm. */
export interface HoleRules {
  /** a lockbolt or rivet, by the hole that is recommended for it */
  fitsRecommended: (hole: number, recommended: number) => boolean
  /** the nominal diameters of the bolts that a clearance hole fits */
  boltDiameters: (hole: number) => number[]
}

export interface FoundValue {
  id: number
  val: string
}

/**
 * The nominal diameters in scope that a hole fits, ascending. Classes whose models have a recommended hole go by that,
 * other classes that ask for an aperture by the clearance holes of bolts.
 */
export function diametersForHole(
  index: CatalogueIndex,
  scope: Scope & { language: Language },
  hole: number,
  rules: HoleRules,
): FoundValue[] {
  const diameter = numberOfCode(index, diameterCode)
  const recommended = numberOfCode(index, holeCode)
  const boltDiameters = rules.boltDiameters(hole)
  const fitting = new Set<number>()
  const { from, to } = classesOf(index, scope)
  for (let number = from; number < to; number++) {
    const part = index.parts[number]!
    if (part.characteristicOf.includes(recommended)) {
      for (const local of localsOf(part, recommended)) {
        const { numberFrom } = index.values[part.values[local]!]!
        if (numberFrom === null || !rules.fitsRecommended(hole, numberFrom)) continue
        for (const value of valuesTogether(part, local, diameter)) fitting.add(value)
      }
    } else if (asksFor(index, index.classes[number]!.id, apertureCode)) {
      for (const local of localsOf(part, diameter)) {
        const { numberFrom } = index.values[part.values[local]!]!
        if (numberFrom !== null && boltDiameters.includes(numberFrom))
          fitting.add(part.values[local]!)
      }
    }
  }
  return found(index, fitting, scope.language)
}

/** The grip ranges in scope that hold a thickness in mm, both ends included. */
export function gripsForThickness(
  index: CatalogueIndex,
  scope: Scope & { language: Language },
  thickness: number,
): FoundValue[] {
  const grip = numberOfCode(index, gripCode)
  const fitting = new Set<number>()
  const { from, to } = classesOf(index, scope)
  for (const part of index.parts.slice(from, to)) {
    for (const local of localsOf(part, grip)) {
      const { numberFrom, numberTo } = index.values[part.values[local]!]!
      if (numberFrom !== null && numberFrom <= thickness && thickness <= (numberTo ?? numberFrom))
        fitting.add(part.values[local]!)
    }
  }
  return found(index, fitting, scope.language)
}

function found(index: CatalogueIndex, values: Set<number>, language: Language): FoundValue[] {
  return [...values]
    .sort((a, b) => a - b)
    .map((number) => {
      const { id, val, valEn } = index.values[number]!
      return { id, val: inLanguage(language, val, valEn) }
    })
}

function numberOfCode({ characteristics }: CatalogueIndex, code: string): number {
  return characteristics.findIndex(({ fieldCode }) => fieldCode === code)
}

function asksFor(
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

function localsOf({ characteristicOf }: ClassPart, characteristic: number): number[] {
  const locals: number[] = []
  characteristicOf.forEach((own, local) => {
    if (local > 0 && own === characteristic) locals.push(local)
  })
  return locals
}

/** The values of a characteristic that models with a given value have. */
function valuesTogether(part: ClassPart, local: number, characteristic: number): number[] {
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
