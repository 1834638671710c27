import { diameterIn, sizesFrom } from './standard-names'
import type { Variant } from './threaded'

const nutSizes = new Set(sizesFrom('ISO 4032', 5, 36))
const fineNutSizes = new Set(sizesFrom('ISO 8673', 8, 36))
const flangeNutSizes = new Set(sizesFrom('ISO 4161', 5, 20))

/** The nut variant whose class goes with a bolt's: 8 with 8.8, 10 with 10.9, steel of the same kind. */
const nutVariants: Readonly<Record<string, string>> = {
  '8.8': '8-ZN',
  '10.9': '10-ZF',
  'A2-70': 'A2-70',
}

/** Washers of 200 HV under 8.8, of 300 HV under 10.9 and 12.9. */
const washerVariants: Readonly<Record<string, string>> = {
  '8.8': '200-ZN',
  '10.9': '300-ZF',
  '12.9': '300-ZF',
  'A2-70': 'A2',
}

function nutFor(size: string, grade: string): string[] {
  const variant = nutVariants[grade]
  if (!variant) return []
  if (nutSizes.has(size)) return [`HN-${size}-${variant}`]
  return fineNutSizes.has(size) && grade !== 'A2-70' ? [`NF-${size}-${variant}`] : []
}

/** The nut that goes on a washer: of 200 HV and of springs class 8, of 300 HV class 10. */
export function nutOver(size: string, hardness = '200 HV'): string[] {
  const grade = { '200 HV': '8.8', '300 HV': '10.9', A2: 'A2-70' }[hardness]
  return grade ? nutFor(size, grade) : []
}

export function washerFor(size: string, grade: string): string[] {
  const variant = washerVariants[grade]
  const coarse = `M${diameterIn(size)}`
  return variant && nutSizes.has(coarse) ? [`PW-${coarse}-${variant}`] : []
}

/** The nut and the washer of a bolt's size. */
export const nutAndWasher = (size: string, { grade }: Variant): string[] => [
  ...nutFor(size, grade),
  ...washerFor(size, grade),
]

/** A flange bolt needs no washer. */
export function flangeNutFor(size: string, { grade }: Variant): string[] {
  const variant = nutVariants[grade]
  return variant && flangeNutSizes.has(size) ? [`FN-${size}-${variant}`] : []
}
