import { createDecipheriv, randomBytes } from 'node:crypto'
import type { Schemas } from '../../domain/schemas'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { readSecret } from '../secrets/secrets.sql'
import type { Settings } from '../settings/settings'

/** Encoding of passwords between form and server. */
export interface PasswordForm {
  /** Settings that the front end needs to encode a password. */
  announced: Pick<Schemas['Settings'], 'passwordForm' | 'passwordKey' | 'passwordIv'>
  /** Decodes a sent password; refuses other encodings. */
  read: (sent: string) => string
}

/** TLS protects passwords in transit; the other forms serve installations that require an additional encryption. */
export async function openPasswordForm(
  pool: Pool,
  { passwordForm }: Settings,
): Promise<PasswordForm> {
  if (passwordForm === 'plain') return { announced: { passwordForm }, read: (sent) => sent }
  if (passwordForm === 'base64') {
    return { announced: { passwordForm }, read: (sent) => textOf(bytesOf(sent)) }
  }

  const make = () => randomBytes(16).toString('base64')
  const passwordKey = await readSecret(pool, 'password-key', make)
  const passwordIv = await readSecret(pool, 'password-iv', make)
  return {
    announced: { passwordForm, passwordKey, passwordIv },
    read: (sent) => textOf(decrypted(bytesOf(sent), passwordKey, passwordIv)),
  }
}

/** AES-128-CBC with zero padding. */
function decrypted(bytes: Buffer, key: string, iv: string): Buffer {
  const decipher = createDecipheriv(
    'aes-128-cbc',
    Buffer.from(key, 'base64'),
    Buffer.from(iv, 'base64'),
  ).setAutoPadding(false)
  if (bytes.length === 0 || bytes.length % 16 !== 0) throw new Refusal('account.passwordForm')
  const filled = Buffer.concat([decipher.update(bytes), decipher.final()])
  const end = filled.findLastIndex((byte) => byte !== 0) + 1
  return filled.subarray(0, end)
}

function bytesOf(sent: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(sent)) throw new Refusal('account.passwordForm')
  return Buffer.from(sent, 'base64')
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('account.passwordForm')
  }
}
