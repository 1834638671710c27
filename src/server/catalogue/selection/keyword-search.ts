import { millimetresOf } from '../../../domain/catalogue/inch-sizes'
import { withoutEndFigures, withoutInquiryWords } from '../../../domain/catalogue/inquiry-words'
import { tradeWords } from '../../../domain/catalogue/trade-words'
import { countBits, hasBit, isNothing, wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchCodes, slotsBeginning } from './codes'
import { isStandard, wordsOf } from './folding'
import { addFor, addGoingOn, addLabelled, addSize, addUsual, isFigure } from './size-search'
import { addWord } from './word-search'

/** 1 searches names, common names, classes, categories, texts of characteristics and models; 2 models only. */
export type SearchType = 1 | 2

export interface Search {
  type: SearchType
  /** the last word is still being typed: a number at its end may go on */
  unfinished?: boolean
  /** what was found of words before, with the same search in the same index */
  known?: Map<string, Uint32Array>
}

export interface KeywordHits {
  /** the models found, by slot */
  bits: Uint32Array
  /** class number to how many of its models were found */
  counts: Uint32Array
}

/**
 * The models in which every word of a search is found, or where that is none, every word that may name a product; or
 * undefined when nothing is asked. A question that consists of punctuation finds nothing.
 */
export function searchKeyword(
  index: CatalogueIndex,
  keyword: string,
  { type, unfinished = false, known }: Search,
): KeywordHits | undefined {
  if (keyword.trim() === '') return undefined
  const search = { type, unfinished, known: known ?? new Map<string, Uint32Array>() }
  const words = wordsOf(keyword)
  const joined = words.join('')
  // A part number is the same with spaces as with its dashes.
  const isCode =
    words.length > 1 && isCodeAmong(index, searchTogether(index, words, search), joined)
  let bits = searchWords(index, isCode ? [joined] : words, search)
  for (const product of isNothing(bits) ? productsSought(index, keyword) : []) {
    if (product !== keyword) bits = searchWords(index, wordsOf(product), search)
    if (!isNothing(bits)) break
  }
  const counts = Uint32Array.from(index.parts, ({ start, size }) =>
    countBits(bits, start / 32, start / 32 + wordsFor(size)),
  )
  return { bits, counts }
}

/** Whether one of some models has a code, the whole of it. */
const isCodeAmong = ({ keywords }: CatalogueIndex, bits: Uint32Array, text: string): boolean =>
  !isNothing(bits) &&
  slotsBeginning(keywords.codes, `${text}\n`, mostAlike).some((slot) => hasBit(bits, slot))

/** So many models have one code at most, written in different ways. */
const mostAlike = 8

/**
 * A search without the quantity and the labels of a line of an inquiry, and then without the bare figures at its ends;
 * labels that a name or code has stay.
 */
export function productsSought(index: CatalogueIndex, keyword: string): string[] {
  const { chunks, codes } = index.keywords
  const isInNames = (word: string) => {
    let isThere = chunks.includes(/^\p{Script=Han}/u.test(word) ? word : `\n${word}\n`)
    if (!isThere) searchCodes(codes, word, () => !(isThere = true))
    return isThere
  }
  return [keyword, ...withoutEndFigures(keyword)].map((line) =>
    withoutInquiryWords(line, isInNames),
  )
}

interface Searching extends Search {
  known: Map<string, Uint32Array>
}

/**
 * The models in which every word is found, or where that is none, two words as one, or every word but one for which the
 * trade says another.
 */
function searchWords(index: CatalogueIndex, words: string[], search: Searching): Uint32Array {
  const bits = searchTogether(index, words, search)
  if (search.type !== 1) return bits
  if (!isNothing(bits)) return search.unfinished ? bits : asUsual(index, words, bits)
  if (words.length < 2) return bits
  for (const joined of writtenTogether(index, words)) {
    const found = searchTogether(index, joined, search)
    if (!isNothing(found)) return found
  }
  for (const [nth, word] of words.entries()) {
    const held = new Uint32Array(bits.length)
    if (!addFor(index, word, held) || isNothing(held)) continue
    const found = searchTogether(index, words.toSpliced(nth, 1), search)
    const both = found.map((one, at) => one & held[at]!)
    if (!isNothing(both)) return both
  }
  for (const [nth, word] of words.entries()) {
    for (const meant of tradeWords.get(word) ?? unitApart(word)) {
      const found = searchTogether(index, words.toSpliced(nth, 1, ...wordsOf(meant)), search)
      for (let at = 0; at < bits.length; at++) bits[at]! |= found[at]!
    }
    if (!isNothing(bits)) break
  }
  return bits
}

