import { longestKeyword } from '../../../domain/catalogue/keyword'
import { listBits } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchCodes, slotsBeginning } from './code-search'
import { partsOfCode } from './folding'
import { searchKeyword } from './keyword-search'
import { textAt } from './text-column'
import { itemAt } from '../../../domain/lists/items'

/** A search with more hits does not identify a model. */
const tooManyHits = 100

/**
 * For each text, ids of models written like it, regardless of dashes, spaces, × and full-width characters, but not of
 * a separator between two digits. One pass over all codes serves any number of texts.
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
    // Without the trailing line break.
    const asked = places.get(codes.toString('latin1', start[slot], itemAt(start, slot + 1) - 1))
    if (!asked) return
    const cuts = cutsIn(textAt(index.materials.model, row))
    for (const place of asked) {
      const isMeant = cutsIn(itemAt(texts, place)).every((cut) => cuts.includes(cut))
      if (isMeant) itemAt(found, place).push(itemAt(index.materials.ids, row))
    }
  })
  return found
}

/**
 * At most `most` ids of models that a text may mean: code starts with it; else contains it; else, for several words,
 * all are in code and name; else the code starts similarly.
 */
export function modelsLike(index: CatalogueIndex, text: string, most: number): number[] {
  const parts = partsOfCode(text)
  let slots = slotsWith(index, parts.join(''), most)
  if (slots.length === 0 && parts.length > 1) slots = slotsFound(index, text, most)
  if (slots.length === 0) slots = slotsBegunLike(index, parts, most)
  return slots.map((slot) => itemAt(index.materials.ids, itemAt(index.rowOf, slot)))
}

/**
 * Slots of models whose code starts with as many parts as possible. If a prefix matches nothing, longer prefixes
 * cannot match either.
 */
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

/** Slots of models whose code starts with a text, then of those that contain it. */
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

function slotsFound(index: CatalogueIndex, text: string, most: number): number[] {
  const hits = searchKeyword(index, text.slice(0, longestKeyword), { type: 1 })
  const count = hits?.counts.reduce((sum, ofClass) => sum + ofClass, 0) ?? 0
  if (!hits || count === 0 || count > tooManyHits) return []
  const found = new Uint32Array(count)
  listBits(hits.bits, 0, hits.bits.length, found)
  return [...found.subarray(0, most)]
}

/** Places in a code where the text separates two digits: M5-04 is not M50-4, though both fold to m504. */
function cutsIn(text: string): number[] {
  let length = 0
  return partsOfCode(text).flatMap((part, place, parts) => {
    length += part.length
    return /\d$/.test(part) && /^\d/.test(parts[place + 1] ?? '') ? [length] : []
  })
}

/** A code as stored in the index: parts without separators, one latin-1 character per UTF-8 byte. */
function codeOf(text: string): string {
  return Buffer.from(partsOfCode(text).join('')).toString('latin1')
}
