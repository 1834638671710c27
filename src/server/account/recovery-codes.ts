import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Pool } from '../database/database'
import { readSecret } from '../secrets/secrets.sql'
import { listPlainCodes, replacePlainCode } from './second-factor.sql'

/**
 * How a recovery code is stored: as an HMAC with a key of the installation, so that who reads the table cannot try codes
 * against it. However the code is written: with other dashes, spaces or capitals.
 */
export async function recoveryHashOf(pool: Pool): Promise<(code: string) => string> {
  const key = await readKey(pool)
  return (code) => keyed(plainHash(code), key)
}

/** The codes of before had a hash without a key: it is put under the key, and the codes stay as they are. */
export async function keyRecoveryCodes(pool: Pool): Promise<void> {
  const plain = await listPlainCodes(pool)
  if (plain.length === 0) return
  const key = await readKey(pool)
  for (const { userId, hash } of plain)
    await replacePlainCode(pool, { userId, hash, by: keyed(hash, key) })
}

const readKey = (pool: Pool) =>
  readSecret(pool, 'recovery-code-key', () => randomBytes(32).toString('base64'))

const keyed = (hash: string, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(hash).digest('base64url')

const plainHash = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url')
