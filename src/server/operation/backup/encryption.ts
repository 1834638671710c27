import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { keysIn } from '../../secrets/keys'
import { BrokenArchive } from './tar'

/**
 * AES-256-GCM in chunks (STREAM construction): each nonce holds the chunk's number, the last one a mark, and all
 * chunks authenticate the header. Flipped, cut, swapped, repeated or appended chunks fail to decrypt. Layout: header,
 * then chunks of 64 KiB, each with its tag. Header: magic, key derivation, salt, key check.
 */
const magic = Buffer.from('FPBACKUP1')
const chunkBytes = 64 * 1024
const tagBytes = 16
const saltBytes = 32
const proofBytes = 16
const headBytes = magic.length + 1 + saltBytes + proofBytes

/** Key derivation of an archive: from a key, or from a passphrase by scrypt with N = 2 ** 17. */
const derivation = { key: 0, passphrase: 17 } as const

export class WrongBackupKey extends Error {}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** 32 bytes for encryption and 16 for the key check; unique per archive by its salt. */
async function keyOf(written: string, salt: Buffer) {
  const [key] = keysIn(written) ?? []
  const bytes = key
    ? Buffer.from(hkdfSync('sha256', key.bytes, salt, 'fastener-portal backup', 32 + proofBytes))
    : await derive(written.normalize('NFKC'), salt, 32 + proofBytes, {
        N: 2 ** derivation.passphrase,
        r: 8,
        p: 1,
        maxmem: 256 * 1024 * 1024,
      })
  const kind = key ? derivation.key : derivation.passphrase
  return { kind, bytes: bytes.subarray(0, 32), proof: bytes.subarray(32) }
}

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)

const nonceOf = (number: number, isLast: boolean) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export async function* encrypted(
  source: AsyncIterable<Buffer>,
  written: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const { kind, bytes, proof } = await keyOf(written, salt)
  const head = Buffer.concat([magic, Buffer.from([kind]), salt, proof])
  yield head
  let number = 0
  for await (const { chunk, isLast } of chunksOf(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', bytes, nonceOf(number++, isLast))
    cipher.setAAD(head)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts; yields a chunk only after it is authenticated. */
export async function* decrypted(
  source: AsyncIterable<Buffer>,
  written: string | undefined,
): AsyncGenerator<Buffer> {
  const { head, rest } = await splitHead(source)
  const salt = head.subarray(magic.length + 1, magic.length + 1 + saltBytes)
  if (!written) throw new WrongBackupKey('The archive is encrypted')
  const { kind, bytes, proof } = await keyOf(written, salt)
  if (head[magic.length] !== kind || !head.subarray(-proofBytes).equals(proof))
    throw new WrongBackupKey('The archive has another key')
  let number = 0
  for await (const { chunk, isLast } of chunksOf(rest, chunkBytes + tagBytes)) {
    yield opened(bytes, { head, chunk, nonce: nonceOf(number++, isLast) })
  }
}

function opened(
  key: Buffer,
  { head, chunk, nonce }: { head: Buffer; chunk: Buffer; nonce: Buffer },
): Buffer {
  if (chunk.length < tagBytes) throw new BrokenArchive('The archive breaks off')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(head)
  decipher.setAuthTag(chunk.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch (error) {
    throw new BrokenArchive('A chunk was changed', { cause: error })
  }
}

async function splitHead(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  while (held.length < headBytes) {
    const next = await pieces.next()
    if (next.done) throw new BrokenArchive('The archive breaks off')
    held = Buffer.concat([held, next.value])
  }
  const after = held.subarray(headBytes)
  async function* rest() {
    yield after
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  return { head: held.subarray(0, headBytes), rest: rest() }
}

/** Splits into pieces of one size; marks the last one, which may be shorter or empty. */
async function* chunksOf(source: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of source) {
    held.push(piece)
    length += piece.length
    if (length <= size) continue
    let all = Buffer.concat(held)
    for (; all.length > size; all = all.subarray(size))
      yield { chunk: all.subarray(0, size), isLast: false }
    held = [all]
    length = all.length
  }
  yield { chunk: Buffer.concat(held), isLast: true }
}
