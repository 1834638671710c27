import { labelledFigure } from '../../../domain/catalogue/labelled-figures'
import { isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { slotsBeginning } from './codes'
import { addEnds, addLength, addTools, addUsual, addValued, isFigure } from './size-search'
import { itemAt } from '../../../domain/lists/items'

interface Found {
  /** Models that match every word. */
  found: Uint32Array
  /** Models that match some words. */
  search: (words: string[]) => Uint32Array
}

/**
 * Narrows the hits to the usual meaning of each word, if that leaves any. A number beside a name is a diameter, else
 * a length, else another value, but not the end of a range. Of several numbers the first is the diameter if any named
 * product has it. A number alone may mean anything.
 */
export function asUsual(index: CatalogueIndex, words: string[], { found, search }: Found) {
  const nothing = new Uint32Array(found.length)
  const names = words.filter((word) => !isFigure(word) && !labelledFigure(word))
  /** Named products with this diameter. */
  const sized = (figure: string) => among(index, figure, search([...names, figure]), addUsual)
  const [first, ...others] = words.filter(isFigure)
  if (first !== undefined && others.length > 0) {
    const meant = sized(first)
    // In "nut 8 16" the first number is a property class.
    const isThere = [addUsual, addValued].some((add) => !isNothing(among(index, first, found, add)))
    const isTurned = !isThere && !isNothing(meant)
    // "lockbolt 19.1" with a number it does not have: only a tool may have both.
    if (isTurned || (isOfTools(index, found) && !isOfTools(index, meant))) return nothing
  }
  let bits = found
  for (const word of words) {
    if (words.length === 1 && isFigure(word)) continue
    const narrowed = among(index, word, bits, addUsual)
    if (!isNothing(narrowed)) bits = narrowed
  }
  if (bits !== found || words.length === 1 || first === undefined) return bits
  const isAlone = others.length === 0 && isNamed(index, words)
  for (const add of isAlone ? [addLength, addValued] : []) {
    const narrowed = among(index, first, bits, add)
    if (!isNothing(narrowed)) return narrowed
  }
  if ([first, ...others].some((figure) => !isNothing(sized(figure)))) return nothing
  return isNamed(index, words) ? without(bits, among(index, first, bits, addEnds)) : bits
}

/** True if words name a product and not part of its model number, which may continue after GH or RL1. */
export const isNamed = ({ keywords }: CatalogueIndex, words: readonly string[]) =>
  words.some((word) => /\p{Script=Han}|^[a-z]{3,}$/u.test(word)) &&
  !words.some(
    (word) => /^[a-z]{2,3}\d?$/.test(word) && slotsBeginning(keywords.codes, word, 1).length > 0,
  )

/** True if all models are tools. */
export const isOfTools = (index: CatalogueIndex, bits: Uint32Array) =>
  isNothing(without(bits, among(index, '', bits, addTools)))

const without = (bits: Uint32Array, others: Uint32Array) =>
  bits.map((bit, at) => bit & ~itemAt(others, at))

/** Models among `bits` that a word matches by the given rule. */
function among(
  index: CatalogueIndex,
  word: string,
  bits: Uint32Array,
  add: (index: CatalogueIndex, word: string, bits: Uint32Array) => void,
): Uint32Array {
  const fitting = new Uint32Array(bits.length)
  add(index, word, fitting)
  return bits.map((bit, at) => bit & itemAt(fitting, at))
}
