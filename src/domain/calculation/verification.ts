import { fineThreadRows, stainlessRows } from './verification-tables'
import { chainGroups } from './verification-chain'
import { exampleRows } from './verification-examples'
import { methodGroups } from './verification-methods'
import { shankRows } from './verification-shanks'
import { standardGroups } from './verification-standards'
import { textbookRows } from './verification-textbooks'
import type { VerificationGroup, VerificationRow } from './verification-rows'

/** Every case of the engine, computed now: what others published first, then what was worked by hand. */
export function verificationGroups(): VerificationGroup[] {
  return [
    ...standardGroups(),
    fineThreadRows(),
    stainlessRows(),
    ...textbookRows(),
    ...methodGroups(),
    ...chainGroups(),
    ...exampleRows(),
    shankRows(),
  ]
}

/** Tables without a text that can be read: their values are asked of the user, or the check is not made. The text keys end in the names. */
export const withoutSource = [
  'loadIntroduction',
  'hotStrength',
  'softClasses',
  'shearStrength',
  'lockbolt',
  'eccentric',
] as const

/** Within the rounding of the print, or the tolerance of the group, whichever is more. */
export function agrees(
  { expected, computed }: VerificationRow,
  { tolerance, lastDigit = 0.5 }: Pick<VerificationGroup, 'tolerance' | 'lastDigit'>,
): boolean {
  const printed = Number(expected)
  // A little more, because halves are no exact fractions of two.
  const rounding = lastDigit * 1.0000001 * lastPlace(expected)
  return Math.abs(computed - printed) <= Math.max(rounding, tolerance * Math.abs(printed))
}

/** How far the computed figure is from the printed one, as a share. */
export function deviation({ expected, computed }: VerificationRow): number {
  return computed / Number(expected) - 1
}

/** The value of the last digit of a printed number: 0.01 for "1.25", 1 for "302", 1e-9 for "1.751e-6". */
export function lastPlace(printed: string): number {
  const [figures = '', power = '0'] = printed.split('e')
  const decimals = figures.split('.')[1]?.length ?? 0
  return 10 ** (Number(power) - decimals)
}

/** A computed figure with as many digits as the print has, and one more. */
export function asPrinted({ expected, computed }: VerificationRow): string {
  const [figures = '', power] = expected.split('e')
  const decimals = (figures.split('.')[1]?.length ?? 0) + 1
  return power === undefined
    ? computed.toFixed(decimals)
    : `${(computed / 10 ** Number(power)).toFixed(decimals)}e${power}`
}
