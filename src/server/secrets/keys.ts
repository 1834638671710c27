import { createHash, randomBytes } from 'node:crypto'

/** A key of AES-256 with the name under which encrypted values and the database refer to it. */
export interface SecretsKey {
  id: string
  bytes: Buffer
}

/** How a key is written in SECRETS_KEY and in key files. */
export const writtenKey = ({ bytes }: SecretsKey): string => bytes.toString('base64')

/** The id tells nothing about a key of 256 random bits. */
export function keyOf(bytes: Buffer): SecretsKey {
  const digest = createHash('sha256').update('secrets key').update(bytes).digest('hex')
  return { id: digest.slice(0, 12), bytes }
}

export const newKey = (): SecretsKey => keyOf(randomBytes(32))

/** The keys in a text, separated by commas or white space; nothing if one of them is not 32 bytes in base64 or hexadecimal. */
export function keysIn(text: string): SecretsKey[] | undefined {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(readKey)
  return keys.some((key) => key === undefined) ? undefined : keys.flatMap((key) => key ?? [])
}

function readKey(written: string): SecretsKey | undefined {
  if (/^[0-9a-f]{64}$/i.test(written)) return keyOf(Buffer.from(written, 'hex'))
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(written)) return undefined
  return keyOf(Buffer.from(written, 'base64'))
}
