import { withoutInquiryWords } from '../../../domain/catalogue/inquiry-words'
import { tradeWords } from '../../../domain/catalogue/trade-words'
import { countBits, fillBits, setBit, wordsFor } from './bits'
import { localOf, type CatalogueIndex } from './catalogue-index'
import { entryAt, searchCodes } from './codes'
import { isFoundAt, isFoundWithGap, wordsOf } from './folding'
import { addSet } from './value-sets'

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
  let bits = searchWords(index, wordsOf(keyword), search)
  if (isNothing(bits)) {
    const product = productSought(index, keyword)
    if (product !== keyword) bits = searchWords(index, wordsOf(product), search)
  }
  const counts = Uint32Array.from(index.parts, ({ start, size }) =>
    countBits(bits, start / 32, start / 32 + wordsFor(size)),
  )
  return { bits, counts }
}

/** A search without the quantity and the labels of a line of an inquiry; labels that a name or code has stay. */
export function productSought(index: CatalogueIndex, keyword: string): string {
  const { chunks, codes } = index.keywords
  return withoutInquiryWords(keyword, (word) => {
    let isInNames = chunks.includes(/^\p{Script=Han}/u.test(word) ? word : `\n${word}\n`)
    if (!isInNames) searchCodes(codes, word, () => !(isInNames = true))
    return isInNames
  })
}

interface Searching extends Search {
  known: Map<string, Uint32Array>
}

/** The models in which every word is found, or where that is none, every word but one for which the trade says another. */
function searchWords(index: CatalogueIndex, words: string[], search: Searching): Uint32Array {
  const bits = searchTogether(index, words, search)
  if (!isNothing(bits) || search.type !== 1 || words.length < 2) return bits
  for (const [nth, word] of words.entries()) {
    for (const meant of tradeWords.get(word) ?? []) {
      const found = searchTogether(index, words.toSpliced(nth, 1, ...wordsOf(meant)), search)
      for (let at = 0; at < bits.length; at++) bits[at]! |= found[at]!
    }
    if (!isNothing(bits)) break
  }
  return bits
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
  const [, diameter, rest] = /^ø(\d+(?:\.\d+)?)(x.*)?$/.exec(word) ?? []
  addWord(index, word, search, bits)
  if (diameter) addWord(index, `m${diameter}${rest ?? ''}`, search, bits)
  if (diameter && !rest && search.type === 1) addDiameter(index, Number(diameter), bits)
  if (isNothing(bits)) addGoingOn(index, word, search, bits)
  if (search.type === 1 && isNothing(bits)) addMeant(index, word, search, bits)
  return bits
}

export const isNothing = (bits: Uint32Array) => bits.every((some) => some === 0)

/** What is found by other words for the same, or, as Chinese is written without spaces, by the words it consists of. */
function addMeant(index: CatalogueIndex, word: string, search: Searching, bits: Uint32Array) {
  const { type, known } = search
  for (const meant of tradeWords.get(word) ?? []) {
    const found = searchWords(index, wordsOf(meant), { type, known })
    for (let at = 0; at < bits.length; at++) bits[at]! |= found[at]!
  }
  if (!isNothing(bits) || !/^\p{Script=Han}{4,12}$/u.test(word)) return
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    const found = searchWords(index, parts, { type, known })
    if (!isNothing(found)) return bits.set(found)
  }
}

function addWord(index: CatalogueIndex, word: string, search: Search, bits: Uint32Array) {
  if (search.type === 1) {
    for (const chunk of chunksWith(index, word, search.unfinished)) addChunk(index, chunk, bits)
  }
  searchCodes(index.keywords.codes, word, (slot) => setBit(bits, slot), search.unfinished)
}

/** A size of which somebody is still typing what comes after its last sign. */
const sizeGoingOn = /^(?:(.*\d)x|((?:m|.*\dx)\d.*)x(\d{1,2}))$/
const propertyClasses = ['4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9']

