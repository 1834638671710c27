import { labelledFigure } from '../../../domain/catalogue/labelled-figures'
import { isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { slotsBeginning } from './codes'
import { addEnds, addLength, addTools, addUsual, addValued, isFigure } from './size-search'
import { itemAt } from '../../../domain/lists/items'

interface Found {
  /** the models in which every word is found */
  found: Uint32Array
  /** those in which some words are */
  search: (words: string[]) => Uint32Array
}

/**
 * Of what is found, the models of which the words say what they usually mean, as far as there are any. A figure beside a
 * name is a diameter, else a length, else another value, and no end of a range; of several the first is the diameter, if
 * anything that the other words name has it. A figure alone may mean anything.
 */
export function asUsual(index: CatalogueIndex, words: string[], { found, search }: Found) {
  const nothing = new Uint32Array(found.length)
  const names = words.filter((word) => !isFigure(word) && !labelledFigure(word))
  /** What the words name that has a figure as its diameter. */
  const sized = (figure: string) => among(index, figure, search([...names, figure]), addUsual)
  const [first, ...others] = words.filter(isFigure)
  if (first !== undefined && others.length > 0) {
    const meant = sized(first)
    // In nut 8 16 the first is a property class.
    const isThere = [addUsual, addValued].some((add) => !isNothing(among(index, first, found, add)))
    const isTurned = !isThere && !isNothing(meant)
    // Of a lockbolt 19.1 with a figure that it has not, a tool may have both.
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

/** Whether words name something, and not by a part of its model number: after GH or RL1 more of it may follow. */
export const isNamed = ({ keywords }: CatalogueIndex, words: readonly string[]) =>
  words.some((word) => /\p{Script=Han}|^[a-z]{3,}$/u.test(word)) &&
  !words.some(
    (word) => /^[a-z]{2,3}\d?$/.test(word) && slotsBeginning(keywords.codes, word, 1).length > 0,
  )

/** Whether some models are all tools. */
export const isOfTools = (index: CatalogueIndex, bits: Uint32Array) =>
  isNothing(without(bits, among(index, '', bits, addTools)))

const without = (bits: Uint32Array, others: Uint32Array) =>
  bits.map((one, at) => one & ~itemAt(others, at))

/** Of some models those that a word finds in a certain way. */
function among(
  index: CatalogueIndex,
  word: string,
  bits: Uint32Array,
  add: (index: CatalogueIndex, word: string, bits: Uint32Array) => void,
): Uint32Array {
  const fitting = new Uint32Array(bits.length)
  add(index, word, fitting)
  return bits.map((one, at) => one & itemAt(fitting, at))
}
