import { sizesOf, standardNamed } from '../../src/domain/standards/standards'
import type { Cell, Words } from './part'

function numbersOf(standard: string) {
  const file = standardNamed(standard)
  if (!file) throw new Error(`No standard ${standard}`)
  return file
}

/**
 * Standard as written in a sheet: both numbers if one adopts the other. A national standard for the same product with
 * possibly different dimensions is only mentioned.
 */
export function standardCell(standard: string): Cell {
  const { numbers, related } = numbersOf(standard)
  const [first = standard, second] = numbers
  if (second) return `${first} (${second})`
  const [reference] = related
  if (!reference) return first
  return { zh: `${first} (参见 ${reference})`, en: `${first} (cf. ${reference})` }
}

/** Standard number in a product name: the national one in Chinese, the international one in English. */
export function shortNumber(standard: string): Words {
  const { numbers } = numbersOf(standard)
  return { zh: numbers[0] ?? standard, en: numbers.at(-1) ?? standard }
}

/** Formats "M12x1.5" and 80 as M12×1.5×80. */
export const shown = (size: string, length?: number) =>
  [...size.split('x'), ...(length === undefined ? [] : [String(length)])].join('×')

/** Nominal diameter in a size: 12 of "M12x1.5". */
export const diameterIn = (size: string) => Number.parseFloat(size.replace(/^M/, ''))

/** First-choice sizes of a standard between two diameters, both included. */
export const sizesFrom = (standard: string, from: number, to: number) =>
  sizesOf(standard).filter((size) => from <= diameterIn(size) && diameterIn(size) <= to)
