import { itemAt } from '../../../domain/lists/items'
/**
 * POSIX tar with regular files that fit in memory. A library would also accept links, devices and extended headers,
 * which our archives never contain: everything that this writer does not produce is refused.
 */
const block = 512
const mostBytes = 1024 ** 3
const regularFile = 0x30

export const tarEnd = Buffer.alloc(2 * block)

export function tarEntry(name: string, bytes: Buffer): Buffer[] {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  // The checksum is computed with its own field set to spaces (ustar).
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return [header, bytes, Buffer.alloc(padding(bytes.length))]
}

export interface TarEntry {
  name: string
  bytes: Buffer
}

export class BrokenArchive extends Error {}

/** Yields the entries one by one. Reads to the end of the source, because nothing may follow the archive. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = readerOf(source)
  for (;;) {
    const header = await reader.take(block)
    if (isEmpty(header)) break
    const { name, size } = readHeader(header)
    const bytes = await reader.take(size)
    if (!isEmpty(await reader.take(padding(size)))) throw new BrokenArchive('Filled with more')
    yield { name, bytes }
  }
  if (!isEmpty(await reader.take(block))) throw new BrokenArchive('The archive has no end')
  for await (const more of reader.rest()) {
    if (!isEmpty(more)) throw new BrokenArchive('There is more behind the end')
  }
}

function readHeader(header: Buffer): TarEntryHead {
  const own = Buffer.from(header)
  own.fill(' ', 148, 156)
  if (sumOf(own) !== octal(header, 148, 6)) throw new BrokenArchive('A header is damaged')
  if (header[156] !== regularFile) throw new BrokenArchive('An entry is no regular file')
  const size = octal(header, 124, 11)
  if (size > mostBytes) throw new BrokenArchive('An entry is too large')
  return { name: itemAt(header.toString('utf8', 0, 100).split('\0'), 0), size }
}

interface TarEntryHead {
  name: string
  size: number
}

function octal(header: Buffer, start: number, length: number): number {
  const digits = header.toString('latin1', start, start + length)
  if (!/^[0-7]+$/.test(digits)) throw new BrokenArchive('A header is damaged')
  return parseInt(digits, 8)
}

function readerOf(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  return {
    async take(length: number): Promise<Buffer> {
      const parts: Buffer[] = [held]
      let size = held.length
      while (size < length) {
        const next = await pieces.next()
        if (next.done) throw new BrokenArchive('The archive breaks off')
        parts.push(next.value)
        size += next.value.length
      }
      const all = parts.length === 1 ? held : Buffer.concat(parts)
      held = all.subarray(length)
      return all.subarray(0, length)
    },
    async *rest(): AsyncGenerator<Buffer> {
      yield held
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    },
  }
}

const padding = (size: number) => (block - (size % block)) % block
const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0)

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}
