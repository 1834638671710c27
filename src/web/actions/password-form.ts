import type { Schemas } from '../../domain/schemas'
import { base64Of } from '../calls/base64'

type Announced = Pick<Schemas['Settings'], 'passwordForm' | 'passwordKey' | 'passwordIv'>

/** The browser has no cipher here: it offers one only over HTTPS and on the computer itself. */
export class NoCipher extends Error {}

/** A password as the server's settings want it sent; throws NoCipher where the browser cannot. */
export async function passwordToSend(password: string, announced: Announced): Promise<string> {
  if (announced.passwordForm === 'plain') return password
  const bytes = new TextEncoder().encode(password)
  if (announced.passwordForm === 'base64') return base64Of(bytes)
  return base64Of(await encrypted(bytes, announced))
}

/** AES in CBC mode with the last block filled with zeros, as CryptoJS and mcrypt name it. */
async function encrypted(
  bytes: Uint8Array,
  { passwordKey = '', passwordIv = '' }: Announced,
): Promise<Uint8Array> {
  // Missing on an address without TLS, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) throw new NoCipher()
  const blockBytes = 16
  const filled = new Uint8Array(Math.ceil(bytes.length / blockBytes) * blockBytes)
  filled.set(bytes)
  const key = await subtle.importKey('raw', bytesOf(passwordKey), 'AES-CBC', false, ['encrypt'])
  const result = await subtle.encrypt({ name: 'AES-CBC', iv: bytesOf(passwordIv) }, key, filled)
  // The browser adds a block of padding of its own kind; the blocks before it do not depend on it.
  return new Uint8Array(result).subarray(0, filled.length)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
