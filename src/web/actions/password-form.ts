import type { Schemas } from '../../domain/schemas'
import { base64Of } from '../calls/base64'

type Announced = Pick<Schemas['Settings'], 'passwordForm' | 'passwordKey' | 'passwordIv'>

/** The browser offers SubtleCrypto only over HTTPS and on localhost. */
export class NoCipher extends Error {}

/** Encodes a password as the server's settings demand; throws NoCipher if the browser cannot. */
export async function passwordToSend(password: string, announced: Announced): Promise<string> {
  if (announced.passwordForm === 'plain') return password
  const bytes = new TextEncoder().encode(password)
  if (announced.passwordForm === 'base64') return base64Of(bytes)
  return base64Of(await encrypted(bytes, announced))
}

/** AES-CBC with zero padding, as CryptoJS and mcrypt call it. */
async function encrypted(
  bytes: Uint8Array,
  { passwordKey = '', passwordIv = '' }: Announced,
): Promise<Uint8Array> {
  // Undefined on an address without TLS, against its type.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) throw new NoCipher()
  const blockBytes = 16
  const filled = new Uint8Array(Math.ceil(bytes.length / blockBytes) * blockBytes)
  filled.set(bytes)
  const key = await subtle.importKey('raw', bytesOf(passwordKey), 'AES-CBC', false, ['encrypt'])
  const result = await subtle.encrypt({ name: 'AES-CBC', iv: bytesOf(passwordIv) }, key, filled)
  // The browser appends a PKCS#7 block; the blocks before it do not depend on it, so cut it off.
  return new Uint8Array(result).subarray(0, filled.length)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
