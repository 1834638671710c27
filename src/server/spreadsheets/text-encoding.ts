import { Refusal } from '../errors'

/** How far into a file its encoding is looked for. */
const sampleSize = 4096

/**
 * The text of a file: UTF-8 or UTF-16 by its mark or without one, else GB18030, as Chinese
 * spreadsheet programs write it. A byte that is none of these is refused, never replaced.
 */
export function decode(bytes: Buffer): string {
  for (const encoding of candidatesOf(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Refusal('catalogue.import.unknownEncoding')
}

function candidatesOf(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return ['utf-8']
  return utf16WithoutMark(bytes) ?? ['utf-8', 'gb18030']
}

/** Delimiters, digits and line breaks have a zero byte in UTF-16, and on the same side each time. */
function utf16WithoutMark(bytes: Buffer) {
  const sample = bytes.subarray(0, sampleSize)
  const zeros = [0, 0]
  sample.forEach((byte, index) => byte === 0 && zeros[index % 2]!++)
  const [even = 0, odd = 0] = zeros
  if (even + odd < sample.length / 50) return undefined
  if (odd > even * 10) return ['utf-16le']
  if (even > odd * 10) return ['utf-16be']
  return undefined
}
