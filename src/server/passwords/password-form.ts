import { createDecipheriv, randomBytes } from 'node:crypto'
import type { Schemas } from '../../domain/schemas'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { readSecret } from '../secrets/secrets.sql'
import type { Settings } from '../settings/settings'

/** How passwords travel from a form to the server. */
export interface PasswordForm {
  /** What the front end must know to send one. */
  announced: Pick<Schemas['Settings'], 'passwordForm' | 'passwordKey' | 'passwordIv'>
  /** The password in what was sent; refuses what is not in the announced form. */
  read: (sent: string) => string
}

/** TLS protects a password on its way; the other forms serve installations that demand one on top. */
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

/** AES-128 in CBC mode; the last block is filled with zeros. */
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
