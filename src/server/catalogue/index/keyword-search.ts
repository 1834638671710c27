import { millimetresOf } from '../../../domain/catalogue/inch-sizes'
import { columnsApart, withoutEndFigures } from '../../../domain/catalogue/inquiry-rows'
import { withoutInquiryWords } from '../../../domain/catalogue/inquiry-words'
import { saysHowMany, withoutOrderTerms } from '../../../domain/catalogue/order-terms'
import { pitchesOf } from '../../../domain/standards/threads'
import { tradeWords } from '../../../domain/catalogue/trade-words'
import { countBits, hasBit, isNothing, wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchCodes, slotsBeginning } from './codes'
import { isStandard, wordsOf } from './folding'
import { addFor, addGoingOn, addLabelled, addSize, addValued, isFigure } from './size-search'
import { asUsual, isNamed, isOfTools } from './usual'
import { addWord } from './word-search'
import { itemAt } from '../../../domain/lists/items'

/** 1 = names, common names, classes, categories, characteristic texts and models; 2 = models only. */
export type SearchType = 1 | 2

export interface Search {
  type: SearchType
  /** The last word is still being typed: a number at its end may have further digits. */
  unfinished?: boolean
  /** Results of earlier words in the same index, as a cache. */
  known?: Map<string, Uint32Array>
}

export interface KeywordHits {
  /** Matching models by slot. */
  bits: Uint32Array
  /** Number of matching models by class number. */
  counts: Uint32Array
  /** The search actually used, if it is shorter than the keyword. */
  sought?: string
}

/**
 * Models that match every word of a search, or else every word that may name a product; undefined for an empty
 * search. A search of punctuation matches nothing.
 */
export function searchKeyword(
  index: CatalogueIndex,
  keyword: string,
  { type, unfinished = false, known }: Search,
): KeywordHits | undefined {
  if (keyword.trim() === '') return undefined
  const search = { type, unfinished, known: known ?? new Map<string, Uint32Array>() }
  let bits: Uint32Array = new Uint32Array(index.slots / 32)
  let sought = keyword
  for (const line of linesOf(index, keyword)) {
    bits = searchLine(index, line, search)
    sought = line
    if (!isNothing(bits)) break
  }
  const counts = Uint32Array.from(index.parts, ({ start, size }) =>
    countBits(bits, start / 32, start / 32 + wordsFor(size)),
  )
  const isShortened = signsOf(sought) !== signsOf(keyword)
  return { bits, counts, ...(isShortened && { sought: plainly(sought) }) }
}

/** Words without separators and without the letter of a size, for comparison. */
const signsOf = (line: string) => wordsOf(line).join('').replace('d=', '')

/** In readable form. */
const plainly = (line: string) =>
  line.replace(/\s+/g, ' ').replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, '')

function searchLine(index: CatalogueIndex, line: string, search: Searching): Uint32Array {
  const words = wordsOf(line)
  const joined = words.join('')
  // A part number may be written with spaces in place of its dashes.
  const isCode =
    words.length > 1 && isCodeAmong(index, searchTogether(index, words, search), joined)
  return searchWords(index, isCode ? [joined] : words, search)
}

/** True if one of the models has exactly this code. */
const isCodeAmong = ({ keywords }: CatalogueIndex, bits: Uint32Array, text: string): boolean =>
  !isNothing(bits) &&
  slotsBeginning(keywords.codes, `${text}\n`, mostAlike).some((slot) => hasBit(bits, slot))

/** Maximum number of models with the same code in different notations. */
const mostAlike = 8

/**
 * Readings of a search, most likely first: as typed without quantities and dates; without the labels of an inquiry;
 * without the numbers at the ends of a parts-list row. For rows with columns the last comes first.
 */
function linesOf(index: CatalogueIndex, keyword: string): string[] {
  const { plain, rows } = readingsOf(keyword)
  const lines = plain.includes('\t') ? [...rows, plain] : [plain, ...rows]
  return [...new Set([...lines.flatMap((line) => [line, withoutLabels(index, line)]), keyword])]
}

