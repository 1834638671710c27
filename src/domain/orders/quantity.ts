import { unitPattern } from '../units/pieces'
import { maxCounts } from './orders'

const thousands = /^\d{1,3}(?:[,' ]\d{3})+$/

/** Chinese magnitudes after a number: 2千, 1.5万. */
export const magnitudePattern = '[千仟万萬]'
const magnified = new RegExp(`^(\\d{1,9})(?:\\.(\\d{1,4}))?\\s*(${magnitudePattern})$`)

/**
 * Parses a quantity: an integer from 1 to the maximum of a line; full-width digits, thousands separators, a zero
 * fraction, 千 or 万 and a unit are allowed. Undefined if invalid or ambiguous: 1.000 is one or a thousand.
 */
export function countsOf(written: string): number | undefined {
  const plain = written
    .normalize('NFKC')
    .trim()
    .replace(new RegExp(`(?<!\\s)\\s*(?:${unitPattern})$`, 'i'), '')
    .replace(/\.0{1,2}$/, '')
  const digits = thousands.test(plain) ? plain.replace(/[,' ]/g, '') : withoutMagnitude(plain)
  if (!/^\+?\d{1,12}$/.test(digits)) return undefined
  const counts = Number(digits)
  return counts >= 1 && counts <= maxCounts ? counts : undefined
}

/** 1.5万 becomes 15000; other texts, and fractions of a piece, stay unchanged. */
function withoutMagnitude(plain: string): string {
  const [, whole, decimals = '', magnitude = ''] = magnified.exec(plain) ?? []
  const places = '千仟'.includes(magnitude) ? 3 : 4
  return whole && decimals.length <= places ? whole + decimals.padEnd(places, '0') : plain
}

/** The packing quantity if goods come in packages of several pieces. */
export const packingOf = (packing: number | undefined): number | undefined =>
  packing !== undefined && packing > 1 && Number.isInteger(packing) ? packing : undefined

/**
 * The next larger multiple of the packing quantity; undefined if the quantity is one already or the packing is
 * unknown.
 */
export function wholePackages(counts: number, packing: number | undefined): number | undefined {
  const pieces = packingOf(packing)
  if (pieces === undefined || counts % pieces === 0) return undefined
  const whole = Math.ceil(counts / pieces) * pieces
  return whole <= maxCounts ? whole : undefined
}
