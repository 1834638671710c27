import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Pool } from '../database/database'
import { readSecret } from '../secrets/secrets.sql'
import { listPlainCodes, replacePlainCode } from './second-factor.sql'

/**
 * Returns the hash function of recovery codes: an HMAC with a key of the installation, so that a leaked table does
 * not allow guessing. Case, spaces and dashes in the code are ignored.
 */
export async function recoveryHashOf(pool: Pool): Promise<(code: string) => string> {
  const key = await readKey(pool)
  return (code) => keyed(plainHash(code), key)
}

/** Migrates codes that were hashed without a key: the old hash goes through the HMAC, so the codes stay valid. */
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