/** The readings as products only, without the words of an inquiry. */
export function productsSought(index: CatalogueIndex, keyword: string): string[] {
  const { plain, rows } = readingsOf(keyword)
  return [plain, ...rows].map((line) => withoutLabels(index, line))
}

/** The search without order terms, and as rows of a parts list. */
function readingsOf(keyword: string): { plain: string; rows: string[] } {
  const line = columnsApart(keyword)
  const plain = withoutOrderTerms(line)
  return { plain, rows: withoutEndFigures(plain, { isCounted: saysHowMany(line) }) }
}

/** Removes inquiry labels, except those that occur in names or codes. */
function withoutLabels(index: CatalogueIndex, line: string): string {
  const { chunks, codes } = index.keywords
  return withoutInquiryWords(line, (word) => {
    let isInNames = chunks.includes(/^\p{Script=Han}/u.test(word) ? word : `\n${word}\n`)
    if (!isInNames) searchCodes(codes, word, () => !(isInNames = true))
    return isInNames
  })
}

interface Searching extends Search {
  /** A number beside a name: a size or value, not part of a model number. */
  namesOnly?: boolean
  known: Map<string, Uint32Array>
}

/**
 * Models that match every word; if none, with two words joined; if none, with one word replaced by its synonym in the
 * trade.
 */
function searchWords(index: CatalogueIndex, words: string[], search: Searching): Uint32Array {
  const together = (some: string[]) => searchTogether(index, some, search)
  const bits = together(words)
  if (search.type !== 1) return bits
  if (!isNothing(bits)) return asUsual(index, words, { found: bits, search: together })
  if (words.length < 2) return bits
  for (const joined of writtenTogether(index, words)) {
    const found = searchTogether(index, joined, search)
    if (!isNothing(found)) return asUsual(index, joined, { found, search: together })
  }
  for (const [nth, word] of words.entries()) {
    const held = new Uint32Array(bits.length)
    if (!addFor(index, word, held) || isNothing(held)) continue
    const found = searchTogether(index, words.toSpliced(nth, 1), search)
    // Among lockbolts and their tools, the missing diameter is that of the lockbolt.
    if (!isOfTools(index, found)) continue
    const both = found.map((one, at) => one & itemAt(held, at))
    if (!isNothing(both)) return both
  }
  for (const [nth, word] of words.entries()) {
    for (const meant of tradeWords.get(word) ?? otherSpellings(word, words)) {
      const found = searchTogether(index, words.toSpliced(nth, 1, ...wordsOf(meant)), search)
      for (let at = 0; at < bits.length; at++) bits[at] = itemAt(bits, at) | itemAt(found, at)
    }
    if (!isNothing(bits)) break
  }
  return bits
}

/** 5m is 5 m, and M12×60 with a fine thread is M12×1.5×60. */
function otherSpellings(word: string, words: readonly string[]): string[] {
  const [, figure, unit] = /^(\d+(?:\.\d+)?)([a-z]{1,2})$/.exec(word) ?? []
  if (figure && unit) return millimetresOf(word) === undefined ? [`${figure} ${unit}`] : []
  const [, diameter, length] = /^m(\d+(?:\.\d+)?)x(\d+)$/.exec(word) ?? []
  const isFine = words.some((word) => word.includes('细牙') || word === 'fine')
  return isFine ? pitchesOf(Number(diameter)).map(({ P }) => `m${diameter}x${P}x${length}`) : []
}

/** Variants with two adjacent words joined, if a name starts so: lock bolt, GB/T 97. */
function writtenTogether({ keywords }: CatalogueIndex, words: string[]): string[][] {
  return words.slice(1).flatMap((word, nth) => {
    const joined = `${words[nth]}${word}`
    const mayBeOne = /^[a-z]+(?:[a-z]{3}|\d+)$/.test(joined)
    return mayBeOne && keywords.chunks.includes(`\n${joined}`)
      ? [words.toSpliced(nth, 2, joined)]
      : []
  })
}

