/** Pixels as sharp takes them: RGB, row by row from the top. */
export interface Points {
  data: Buffer
  width: number
  height: number
}

/** Offsets in a BMP file: file header and bitmap header (both little-endian). */
export const bitmapHeader = {
  fileSize: 2,
  dataOffset: 10,
  size: 14,
  width: 18,
  height: 22,
  bits: 28,
  compression: 30,
  colours: 46,
} as const

const uncompressed = 0
const withMasks = 3

/**
 * Decodes a BMP with 8 bits and a palette, or with 24 or 32 bits, as cameras, scanners and Windows write them.
 * Undefined if it is compressed or truncated.
 */
export function readBitmap(bytes: Buffer): Points | undefined {
  const at = bitmapHeader
  const width = bytes.readInt32LE(at.width)
  const rows = bytes.readInt32LE(at.height)
  const [height, bits] = [Math.abs(rows), bytes.readUInt16LE(at.bits)]
  const compression = bytes.readUInt32LE(at.compression)
  const plain = compression === uncompressed || (compression === withMasks && bits === 32)
  if (!plain || ![8, 24, 32].includes(bits)) return undefined

  const start = bytes.readUInt32LE(at.dataOffset)
  // Rows are padded to four bytes.
  const stride = Math.ceil((width * bits) / 32) * 4
  if (start + stride * height > bytes.length) return undefined
  const table = 14 + bytes.readUInt32LE(at.size)
  if (bits === 8 && table + 4 * 256 > start && bytes.readUInt32LE(at.colours) === 0)
    return undefined

  const data = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++) {
    // A negative height means that rows start at the top.
    const from = start + stride * (rows < 0 ? row : height - 1 - row)
    for (let column = 0; column < width; column++) {
      const point =
        bits === 8 ? table + 4 * (bytes[from + column] ?? 0) : from + (column * bits) / 8
      const to = (row * width + column) * 3
      data[to] = bytes[point + 2] ?? 0
      data[to + 1] = bytes[point + 1] ?? 0
      data[to + 2] = bytes[point] ?? 0
    }
  }
  return { data, width, height }
}
