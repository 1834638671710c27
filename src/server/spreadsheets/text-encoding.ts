import { Refusal } from '../http/errors'

/** Bytes examined to detect the encoding. */
const sampleSize = 4096

/**
 * Decodes a text file: UTF-8 or UTF-16 with or without BOM, else GB18030 or Big5, which Chinese spreadsheet programs
 * write. Bytes that are invalid or do not make common characters are refused, never replaced.
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

/**
 * Ranges of the common characters of an encoding, and their least share of a text. Other encodings read as one of
 * these make mostly rare characters.
 */
const common = {
  /** GB 2312, level 1. */
  gb18030: { lead: [0xb0, 0xd7], trail: 0xa1, least: 0.5 },
  /** Big5, level 1. */
  big5: { lead: [0xa4, 0xc6], trail: 0x40, least: 0.7 },
} as const

/** Symbols of GB 2312 such as × and ° are no evidence. */
const symbols = [0xa1, 0xa9] as const

/** Least share of second bytes above ASCII, which are rare after the single letters of Western European texts. */
const leastHigh = 0.2

/** The Chinese encoding whose common characters the bytes make; none for other encodings, such as Western European. */
function chineseEncodings(bytes: Buffer): string[] {
  const shares = (['gb18030', 'big5'] as const).map((encoding) => ({
    encoding,
    share: commonShare(bytes, encoding),
  }))
  return shares
    .filter(({ encoding, share }) => share >= common[encoding].least)
    .sort((a, b) => b.share - a.share)
    .map(({ encoding }) => encoding)
    .slice(0, 1)
}

function commonShare(bytes: Buffer, encoding: keyof typeof common): number {
  const { lead, trail } = common[encoding]
  let [pairs, usual, high] = [0, 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0
    if (first < 0x80) continue
    const second = bytes[++at] ?? 0
    if (encoding === 'gb18030') {
      if (symbols[0] <= first && first <= symbols[1] && second >= 0xa1) continue
      // A character of four bytes.
      const isLong = isDigit(second) && (bytes[at + 1] ?? 0) > 0x80 && isDigit(bytes[at + 2])
      if (isLong) at += 2
      if (isLong) continue
    }
    pairs++
    if (second >= 0x80) high++
    if (lead[0] <= first && first <= lead[1] && second >= trail) usual++
  }
  if (pairs === 0) return 1
  return high / pairs < leastHigh ? 0 : usual / pairs
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
  return utf16WithoutMark(bytes) ?? ['utf-8', ...chineseEncodings(bytes)]
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
