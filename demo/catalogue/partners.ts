import { diameterIn, sizesFrom } from './standard-names'
import type { Variant } from './threaded'

const nutSizes = new Set(sizesFrom('ISO 4032', 5, 36))
const fineNutSizes = new Set(sizesFrom('ISO 8673', 8, 36))
const flangeNutSizes = new Set(sizesFrom('ISO 4161', 5, 20))

/** Nut variant that matches a bolt's: 8 with 8.8, 10 with 10.9, the same kind of stainless steel. */
const nutVariants: Readonly<Record<string, string>> = {
  '8.8': '8-ZN',
  '10.9': '10-ZF',
  'A2-70': 'A2-70',
}

/** Washers with 200 HV under 8.8, with 300 HV under 10.9 and 12.9. */
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

/** Nut on a washer: class 8 on 200 HV and on spring washers, class 10 on 300 HV. */
export function nutOver(size: string, hardness = '200 HV'): string[] {
  const grade = { '200 HV': '8.8', '300 HV': '10.9', A2: 'A2-70' }[hardness]
  return grade ? nutFor(size, grade) : []
}

export function washerFor(size: string, grade: string): string[] {
  const variant = washerVariants[grade]
  const coarse = `M${diameterIn(size)}`
  return variant && nutSizes.has(coarse) ? [`PW-${coarse}-${variant}`] : []
}

/** Nut and washer for a bolt's size. */
export const nutAndWasher = (size: string, { grade }: Variant): string[] => [
  ...nutFor(size, grade),
  ...washerFor(size, grade),
]

/** A flange bolt needs no washer. */
export function flangeNutFor(size: string, { grade }: Variant): string[] {
  const variant = nutVariants[grade]
  return variant && flangeNutSizes.has(size) ? [`FN-${size}-${variant}`] : []
}