/**
 * Of what is found, the models of which each word says what it usually means, as far as there are any. A figure alone
 * may mean anything.
 */
function asUsual(index: CatalogueIndex, words: string[], found: Uint32Array): Uint32Array {
  let bits = found
  for (const word of words) {
    const usual = new Uint32Array(bits.length)
    if (words.length === 1 && isFigure(word)) continue
    if (!addUsual(index, word, usual)) continue
    const narrowed = bits.map((one, at) => one & usual[at]!)
    if (!isNothing(narrowed)) bits = narrowed
  }
  return bits
}

/** 5m is 5 m. */
function unitApart(word: string): string[] {
  const [, figure, unit] = /^(\d+(?:\.\d+)?)([a-z]{1,2})$/.exec(word) ?? []
  return figure && unit && millimetresOf(word) === undefined ? [`${figure} ${unit}`] : []
}

/** The same words with two that follow one another as one, where a name begins so: lock bolt, GB/T 97. */
function writtenTogether({ keywords }: CatalogueIndex, words: string[]): string[][] {
  return words.slice(1).flatMap((word, nth) => {
    const joined = `${words[nth]}${word}`
    const mayBeOne = /^[a-z]+(?:[a-z]{3}|\d+)$/.test(joined)
    return mayBeOne && keywords.chunks.includes(`\n${joined}`)
      ? [words.toSpliced(nth, 2, joined)]
      : []
  })
}

function searchTogether(index: CatalogueIndex, words: string[], search: Searching): Uint32Array {
  const searchNth = (nth: number) =>
    searchKnown(index, words[nth]!, {
      ...search,
      unfinished: search.unfinished === true && nth === words.length - 1,
    })
  // Long words are found seldom: where they leave nothing, the others need not be looked for.
  const order = [...words.keys()].sort((a, b) => words[b]!.length - words[a]!.length)
  const [first, ...others] = order
  const bits = first === undefined ? new Uint32Array(index.slots / 32) : searchNth(first).slice()
  for (const nth of others) {
    if (isNothing(bits)) break
    const also = searchNth(nth)
    for (let at = 0; at < bits.length; at++) bits[at]! &= also[at]!
  }
  return bits
}

function searchKnown(index: CatalogueIndex, word: string, search: Searching): Uint32Array {
  const known = search.known.get(word)
  if (known) return known
  // Words stand for one another: while one is looked for, it is not looked for by another.
  search.known.set(word, new Uint32Array(index.slots / 32))
  const found = searchWord(index, word, search)
  search.known.set(word, found)
  return found
}

function searchWord(index: CatalogueIndex, word: string, search: Searching): Uint32Array {
  const bits = new Uint32Array(index.slots / 32)
  if (addLabelled(index, word, search, bits)) return bits
  addWord(index, word, search, bits)
  addSize(index, word, search, bits)
  if (isNothing(bits)) addPartsOfStandard(index, word, search, bits)
  if (isNothing(bits)) addGoingOn(index, word, search, bits)
  if (search.type === 1 && isNothing(bits)) addMeant(index, word, search, bits)
  return bits
}

/** GB/T 97 is GB/T 97.1 and GB/T 97.2. */
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
 * What is found by other words for the same, or by the words it consists of: Chinese is written without spaces, and
 * 300 HV often.
 */
function addMeant(index: CatalogueIndex, word: string, search: Searching, bits: Uint32Array) {
  const { type, known } = search
  for (const meant of tradeWords.get(word) ?? []) {
    const found = searchWords(index, wordsOf(meant), { type, known })
    for (let at = 0; at < bits.length; at++) bits[at]! |= found[at]!
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
