import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { decrypted, isEncrypted } from './encryption'
import { readTar, type TarEntry } from './tar'

export async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return isEncrypted(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Entries of an archive, decrypted if needed. Ends or throws at the end of the file, whatever the file contains. */
export async function* entriesOf(
  path: string,
  backupKey: string | undefined,
): AsyncGenerator<TarEntry> {
  const isSealed = await isEncryptedFile(path)
  // A stream without an encoding yields buffers.
  const file: AsyncIterable<Buffer> = createReadStream(path)
  const unpacked = createGunzip()
  const feeding = pipeline(Readable.from(isSealed ? decrypted(file, backupKey) : file), unpacked)
  // The error surfaces where the unpacked bytes are read.
  feeding.catch(() => undefined)
  try {
    yield* readTar(unpacked)
    await feeding
  } finally {
    unpacked.destroy()
  }
}
