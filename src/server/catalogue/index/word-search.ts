import { standardBodies } from '../../../domain/standards/standard-numbers'
import { fillBits, setBit } from './bits'
import { localOf, type CatalogueIndex } from './catalogue-index'
import { entryAt, searchCodes } from './code-search'
import { isFoundAt, isFoundWithGap } from './word-edges'
import { addSet } from './value-sets'
import { itemAt } from '../../../domain/lists/items'

/** Options of a word's search. */
export interface WordSearch {
  /** The word is still being typed: its figure may have further digits. */
  unfinished?: boolean
  /** Excludes model numbers. */
  namesOnly?: boolean
}

/** Adds the models with a word in their names, or in their code. */
export function addWord(
  index: CatalogueIndex,
  word: string,
  { unfinished, namesOnly }: WordSearch,
  bits: Uint32Array,
) {
  if (word === '') return
  for (const chunk of chunksWith(index, word, unfinished)) addChunk(index, chunk, bits)
  if (!namesOnly) searchCodes(index.keywords.codes, word, (slot) => setBit(bits, slot), unfinished)
}

function addChunk(index: CatalogueIndex, chunk: number, bits: Uint32Array) {
  const { keywords, parts } = index
  const { classes, slots, values } = keywords
  for (let at = itemAt(classes.start, chunk); at < itemAt(classes.start, chunk + 1); at++) {
    const { start, size } = itemAt(parts, itemAt(classes.entries, at))
    fillBits(bits, start / 32, size)
  }
  for (let at = itemAt(slots.start, chunk); at < itemAt(slots.start, chunk + 1); at++)
    setBit(bits, itemAt(slots.entries, at))
  for (let at = itemAt(values.start, chunk); at < itemAt(values.start, chunk + 1); at++)
    addValue(index, itemAt(values.entries, at), bits)
}

export function addValue(
  { parts }: Pick<CatalogueIndex, 'parts'>,
  value: number,
  bits: Uint32Array,
) {
  for (const part of parts) {
    const local = localOf(part, value)
    if (local) addSet(part, local, bits, part.start / 32)
  }
}

const isBody = (word: string) => new RegExp(`^${standardBodies}$`).test(word)

/** Chunks that match a word, or whose pinyin initials contain it. */
function chunksWith({ keywords }: CatalogueIndex, word: string, unfinished = false): Set<number> {
  const { chunks, chunkAt, initials, initialsAt, initialsOf } = keywords
  const found = new Set<number>()
  let at = chunks.indexOf(word)
  while (at >= 0) {
    const chunk = entryAt(chunkAt, at)
    const from = itemAt(chunkAt, chunk)
    const end = itemAt(chunkAt, chunk + 1) - 1
    const to = unfinished ? at + word.length : end
    const fits = isFoundAt(word, chunks, at, from, to)
    if (fits) found.add(chunk)
    at = chunks.indexOf(word, fits ? end : at + 1)
  }
  if (/^\p{Script=Han}{4,}$/u.test(word))
    for (const chunk of withGap(chunks, chunkAt, word)) found.add(chunk)
  // GB stands for standards, not for two Chinese words with these initials.
  if (!/^[a-z]{2,}$/.test(word) || (isBody(word) && found.size > 0)) return found
  for (const entry of withGap(initials, initialsAt, word)) found.add(itemAt(initialsOf, entry))
  at = initials.indexOf(word)
  while (at >= 0) {
    const entry = entryAt(initialsAt, at)
    found.add(itemAt(initialsOf, entry))
    at = initials.indexOf(word, itemAt(initialsAt, entry + 1))
  }
  return found
}

/** Entries of joined texts that match a word with one gap. */
function* withGap(texts: string, starts: Uint32Array, word: string) {
  if (word.length < 4) return
  const beginning = word.slice(0, 2)
  let at = texts.indexOf(beginning)
  while (at >= 0) {
    const entry = entryAt(starts, at)
    const end = itemAt(starts, entry + 1) - 1
    if (isFoundWithGap(word, texts.slice(starts[entry], end))) yield entry
    at = texts.indexOf(beginning, end)
  }
}
