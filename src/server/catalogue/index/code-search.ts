import type { Codes } from './catalogue-index'
import { hasBit } from './bits'
import { beginsAfter, endsBefore } from './word-edges'
import { itemAt } from '../../../domain/lists/items'

/**
 * Calls `each` for models whose code contains a word at its start or at the start of a part; false ends the search. A
 * number at the end of an unfinished word may have further digits.
 */
export function searchCodes(
  codes: Codes,
  word: string,
  each: (slot: number, atBeginning: boolean) => boolean | void,
  unfinished = false,
) {
  const { start, parts } = codes
  const bytes = Buffer.from(codes.bytes.buffer, codes.bytes.byteOffset, codes.bytes.length)
  const sought = Buffer.from(word)
  let at = bytes.indexOf(sought)
  let slot = 0
  while (at >= 0) {
    slot = entryFrom(start, slot, at)
    const first = itemAt(start, slot)
    const end = at + sought.length
    const begins =
      at === first || hasBit(parts, at) || beginsAfter(itemAt(bytes, at - 1), itemAt(bytes, at))
    const ends =
      unfinished ||
      at === first ||
      end === itemAt(start, slot + 1) - 1 ||
      hasBit(parts, end) ||
      endsBefore(itemAt(bytes, end - 1), itemAt(bytes, end), sought.length)
    const fits = begins && ends
    if (fits && each(slot, at === first) === false) return
    at = bytes.indexOf(sought, fits ? itemAt(start, slot + 1) : at + 1)
  }
}

/** At most `most` slots of models whose code starts with a text. */
export function slotsBeginning(codes: Codes, text: string, most: number): number[] {
  const { start } = codes
  const bytes = Buffer.from(codes.bytes.buffer, codes.bytes.byteOffset, codes.bytes.length)
  const slots: number[] = []
  const first = Buffer.from(text)
  if (bytes.subarray(0, first.length).equals(first)) slots.push(entryAt(start, 0))
  // Each code but the first follows a line break.
  const sought = Buffer.from(`\n${text}`)
  let at = bytes.indexOf(sought)
  while (at >= 0 && slots.length < most) {
    slots.push(entryAt(start, at + 1))
    at = bytes.indexOf(sought, at + 1)
  }
  return slots.slice(0, most)
}

/** Like entryAt, but first tries nearby entries, because hits are in order. */
function entryFrom(starts: Uint32Array, from: number, place: number): number {
  let step = 1
  while (from + step < starts.length - 1 && itemAt(starts, from + step) <= place) step *= 2
  return entryAt(starts, place, from, Math.min(from + step, starts.length - 2))
}

/** The last entry that starts at or before a position (binary search). */
export function entryAt(
  starts: Uint32Array,
  place: number,
  from = 0,
  to = starts.length - 2,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (itemAt(starts, middle) <= place) low = middle
    else high = middle - 1
  }
  return low
}
