import { copyBits, setBit, wordsFor } from './bits'
import { partsOfCode } from './folding'
import type { Kept } from './kept'
import { shared } from './memory'
import { textAt, type TextColumn } from './text-column'
import { itemAt } from '../../../domain/lists/items'
import type { Codes } from './catalogue-index'

export function codesOf(
  model: TextColumn,
  { rowOf, starts, kept }: { rowOf: Int32Array; starts: number[]; kept?: Kept | undefined },
): Codes {
  const start = shared.uints(rowOf.length + 1)
  const code = growingCode()
  starts.forEach((first, number) => {
    const end = starts[number + 1] ?? rowOf.length
    const before = kept?.classes[number] ?? -1
    if (kept && before >= 0) {
      const from = itemAt(kept.index.parts, before).start
      const { codes } = kept.index.keywords
      const shift = code.length() - itemAt(codes.start, from)
      for (let slot = first; slot < end; slot++)
        start[slot] = itemAt(codes.start, from + slot - first) + shift
      code.take(codes, itemAt(codes.start, from), itemAt(codes.start, from + end - first))
      return
    }
    for (let slot = first; slot < end; slot++) {
      start[slot] = code.length()
      if (itemAt(rowOf, slot) >= 0) code.add(textAt(model, itemAt(rowOf, slot)))
    }
  })
  start[rowOf.length] = code.length()
  return { ...code.finish(), start }
}

/** Growing buffer of codes, with the bits that mark their parts. */
function growingCode() {
  const sections = rememberedSections()
  let bytes = new Uint8Array(1024)
  let parts = new Uint32Array(wordsFor(bytes.length))
  let used = 0
  const makeRoom = (more: number) => {
    if (used + more < bytes.length) return
    const wider = new Uint8Array(Math.max(bytes.length * 2, used + more + 1))
    wider.set(bytes)
    bytes = wider
    const more32 = new Uint32Array(wordsFor(bytes.length))
    more32.set(parts)
    parts = more32
  }
  return {
    length: () => used,
    add(model: string) {
      // A dash always ends a part, so sections between dashes are split separately and cached.
      for (const section of model.split('-')) {
        const { text, begins } = sections(section)
        makeRoom(text.length + 1)
        for (const at of begins) setBit(parts, used + at)
        bytes.set(text, used)
        used += text.length
      }
      makeRoom(1)
      bytes[used++] = 10
    },
    /** Copies consecutive models from another index. */
    take(codes: Codes, from: number, end: number) {
      makeRoom(end - from)
      bytes.set(codes.bytes.subarray(from, end), used)
      copyBits(codes.parts, { start: from, end }, parts, used)
      used += end - from
    },
    finish(): Pick<Codes, 'bytes' | 'parts'> {
      const exact = { bytes: shared.bytes(used), parts: shared.uints(wordsFor(used + 1)) }
      exact.bytes.set(bytes.subarray(0, used))
      exact.parts.set(parts.subarray(0, exact.parts.length))
      return exact
    },
  }
}

interface Section {
  text: Uint8Array
  /** Starts of its parts. */
  begins: number[]
}

function rememberedSections(): (section: string) => Section {
  const known = new Map<string, Section>()
  const mostKnown = 100_000
  return (text) => {
    let section = known.get(text)
    if (!section) {
      const parts = partsOfCode(text).map((part) => Buffer.from(part))
      let length = 0
      const begins = parts.map((part) => (length += part.length) - part.length)
      section = { text: Buffer.concat(parts), begins }
      if (known.size < mostKnown) known.set(text, section)
    }
    return section
  }
}
