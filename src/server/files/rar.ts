import { crc32 } from 'node:zlib'

/** Magic numbers of RAR, old and current format. */
const marks = {
  old: Buffer.from('526172211a0700', 'hex'),
  present: Buffer.from('526172211a070100', 'hex'),
}
/** Types of the first block: archive header, or encryption header. */
const first = { old: 0x73, archive: 1, encryption: 4 } as const

/** True if the first block matches its checksum and is followed by data. */
export function hasFirstBlock(bytes: Buffer): boolean {
  try {
    return bytes.indexOf(marks.present) === 0 ? isPresent(bytes) : isOld(bytes)
  } catch {
    return false
  }
}

function isOld(bytes: Buffer): boolean {
  const start = marks.old.length
  const size = bytes.readUInt16LE(start + 5)
  const sum = crc32(bytes.subarray(start + 2, start + size)) & 0xffff
  return (
    bytes[start + 2] === first.old &&
    sum === bytes.readUInt16LE(start) &&
    bytes.length > start + size
  )
}

function isPresent(bytes: Buffer): boolean {
  const start = marks.present.length
  const size = numberAt(bytes, start + 4)
  const end = size.end + size.value
  const { value: kind } = numberAt(bytes, size.end)
  return (
    (kind === first.archive || kind === first.encryption) &&
    crc32(bytes.subarray(start + 4, end)) === bytes.readUInt32LE(start) &&
    bytes.length > end
  )
}

/** Variable-length integer: seven bits per byte, lowest first. */
function numberAt(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0
  for (let at = start; at < start + 5; at++) {
    const byte = bytes.readUInt8(at)
    value += (byte & 0x7f) * 2 ** (7 * (at - start))
    if (byte < 0x80) return { value, end: at + 1 }
  }
  throw new RangeError('a number without an end')
}
