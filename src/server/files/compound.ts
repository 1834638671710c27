/** Sector numbers from here on are special values (MS-CFB). */
const lastSector = 0xfffffffa
const free = 0xffffffff
const entrySize = 128
const noEntry = 0xffffffff

interface Tables {
  /** File offset of a sector. */
  placeOf: (sector: number) => number
  sectorSize: number
  /** Next sector of each sector's chain (FAT). */
  next: number[]
}

/**
 * Names directly below the root of a compound file (MS-CFB, the container of old Office formats). Undefined if it is
 * unreadable, or if a used sector lies beyond its end.
 */
export function namesInCompound(bytes: Buffer): string[] | undefined {
  try {
    const tables = tablesOf(bytes)
    const isCut = tables.next.some(
      (next, sector) => next !== free && tables.placeOf(sector) >= bytes.length,
    )
    return isCut ? undefined : namesUnderRoot(directoryOf(bytes, tables))
  } catch {
    return undefined
  }
}

function tablesOf(bytes: Buffer): Tables {
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new RangeError('no size of a sector')
  const sectorSize = 1 << shift
  const placeOf = (sector: number) => (sector + 1) * sectorSize
  const wordsAt = (start: number, count: number) =>
    Array.from({ length: count }, (_, at) => bytes.readUInt32LE(start + at * 4))
  const perSector = sectorSize / 4

  const ofTable = wordsAt(76, 109)
  const limit = bytes.length / sectorSize
  for (let at = bytes.readUInt32LE(68), seen = 0; at < lastSector; seen++) {
    if (seen > limit) throw new RangeError('a chain without an end')
    const words = wordsAt(placeOf(at), perSector)
    at = words.pop() ?? lastSector
    ofTable.push(...words)
  }
  const next = ofTable
    .filter((sector) => sector < lastSector)
    .flatMap((sector) => wordsAt(placeOf(sector), perSector))
  return { placeOf, sectorSize, next }
}

function directoryOf(bytes: Buffer, { placeOf, sectorSize, next }: Tables): Buffer {
  const parts: Buffer[] = []
  for (let at = bytes.readUInt32LE(48); at < lastSector; at = next[at] ?? lastSector) {
    if (parts.length > next.length) throw new RangeError('a chain without an end')
    parts.push(bytes.subarray(placeOf(at), placeOf(at) + sectorSize))
  }
  return Buffer.concat(parts)
}

/** Entries form a binary tree of siblings by name, each with its first child. */
function namesUnderRoot(directory: Buffer): string[] {
  const wordOf = (entry: number, at: number) => directory.readUInt32LE(entry * entrySize + at)
  const names: string[] = []
  const waiting = [wordOf(0, 76)]
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry === noEntry) continue
    if (names.length > directory.length / entrySize) throw new RangeError('a tree in a circle')
    const start = entry * entrySize
    const length = Math.max(0, directory.readUInt16LE(start + 64) - 2)
    names.push(directory.toString('utf16le', start, start + length))
    waiting.push(wordOf(entry, 68), wordOf(entry, 72))
  }
  return names
}
