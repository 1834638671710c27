import { maxCounts } from '../orders'

/** Words for pieces that may follow a quantity. Packages are none: how many pieces they hold is not said. */
export const unitPattern = '件|个|只|支|套|颗|枚|根|条|把|台|pcs?\\.?|pieces?|ea|sets?'

const thousands = /^\d{1,3}(?:[,' ]\d{3})+$/

/**
 * The quantity that a text says: a whole number from 1 to the most a line may have, full-width digits, thousands
 * separators, a zero fraction and a unit allowed. Nothing when it says none, or may say two: 1.000 is one or a thousand.
 */
export function countsOf(written: string): number | undefined {
  const plain = written
    .normalize('NFKC')
    .trim()
    .replace(new RegExp(`\\s*(?:${unitPattern})$`, 'i'), '')
    .replace(/\.0{1,2}$/, '')
  const digits = thousands.test(plain) ? plain.replace(/[,' ]/g, '') : plain
  if (!/^\+?\d{1,12}$/.test(digits)) return undefined
  const counts = Number(digits)
  return counts >= 1 && counts <= maxCounts ? counts : undefined
}

/** As countsOf, of a decimal the whole pieces in it: nothing can be had in parts. */
export function wholeCountsOf(written: string): number | undefined {
  const whole = written
    .normalize('NFKC')
    .trim()
    .replace(/^(\d+)[.,。]\d*$/, '$1')
  return countsOf(written) ?? countsOf(whole)
}

/** The next quantity from this one on that is made of whole packages; nothing when this one is, or packing is not known. */
export function wholePackages(counts: number, packing: number | undefined): number | undefined {
  if (!packing || packing <= 1 || !Number.isInteger(packing) || counts % packing === 0)
    return undefined
  const whole = Math.ceil(counts / packing) * packing
  return whole <= maxCounts ? whole : undefined
}