/** A diameter as in model numbers: 127 is 12.7 mm. */
const sizeInNumber = /^\d{3}$/

function searchTogether(index: CatalogueIndex, words: string[], search: Searching): Uint32Array {
  const areNamed = search.type === 1 && isNamed(index, words)
  const searchNth = (nth: number) =>
    searchKnown(index, itemAt(words, nth), {
      ...search,
      unfinished: search.unfinished === true && nth === words.length - 1,
      namesOnly: areNamed && isFigure(itemAt(words, nth)) && !sizeInNumber.test(itemAt(words, nth)),
    })
  // Long words first: they match rarely, and if nothing is left the others need no search.
  const order = [...words.keys()].sort((a, b) => itemAt(words, b).length - itemAt(words, a).length)
  const [first, ...others] = order
  const bits = first === undefined ? new Uint32Array(index.slots / 32) : searchNth(first).slice()
  for (const nth of others) {
    if (isNothing(bits)) break
    const also = searchNth(nth)
    for (let at = 0; at < bits.length; at++) bits[at] = itemAt(bits, at) & itemAt(also, at)
  }
  return bits
}

function searchKnown(index: CatalogueIndex, word: string, search: Searching): Uint32Array {
  const key = search.namesOnly ? `${word} in names` : word
  const known = search.known.get(key)
  if (known) return known
  // Synonyms are symmetric: mark the word as searched to avoid endless recursion.
  search.known.set(key, new Uint32Array(index.slots / 32))
  const found = searchWord(index, word, search)
  search.known.set(key, found)
  return found
}

function searchWord(index: CatalogueIndex, word: string, search: Searching): Uint32Array {
  const bits = new Uint32Array(index.slots / 32)
  if (addLabelled(index, word, search, bits)) return bits
  addWord(index, word, search, bits)
  if (search.namesOnly) addValued(index, word, bits)
  addSize(index, word, search, bits)
  if (isNothing(bits)) addPartsOfStandard(index, word, search, bits)
  if (isNothing(bits)) addGoingOn(index, word, search, bits)
  if (search.type === 1 && isNothing(bits)) addMeant(index, word, search, bits)
  return bits
}

/** GB/T 97 covers GB/T 97.1 and GB/T 97.2. */
function addPartsOfStandard(
  index: CatalogueIndex,
  word: string,
  search: Searching,
  bits: Uint32Array,
) {
  if (!isStandard(word) || !index.keywords.chunks.includes(`\n${word}.`)) return
  for (let part = 1; part <= 9; part++) addWord(index, `${word}.${part}`, search, bits)
}

/**
 * Adds matches of synonyms and of the words that a compound consists of: Chinese has no spaces, and 300 HV is often
 * written without one.
 */
function addMeant(index: CatalogueIndex, word: string, search: Searching, bits: Uint32Array) {
  const { type, known } = search
  for (const meant of tradeWords.get(word) ?? []) {
    const found = searchWords(index, wordsOf(meant), { type, known })
    for (let at = 0; at < bits.length; at++) bits[at] = itemAt(bits, at) | itemAt(found, at)
  }
  if (!isNothing(bits)) return
  const [, figure, unit] = /^(\d+(?:\.\d+)?)([a-z]{2,})$/.exec(word) ?? []
  if (figure && unit && millimetresOf(word) === undefined)
    return bits.set(searchWords(index, [figure, unit], { type, known }))
  if (/^[a-z]{4,}s$/.test(word)) return bits.set(searchWords(index, [word.slice(0, -1)], search))
  if (!/^\p{Script=Han}{4,12}$/u.test(word)) return
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    const found = searchWords(index, parts, { type, known })
    if (!isNothing(found)) return bits.set(found)
  }
}
