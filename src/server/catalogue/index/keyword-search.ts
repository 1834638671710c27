import { millimetresOf } from '../../../domain/catalogue/inch-sizes'
import { columnsApart, withoutEndFigures } from '../../../domain/catalogue/inquiry-rows'
import { withoutInquiryWords } from '../../../domain/catalogue/inquiry-words'
import { saysHowMany, withoutOrderTerms } from '../../../domain/catalogue/order-terms'
import { pitchesOf } from '../../../domain/calculation/threads'
import { tradeWords } from '../../../domain/catalogue/trade-words'
import { countBits, hasBit, isNothing, wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchCodes, slotsBeginning } from './codes'
import { isStandard, wordsOf } from './folding'
import { addFor, addGoingOn, addLabelled, addSize, addValued, isFigure } from './size-search'
import { asUsual, isNamed, isOfTools } from './usual'
import { addWord } from './word-search'
import { itemAt } from '../../../domain/lists/items'

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
  /** what was looked for, where the search says more */
  sought?: string
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

/** The words without what stands between them, and without the letter of a size. */
const signsOf = (line: string) => wordsOf(line).join('').replace('d=', '')

/** As a reader would write it. */
const plainly = (line: string) =>
  line.replace(/\s+/g, ' ').replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, '')

function searchLine(index: CatalogueIndex, line: string, search: Searching): Uint32Array {
  const words = wordsOf(line)
  const joined = words.join('')
  // A part number is the same with spaces as with its dashes.
  const isCode =
    words.length > 1 && isCodeAmong(index, searchTogether(index, words, search), joined)
  return searchWords(index, isCode ? [joined] : words, search)
}

/** Whether one of some models has a code, the whole of it. */
const isCodeAmong = ({ keywords }: CatalogueIndex, bits: Uint32Array, text: string): boolean =>
  !isNothing(bits) &&
  slotsBeginning(keywords.codes, `${text}\n`, mostAlike).some((slot) => hasBit(bits, slot))

/** So many models have one code at most, written in different ways. */
const mostAlike = 8

/**
 * What a search may mean, the likeliest first: as it stands, but for what surely says how many or when; without the
 * labels of an inquiry; without the figures at the ends of a row of a parts list, which of a row with columns comes first.
 */
function linesOf(index: CatalogueIndex, keyword: string): string[] {
  const { plain, rows } = readingsOf(keyword)
  const lines = plain.includes('\t') ? [...rows, plain] : [plain, ...rows]
  return [...new Set([...lines.flatMap((line) => [line, withoutLabels(index, line)]), keyword])]
}

/** The same as products alone, the words of an inquiry left out. */
export function productsSought(index: CatalogueIndex, keyword: string): string[] {
  const { plain, rows } = readingsOf(keyword)
  return [plain, ...rows].map((line) => withoutLabels(index, line))
}

/** A search without what surely is none of its product, and as a row of a parts list. */
function readingsOf(keyword: string): { plain: string; rows: string[] } {
  const line = columnsApart(keyword)
  const plain = withoutOrderTerms(line)
  return { plain, rows: withoutEndFigures(plain, { isCounted: saysHowMany(line) }) }
}

/** Labels that a name or code has stay. */
function withoutLabels(index: CatalogueIndex, line: string): string {
  const { chunks, codes } = index.keywords
  return withoutInquiryWords(line, (word) => {
    let isInNames = chunks.includes(/^\p{Script=Han}/u.test(word) ? word : `\n${word}\n`)
    if (!isInNames) searchCodes(codes, word, () => !(isInNames = true))
    return isInNames
  })
}

interface Searching extends Search {
  /** a figure beside a name: a size or a value, no part of a model number */
  namesOnly?: boolean
  known: Map<string, Uint32Array>
}

/**
 * The models in which every word is found, or where that is none, two words as one, or every word but one for which the
 * trade says another.
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
    // Of a lockbolt and its tools it is the lockbolt that has no such diameter.
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

/** 5m is 5 m, and M12×60 of a fine thread M12×1.5×60. */
function otherSpellings(word: string, words: readonly string[]): string[] {
  const [, figure, unit] = /^(\d+(?:\.\d+)?)([a-z]{1,2})$/.exec(word) ?? []
  if (figure && unit) return millimetresOf(word) === undefined ? [`${figure} ${unit}`] : []
  const [, diameter, length] = /^m(\d+(?:\.\d+)?)x(\d+)$/.exec(word) ?? []
  const isFine = words.some((one) => one.includes('细牙') || one === 'fine')
  return isFine ? pitchesOf(Number(diameter)).map(({ P }) => `m${diameter}x${P}x${length}`) : []
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

/** A diameter as model numbers have it: 127 is 12.7 mm. */
const sizeInNumber = /^\d{3}$/

function searchTogether(index: CatalogueIndex, words: string[], search: Searching): Uint32Array {
  const areNamed = search.type === 1 && isNamed(index, words)
  const searchNth = (nth: number) =>
    searchKnown(index, itemAt(words, nth), {
      ...search,
      unfinished: search.unfinished === true && nth === words.length - 1,
      namesOnly: areNamed && isFigure(itemAt(words, nth)) && !sizeInNumber.test(itemAt(words, nth)),
    })
  // Long words are found seldom: where they leave nothing, the others need not be looked for.
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
  // Words stand for one another: while one is looked for, it is not looked for by another.
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
