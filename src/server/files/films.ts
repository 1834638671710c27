import { itemAt } from '../../domain/lists/items'
/**
 * True if an MP4 (ISO base media) is complete: each box gives its length, and both the description and the media data
 * are present.
 */
export function hasFilmBoxes(bytes: Buffer): boolean {
  const names = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = lengthOfBox(bytes, at)
    if (length < 8 || at + length > bytes.length) return false
    names.add(bytes.toString('latin1', at + 4, at + 8))
    at += length
  }
  return names.has('moov') && (names.has('mdat') || names.has('moof'))
}

/** Size 0 means "to the end of the file" (last box only); size 1 means a 64-bit length after the name. */
function lengthOfBox(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at)
  if (length === 0) return bytes.length - at
  if (length > 1) return length
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}

const matroska = {
  segment: Buffer.from([0x18, 0x53, 0x80, 0x67]),
  cluster: Buffer.from([0x1f, 0x43, 0xb6, 0x75]),
}

/** True if a WebM (Matroska) file has pictures and its stated length; live recordings state none. */
export function hasFilmClusters(bytes: Buffer): boolean {
  const segment = bytes.indexOf(matroska.segment)
  if (segment < 0 || bytes.indexOf(matroska.cluster, segment) < 0) return false
  const at = segment + 4
  const first = bytes[at] ?? 0
  // EBML variable-length integer: the number of leading zero bits is the number of further bytes.
  const size = Math.clz32(first) - 23
  if (first === 0 || at + size > bytes.length) return false
  let length = BigInt(first & (0xff >> size))
  for (let next = 1; next < size; next++) length = length * 256n + BigInt(itemAt(bytes, at + next))
  const isUnknown = length === (1n << BigInt(7 * size)) - 1n
  return isUnknown || BigInt(at + size) + length <= BigInt(bytes.length)
}
