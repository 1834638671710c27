import { listBits } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchCodes, slotsBeginning } from './codes'
import { partsOfCode, wordsOf } from './folding'
import { searchKeyword } from './keyword-search'
import { itemAt } from '../../../domain/lists/items'

/** A search that finds more than this says nothing about which model is meant. */
const tooManyHits = 100

/** A word takes a bit a model. */
const mostWords = 500

/**
 * The ids of the models that are written like each of some texts, however dashes, spaces, × and full-width characters
 * are set. One walk over all codes answers any number of texts.
 */
export function modelsWritten(index: CatalogueIndex, texts: string[]): number[][] {
  const found: number[][] = texts.map(() => [])
  const places = new Map<string, number[]>()
  texts.forEach((text, place) => {
    const code = codeOf(text)
    if (code === '') return
    const same = places.get(code)
    if (same) same.push(place)
    else places.set(code, [place])
  })
  if (places.size === 0) return found
  const { bytes, start } = index.keywords.codes
  const codes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  index.rowOf.forEach((row, slot) => {
    if (row < 0) return
    // Without the line break at its end.
    const asked = places.get(codes.toString('latin1', start[slot], itemAt(start, slot + 1) - 1))
    for (const place of asked ?? []) itemAt(found, place).push(itemAt(index.materials.ids, row))
  })
  return found
}

/** What is found of each word, for as long as many texts are looked through one after the other. */
export interface WordMemory {
  index?: CatalogueIndex
  words: Map<string, Uint32Array>
}

/**
 * The ids of at most so many models that a text may mean: whose code begins with it, or has it within; else, of several
 * words, in whose code and name all are found; else whose code begins like it.
 */
export function modelsLike(
  index: CatalogueIndex,
  text: string,
  most: number,
  memory: WordMemory = { words: new Map() },
): number[] {
  const parts = partsOfCode(text)
  let slots = slotsWith(index, parts.join(''), most)
  if (slots.length === 0 && wordsOf(text).length > 1) slots = slotsFound(index, text, most, memory)
  if (slots.length === 0) slots = slotsBegunLike(index, parts, most)
  return slots.map((slot) => itemAt(index.materials.ids, itemAt(index.rowOf, slot)))
}

/** The slots of models whose code begins with most of the parts: where a beginning is none, no longer one is. */
function slotsBegunLike({ keywords }: CatalogueIndex, parts: string[], most: number): number[] {
  const whole = parts.join('').length
  const beginning = (length: number) => parts.slice(0, length).join('')
  const isEnough = (length: number) =>
    beginning(length).length >= 4 && beginning(length).length * 2 >= whole
  let [known, impossible] = [1, parts.length]
  while (known + 1 < impossible) {
    const length = (known + impossible) >> 1
    const isThere =
      !isEnough(length) || slotsBeginning(keywords.codes, beginning(length), 1).length > 0
    if (isThere) known = length
    else impossible = length
  }
  return known > 1 && isEnough(known) ? slotsBeginning(keywords.codes, beginning(known), most) : []
}

/** The slots of models whose code begins with a text, then of those that have it within. */
function slotsWith(index: CatalogueIndex, code: string, most: number): number[] {
  if (code.length < 2) return []
  const beginning: number[] = []
  const inside: number[] = []
  searchCodes(index.keywords.codes, code, (slot, atBeginning) => {
    if (atBeginning) beginning.push(slot)
    else if (inside.length < most) inside.push(slot)
    return beginning.length < most
  })
  return [...beginning, ...inside].slice(0, most)
}

function slotsFound(
  index: CatalogueIndex,
  text: string,
  most: number,
  memory: WordMemory,
): number[] {
  if (memory.index !== index || memory.words.size > mostWords) memory.words.clear()
  memory.index = index
  const hits = searchKeyword(index, text.slice(0, 100), { type: 1, known: memory.words })
  const count = hits?.counts.reduce((sum, ofClass) => sum + ofClass, 0) ?? 0
  if (!hits || count === 0 || count > tooManyHits) return []
  const found = new Uint32Array(count)
  listBits(hits.bits, 0, hits.bits.length, found)
  return [...found.subarray(0, most)]
}

/** A code as the index keeps it: its parts without what stands between them, one character a byte of UTF-8. */
function codeOf(text: string): string {
  return Buffer.from(partsOfCode(text).join('')).toString('latin1')
}
