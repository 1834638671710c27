import { Refusal } from '../http/errors'

/** Bytes examined to detect the encoding. */
const sampleSize = 4096

/**
 * Decodes a text file: UTF-8 or UTF-16 with or without BOM, else GB18030, which Chinese spreadsheet programs write.
 * Invalid bytes are refused, never replaced.
 */
export function decode(bytes: Buffer): string {
  for (const encoding of candidatesOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (encoding === 'gb18030' && isWesternEuropean(bytes)) break
      return text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Refusal('catalogue.import.unknownEncoding')
}

/**
 * True if non-ASCII bytes mostly stand alone, as in "für" in a single-byte encoding: GB18030 would read such a byte
 * and the following letter as a Chinese character. The exact single-byte encoding cannot be detected.
 */
function isWesternEuropean(bytes: Buffer): boolean {
  let runs = 0
  let alone = 0
  for (let at = 0; at < bytes.length; at++) {
    const begins = at
    while ((bytes[at] ?? 0) >= 0x80) at++
    if (at > begins) runs++
    // Followed by a digit it is part of a four-byte character.
    if (at === begins + 1 && !isDigit(bytes[at])) alone++
  }
  return runs > 0 && alone * 2 >= runs
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

/** True for binary files: no text encoding contains such bytes. */
export function isNoText(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return false
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return false
  if (utf16WithoutMark(bytes)) return false
  return bytes.subarray(0, sampleSize).some((byte) => byte < 0x20 && !layoutBytes.has(byte))
}

/** Tab, line feed, vertical tab, form feed, carriage return, and the end-of-file mark of DOS (0x1A). */
const layoutBytes = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a])

function candidatesOf(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return ['utf-8']
  return utf16WithoutMark(bytes) ?? ['utf-8', 'gb18030']
}

/** In UTF-16, delimiters, digits and line breaks have a zero byte, always on the same side. */
function utf16WithoutMark(bytes: Buffer) {
  const sample = bytes.subarray(0, sampleSize)
  const zerosAt = (side: 0 | 1) =>
    sample.reduce((sum, byte, index) => (byte === 0 && index % 2 === side ? sum + 1 : sum), 0)
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (even + odd < sample.length / 50) return undefined
  if (odd > even * 10) return ['utf-16le']
  if (even > odd * 10) return ['utf-16be']
  return undefined
}