/** M12x80x is M12x80, and M12x80x8, while it is typed, M12x80 of a property class that begins so. */
function addGoingOn(index: CatalogueIndex, word: string, search: Search, bits: Uint32Array) {
  const [, alone, first, begun] = sizeGoingOn.exec(word) ?? []
  const size = alone ?? (search.unfinished ? first : undefined)
  if (size === undefined) return
  addWord(index, size, { type: search.type }, bits)
  if (begun === undefined) return
  const fitting = new Uint32Array(bits.length)
  for (const propertyClass of propertyClasses)
    if (propertyClass.startsWith(begun))
      addWord(index, propertyClass, { type: search.type }, fitting)
  for (let at = 0; at < bits.length; at++) bits[at]! &= fitting[at]!
}

/** ø12 asks for the nominal diameter of 12 mm. */
function addDiameter(index: CatalogueIndex, diameter: number, bits: Uint32Array) {
  const { characteristics, firstValue, values } = index
  const number = characteristics.findIndex(({ fieldCode }) => fieldCode === '2021090001')
  if (number < 0) return
  for (let value = firstValue[number]!; value < firstValue[number + 1]!; value++) {
    const { numberFrom, numberTo } = values[value]!
    if (numberFrom === diameter && (numberTo ?? numberFrom) === diameter)
      addValue(index, value, bits)
  }
}

function addChunk(index: CatalogueIndex, chunk: number, bits: Uint32Array) {
  const { keywords, parts } = index
  const { classes, slots, values } = keywords
  for (let at = classes.start[chunk]!; at < classes.start[chunk + 1]!; at++) {
    const { start, size } = parts[classes.entries[at]!]!
    fillBits(bits, start / 32, size)
  }
  for (let at = slots.start[chunk]!; at < slots.start[chunk + 1]!; at++)
    setBit(bits, slots.entries[at]!)
  for (let at = values.start[chunk]!; at < values.start[chunk + 1]!; at++)
    addValue(index, values.entries[at]!, bits)
}

function addValue({ parts }: CatalogueIndex, value: number, bits: Uint32Array) {
  for (const part of parts) {
    const local = localOf(part, value)
    if (local) addSet(part, local, bits, part.start / 32)
  }
}

/** The chunks in which a word is found, or whose pinyin initials contain it. */
function chunksWith({ keywords }: CatalogueIndex, word: string, unfinished = false): Set<number> {
  const { chunks, chunkAt, initials, initialsAt, initialsOf } = keywords
  const found = new Set<number>()
  let at = chunks.indexOf(word)
  while (at >= 0) {
    const chunk = entryAt(chunkAt, at)
    const from = chunkAt[chunk]!
    const end = chunkAt[chunk + 1]! - 1
    const to = unfinished ? at + word.length : end
    const fits = isFoundAt(word, chunks, at, from, to)
    if (fits) found.add(chunk)
    at = chunks.indexOf(word, fits ? end : at + 1)
  }
  if (/^\p{Script=Han}{4,}$/u.test(word))
    for (const chunk of withGap(chunks, chunkAt, word)) found.add(chunk)
  if (!/^[a-z]{2,}$/.test(word)) return found
  for (const entry of withGap(initials, initialsAt, word)) found.add(initialsOf[entry]!)
  at = initials.indexOf(word)
  while (at >= 0) {
    const entry = entryAt(initialsAt, at)
    found.add(initialsOf[entry]!)
    at = initials.indexOf(word, initialsAt[entry + 1]!)
  }
  return found
}

/** The entries of joined texts in which a word is found with one gap. */
function* withGap(texts: string, starts: Uint32Array, word: string) {
  if (word.length < 4) return
  const beginning = word.slice(0, 2)
  let at = texts.indexOf(beginning)
  while (at >= 0) {
    const entry = entryAt(starts, at)
    const end = starts[entry + 1]! - 1
    if (isFoundWithGap(word, texts.slice(starts[entry], end))) yield entry
    at = texts.indexOf(beginning, end)
  }
}
