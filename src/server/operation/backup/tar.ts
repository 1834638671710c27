/** Archives in the format of POSIX tar, of entries that are small enough to be held. */
const block = 512

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
  // The sum is taken with spaces in its own place.
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  const rest = (block - (bytes.length % block)) % block
  return [header, bytes, Buffer.alloc(rest)]
}

export interface TarEntry {
  name: string
  bytes: Buffer
}

export class BrokenArchive extends Error {}

/** The entries of an archive one by one; one that breaks off or is none is refused. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const take = async (length: number): Promise<Buffer> => {
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
  }
  for (;;) {
    const header = await take(block)
    if (header.every((byte) => byte === 0)) return
    const said = parseInt(header.toString('latin1', 148, 154), 8)
    const own = Buffer.from(header)
    own.fill(' ', 148, 156)
    if (sumOf(own) !== said) throw new BrokenArchive('The archive is damaged')
    const name = header.toString('utf8', 0, 100).split('\0')[0]!
    const size = parseInt(header.toString('latin1', 124, 135), 8)
    const bytes = await take(size)
    await take((block - (size % block)) % block)
    yield { name, bytes }
  }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}
