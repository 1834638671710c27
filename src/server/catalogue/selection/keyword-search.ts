import { countBits, fillBits, hasBit, setBit, wordsFor } from './bits'
import { localOf, type CatalogueIndex } from './catalogue-index'
import { beginsAfter, endsBefore, isFoundAt, wordsOf } from './folding'
import { addSet } from './value-sets'

/** 1 searches names, common names, classes, categories, texts of characteristics and models; 2 models only. */
export type SearchType = 1 | 2

export interface KeywordHits {
  /** the models found, by slot */
  bits: Uint32Array
  /** class number to how many of its models were found */
  counts: Uint32Array
}

/**
 * The models in which every word of a search is found, or undefined when nothing is asked. A question that consists of
 * punctuation finds nothing.
 */
export function searchKeyword(
  index: CatalogueIndex,
  keyword: string,
  type: SearchType,
): KeywordHits | undefined {
  if (keyword.trim() === '') return undefined
  const [first, ...others] = wordsOf(keyword)
  const bits = first ? searchWord(index, first, type) : new Uint32Array(index.slots / 32)
  for (const word of others) {
    const also = searchWord(index, word, type)
    for (let at = 0; at < bits.length; at++) bits[at]! &= also[at]!
  }
  const counts = Uint32Array.from(index.parts, ({ start, size }) =>
    countBits(bits, start / 32, start / 32 + wordsFor(size)),
  )
  return { bits, counts }
}

function searchWord(index: CatalogueIndex, word: string, type: SearchType): Uint32Array {
  const bits = new Uint32Array(index.slots / 32)
  if (type === 1) {
    for (const chunk of chunksWith(index, word)) addChunk(index, chunk, bits)
  }
  searchCodes(index, word, (slot) => setBit(bits, slot))
  return bits
}

function addChunk({ keywords, parts }: CatalogueIndex, chunk: number, bits: Uint32Array) {
  const { classes, slots, values } = keywords
  for (let at = classes.start[chunk]!; at < classes.start[chunk + 1]!; at++) {
    const { start, size } = parts[classes.entries[at]!]!
    fillBits(bits, start / 32, size)
  }
  for (let at = slots.start[chunk]!; at < slots.start[chunk + 1]!; at++)
    setBit(bits, slots.entries[at]!)
  for (let at = values.start[chunk]!; at < values.start[chunk + 1]!; at++) {
    for (const part of parts) {
      const local = localOf(part, values.entries[at]!)
      if (local) addSet(part, local, bits, part.start / 32)
    }
  }
}

/** The chunks in which a word is found, or whose pinyin initials contain it. */
function chunksWith({ keywords }: CatalogueIndex, word: string): Set<number> {
  const { chunks, chunkAt, initials, initialsAt, initialsOf } = keywords
  const found = new Set<number>()
  let at = chunks.indexOf(word)
  while (at >= 0) {
    const chunk = entryAt(chunkAt, at)
    const end = chunkAt[chunk + 1]! - 1
    const fits = isFoundAt(word, chunks, at, chunkAt[chunk]!, end)
    if (fits) found.add(chunk)
    at = chunks.indexOf(word, fits ? end : at + 1)
  }
  if (!/^[a-z]{2,}$/.test(word)) return found
  at = initials.indexOf(word)
  while (at >= 0) {
    const entry = entryAt(initialsAt, at)
    found.add(initialsOf[entry]!)
    at = initials.indexOf(word, initialsAt[entry + 1]!)
  }
  return found
}

/**
 * The models whose code has a word at its beginning, or within it where a part begins. `each` may answer false to end
 * the search.
 */
export function searchCodes(
  { keywords: { codes } }: CatalogueIndex,
  word: string,
  each: (slot: number, atBeginning: boolean) => boolean | void,
) {
  const { start, parts } = codes
  const bytes = Buffer.from(codes.bytes.buffer, codes.bytes.byteOffset, codes.bytes.length)
  const sought = Buffer.from(word)
  let at = bytes.indexOf(sought)
  while (at >= 0) {
    const slot = entryAt(start, at)
    const first = start[slot]!
    const end = at + sought.length
    const begins = at === first || hasBit(parts, at) || beginsAfter(bytes[at - 1]!, bytes[at]!)
    const ends =
      at === first ||
      end === start[slot + 1]! - 1 ||
      hasBit(parts, end) ||
      endsBefore(bytes[end - 1]!, bytes[end]!)
    const fits = begins && ends
    if (fits && each(slot, at === first) === false) return
    at = bytes.indexOf(sought, fits ? start[slot + 1]! : at + 1)
  }
}

/** The last entry that begins at or before a place. */
function entryAt(starts: Uint32Array, place: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= place) low = middle
    else high = middle - 1
  }
  return low
}
