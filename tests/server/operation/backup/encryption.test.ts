import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decrypted, encrypted } from '../../../../src/server/operation/backup/encryption'

const key = randomBytes(32).toString('base64')
const chunk = 64 * 1024 + 16
const headBytes = 9 + 1 + 32 + 16

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

const sealed = (bytes: Buffer, piece = 5000) => all(encrypted(inPieces(bytes, piece), key))
const opened = (bytes: Buffer, piece = 7000) => all(decrypted(inPieces(bytes, piece), key))

test('encrypted data of any length and chunking are decrypted unchanged', async () => {
  const lengths = fc.oneof(
    fc.constantFrom(0, 1, 65_535, 65_536, 65_537, 131_072),
    fc.integer({ min: 0, max: 200_000 }),
  )
  await fc.assert(
    fc.asyncProperty(
      lengths,
      fc.integer({ min: 1000, max: 90_000 }),
      fc.integer({ min: 1000, max: 90_000 }),
      async (length, written, read) => {
        const bytes = randomBytes(length)
        expect((await opened(await sealed(bytes, written), read)).equals(bytes)).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})

test('no flipped bit, no cut and nothing appended is accepted', async () => {
  const whole = await sealed(randomBytes(150_000))
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      await expect(opened(flipped)).rejects.toThrow()
      await expect(opened(whole.subarray(0, at))).rejects.toThrow()
    }),
    { numRuns: 60 },
  )
  await expect(opened(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow()
  await expect(opened(whole.subarray(0, headBytes + chunk))).rejects.toThrow()
})

test('chunks that are swapped, repeated, left out or from another archive are not accepted', async () => {
  const bytes = randomBytes(200_000)
  const [one, other] = [await sealed(bytes), await sealed(bytes)]
  const part = (from: Buffer, nth: number) =>
    from.subarray(headBytes + nth * chunk, headBytes + (nth + 1) * chunk)
  const head = one.subarray(0, headBytes)
  const orders = [
    [part(one, 1), part(one, 0), part(one, 2), part(one, 3)],
    [part(one, 0), part(one, 0), part(one, 1), part(one, 2), part(one, 3)],
    [part(one, 0), part(one, 2), part(one, 3)],
    [part(one, 0), part(other, 1), part(one, 2), part(one, 3)],
  ]
  for (const order of orders)
    await expect(opened(Buffer.concat([head, ...order]))).rejects.toThrow()
  expect(
    (await opened(Buffer.concat([head, ...[0, 1, 2, 3].map((nth) => part(one, nth))]))).equals(
      bytes,
    ),
  ).toBe(true)
})
