import { expect, test } from 'vitest'
import { readBitmap } from '../../../src/server/files/bitmap'

/** Two rows of two points: blue and green above, red and white below. */
function bitmapOf(bits: 8 | 24 | 32, { topDown = false } = {}): Buffer {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ] // blue, green, red
  const table = bits === 8 ? 4 * 256 : 0
  const stride = Math.ceil((2 * bits) / 32) * 4
  const bytes = Buffer.alloc(54 + table + 2 * stride)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54 + table, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(2, 18)
  bytes.writeInt32LE(topDown ? -2 : 2, 22)
  bytes.writeUInt16LE(bits, 28)
  colours.forEach((colour, index) => {
    if (bits === 8) bytes.set(colour, 54 + 4 * index)
    const row = index < 2 ? 0 : 1
    const from = 54 + table + stride * (topDown ? row : 1 - row)
    if (bits === 8) bytes[from + (index % 2)] = index
    else bytes.set(colour, from + ((index % 2) * bits) / 8)
  })
  return bytes
}

test.each([8, 24, 32] as const)(
  'a bitmap of %d bits is read from the top, in red, green, blue',
  (bits) => {
    for (const topDown of [false, true])
      expect([...readBitmap(bitmapOf(bits, { topDown }))!.data]).toEqual([
        0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255,
      ])
  },
)

test('one that is compressed or cut off is not guessed at', () => {
  const compressed = bitmapOf(24)
  compressed.writeUInt32LE(1, 30)
  expect(readBitmap(compressed)).toBeUndefined()
  expect(readBitmap(bitmapOf(24).subarray(0, -1))).toBeUndefined()
})
