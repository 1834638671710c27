import { Refusal } from '../http/errors'
import { crc32, inflateRawSync } from 'node:zlib'

const signature = { entry: 0x02014b50, end: 0x06054b50, local: 0x04034b50 } as const
const endSize = 22
const longestComment = 0xffff

interface Entry {
  name: string
  method: number
  checksum: number
  packedSize: number
  /** Size claimed by the archive; it may be false. */
  size: number
  offset: number
  encrypted: boolean
}

/**
 * Opens a ZIP archive (PKWARE APPNOTE 6.3, without zip64: files here are small). Returns a function that reads an
 * entry by name, or undefined. All entries read together may unpack to `mostUnfolded` bytes, because a small archive
 * can unpack to any size (zip bomb).
 */
export function openZip(
  bytes: Buffer,
  mostUnfolded = 256 * 1024 * 1024,
): (name: string) => Buffer | undefined {
  const directory = unlessBroken(() => directoryOf(bytes), mostUnfolded)
  const entries = new Map(directory.map((entry) => [entry.name, entry]))
  let left = mostUnfolded
  return (name) => {
    const entry = entries.get(name.toLowerCase())
    const content = entry && unlessBroken(() => unpack(bytes, entry, left), mostUnfolded)
    left -= content?.length ?? 0
    return content
  }
}

/** Entries of the central directory, without unpacking; throws if it is broken or truncated. */
export function directoryOf(bytes: Buffer): Entry[] {
  const end = endOfArchive(bytes)
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== signature.entry) throw broken()
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({
      name: name.replaceAll('\\', '/').toLowerCase(),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Maximum growth of incompressible data by deflate. */
const packedAtMost = (size: number) => size + (size >> 8) + 64
/** Marks a size stored elsewhere (zip64). */
const elsewhere = 0xffffffff

/** True if the central directory contradicts a local header, or claims less than the compressed size implies. */
export function directoryLies(bytes: Buffer): boolean {
  try {
    return directoryOf(bytes).some(
      (entry) => entry.packedSize > packedAtMost(entry.size) || isOtherwise(bytes, entry),
    )
  } catch {
    return true
  }
}

function isOtherwise(bytes: Buffer, entry: Entry) {
  const { offset, method, checksum, packedSize, size, encrypted } = entry
  if (bytes.readUInt32LE(offset) !== signature.local) return true
  if (bytes.readUInt16LE(offset + 8) !== method) return true
  // Encryption adds some bytes.
  if (method === 0 && packedSize !== size && !encrypted) return true
  // Flag bit 3: the sizes follow the data.
  if (bytes.readUInt16LE(offset + 6) & 8) return false
  const fields = [checksum, packedSize, size]
  return fields.some((figure, at) => {
    const local = bytes.readUInt32LE(offset + 14 + at * 4)
    return local !== figure && local !== elsewhere
  })
}

function endOfArchive(bytes: Buffer) {
  const earliest = Math.max(0, bytes.length - endSize - longestComment)
  for (let at = bytes.length - endSize; at >= earliest; at--) {
    if (bytes.readUInt32LE(at) === signature.end) return at
  }
  throw broken()
}

function unpack(bytes: Buffer, entry: Entry, most: number) {
  if (entry.encrypted) throw new Refusal('catalogue.import.oldOrLocked')
  const { offset, packedSize, method } = entry
  if (bytes.readUInt32LE(offset) !== signature.local) throw broken()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + packedSize)

  if (method !== 0 && method !== 8) throw broken()
  // zlib does not accept zero.
  const maxOutputLength = Math.max(1, most)
  const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength })
  if (content.length > most) throw tooLarge
  if (crc32(content) !== entry.checksum) throw broken()
  return content
}

/** Maps any read error (truncated file, wrong offset, bad data) to "broken archive", except for exceeded size. */
function unlessBroken<T>(read: () => T, mostUnfolded: number): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof RangeError && 'code' in error && error.code === tooLarge.code) {
      const limit = mostUnfolded / 1024 / 1024
      throw new Refusal('catalogue.import.unfolds', { values: { limit } })
    }
    throw broken()
  }
}

/** The error that zlib reports for oversized output. */
const tooLarge = Object.assign(new RangeError('The file unfolds too far'), {
  code: 'ERR_BUFFER_TOO_LARGE',
})

function broken() {
  return new Refusal('catalogue.import.brokenWorkbook')
}
