import { unitPattern } from '../units/pieces'
import { maxCounts } from './orders'

const thousands = /^\d{1,3}(?:[,' ]\d{3})+$/

/** Chinese words for thousands and tens of thousands, as a figure before them has them: 2千, 1.5万. */
export const magnitudePattern = '[千仟万萬]'
const magnified = new RegExp(`^(\\d{1,9})(?:\\.(\\d{1,4}))?\\s*(${magnitudePattern})$`)

/**
 * The quantity that a text says: a whole number from 1 to the most a line may have, full-width digits, thousands
 * separators, a zero fraction, 千 or 万 and a unit allowed. Nothing when it says none, or may say two: 1.000 is one or a
 * thousand.
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

/** 1.5万 as 15000; another text, and one that says parts of a piece, as it is. */
function withoutMagnitude(plain: string): string {
  const [, whole, decimals = '', magnitude = ''] = magnified.exec(plain) ?? []
  const places = '千仟'.includes(magnitude) ? 3 : 4
  return whole && decimals.length <= places ? whole + decimals.padEnd(places, '0') : plain
}

/** The next quantity from this one on that is made of whole packages; nothing when this one is, or packing is not known. */
export function wholePackages(counts: number, packing: number | undefined): number | undefined {
  if (!packing || packing <= 1 || !Number.isInteger(packing) || counts % packing === 0)
    return undefined
  const whole = Math.ceil(counts / packing) * packing
  return whole <= maxCounts ? whole : undefined
}
