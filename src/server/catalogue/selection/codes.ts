import { hasBit, setBit, wordsFor } from './bits'
import { beginsAfter, endsBefore, partsOfCode } from './folding'
import { growing, textAt, type TextColumn } from './text-column'

/** The model codes without what stands between their parts, in UTF-8, a line break after each. */
export interface Codes {
  bytes: Uint8Array
  /** slot to its first byte, one entry more than slots */
  start: Uint32Array
  /** bits: a part begins at this byte */
  parts: Uint32Array
}

export function codesOf(model: TextColumn, rowOf: Int32Array): Codes {
  const start = new Uint32Array(rowOf.length + 1)
  const begins = growing((length) => new Uint32Array(length))
  const bytes = growing((length) => new Uint8Array(length))
  const partsOf = rememberedParts()
  rowOf.forEach((row, slot) => {
    start[slot] = bytes.length()
    if (row < 0) return
    // A dash always ends a part, so what stands between dashes can be cut by itself, and remembered.
    for (const section of textAt(model, row).split('-')) {
      for (const part of partsOf(section)) {
        begins.add(bytes.length())
        for (const byte of part) bytes.add(byte)
      }
    }
    bytes.add(10)
  })
  start[rowOf.length] = bytes.length()
  const parts = new Uint32Array(wordsFor(bytes.length() + 1))
  for (const at of begins.finish()) setBit(parts, at)
  return { bytes: bytes.finish(), start, parts }
}

function rememberedParts(): (section: string) => Buffer[] {
  const known = new Map<string, Buffer[]>()
  const mostKnown = 100_000
  return (section) => {
    let parts = known.get(section)
    if (!parts) {
      parts = partsOfCode(section).map((part) => Buffer.from(part))
      if (known.size < mostKnown) known.set(section, parts)
    }
    return parts
  }
}

/**
 * The models whose code has a word at its beginning, or within it where a part begins. `each` may answer false to end
 * the search.
 */
export function searchCodes(
  codes: Codes,
  word: string,
  each: (slot: number, atBeginning: boolean) => boolean | void,
) {
  const { start, parts } = codes
  const bytes = Buffer.from(codes.bytes.buffer, codes.bytes.byteOffset, codes.bytes.length)
  const sought = Buffer.from(word)
  let at = bytes.indexOf(sought)
  let slot = 0
  while (at >= 0) {
    slot = entryFrom(start, slot, at)
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

/** Up to so many slots of models whose code begins with a text; what follows may be anything. */
export function slotsBeginning(codes: Codes, text: string, most: number): number[] {
  const { start } = codes
  const bytes = Buffer.from(codes.bytes.buffer, codes.bytes.byteOffset, codes.bytes.length)
  const slots: number[] = []
  const first = Buffer.from(text)
  if (bytes.subarray(0, first.length).equals(first)) slots.push(entryAt(start, 0))
  // Before every code but the first stands the line break of the one before.
  const sought = Buffer.from(`\n${text}`)
  let at = bytes.indexOf(sought)
  while (at >= 0 && slots.length < most) {
    slots.push(entryAt(start, at + 1))
    at = bytes.indexOf(sought, at + 1)
  }
  return slots.slice(0, most)
}

/** As entryAt, but looks near an entry that is not after it first: hits follow one another. */
function entryFrom(starts: Uint32Array, from: number, place: number): number {
  let step = 1
  while (from + step < starts.length - 1 && starts[from + step]! <= place) step *= 2
  return entryAt(starts, place, from, Math.min(from + step, starts.length - 2))
}

/** The last entry that begins at or before a place. */
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
    if (starts[middle]! <= place) low = middle
    else high = middle - 1
  }
  return low
}
