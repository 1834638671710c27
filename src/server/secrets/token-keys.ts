import type { Database, Pool } from '../database/database'
import {
  listSigningKeys,
  makeSigningKey,
  type KeyPurpose,
  type SigningKey,
} from './signing-keys.sql'

/**
 * Each function may read the keys again, on the connection of its caller: within a transaction another connection of
 * the pool would deadlock once all of them are held.
 */
export interface TokenKeys {
  /** Signs new tokens. */
  newest(database: Database): Promise<SigningKey>
  /** All keys that verify. */
  valid(database: Database): Promise<SigningKey[]>
  /** The key that a token names; tokens from before keys had ids name none and belong to the oldest. */
  named(database: Database, kid: string | undefined): Promise<SigningKey | undefined>
}

/** A rotation reaches every process within this time; the grace of old keys covers it. */
const keptMs = 60_000

/** The keys of one kind of token, which verify for `graceSeconds` after their rotation: as long as their tokens live. */
export async function openTokenKeys(
  pool: Pool,
  purpose: KeyPurpose,
  graceSeconds: number,
): Promise<TokenKeys> {
  await makeSigningKey(pool, purpose)
  // A process may sign with the old key until it reads the keys again.
  const grace = graceSeconds + (2 * keptMs) / 1000
  let keys = await listSigningKeys(pool, purpose, grace)
  let readAt = performance.now()

  async function read(database: Database): Promise<SigningKey[]> {
    keys = await listSigningKeys(database, purpose, grace)
    readAt = performance.now()
    return keys
  }
  const valid = async (database: Database) =>
    performance.now() - readAt > keptMs ? read(database) : keys

  return {
    valid,
    async newest(database) {
      const [key] = await valid(database)
      if (!key) throw new Error(`There is no key for ${purpose} tokens`)
      return key
    },
    async named(database, kid) {
      const find = (from: SigningKey[]) =>
        kid === undefined ? from.at(-1) : from.find(({ id }) => String(id) === kid)
      const known = find(await valid(database))
      // Another process may have rotated the keys since; older ids than ours never come back.
      const isNewer = /^[1-9]\d{0,9}$/.test(kid ?? '') && Number(kid) > (keys[0]?.id ?? 0)
      return known ?? (isNewer ? find(await read(database)) : undefined)
    },
  }
}
