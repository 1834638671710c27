import { itemAt } from '../../domain/lists/items'
/**
 * Whether a film (ISO base media: .mp4) is there to its end: boxes follow one another, each saying how long it is, and
 * among them are the description of the film and its pictures.
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

/** The last box may say 0, to the end of the file; a long one says 1, and its length in eight bytes behind its name. */
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

/** Whether a film in Matroska (.webm) has pictures, and is as long as it says; one that was recorded live does not say it. */
export function hasFilmClusters(bytes: Buffer): boolean {
  const segment = bytes.indexOf(matroska.segment)
  if (segment < 0 || bytes.indexOf(matroska.cluster, segment) < 0) return false
  const at = segment + 4
  const first = bytes[at] ?? 0
  // As many zeros as the figure has further bytes stand before its first one.
  const size = Math.clz32(first) - 23
  if (first === 0 || at + size > bytes.length) return false
  let length = BigInt(first & (0xff >> size))
  for (let next = 1; next < size; next++) length = length * 256n + BigInt(itemAt(bytes, at + next))
  const isUnknown = length === (1n << BigInt(7 * size)) - 1n
  return isUnknown || BigInt(at + size) + length <= BigInt(bytes.length)
}
