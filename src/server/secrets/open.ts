import type { Pool } from '../database/database'
import { SettingsError } from '../settings/settings-error'
import { keyFileOf, readKeyFile, writeKeyFile, type KeySettings } from './key-file'
import { learnKeys, loadKeys } from './keyring'
import { newKey, writtenKey, type SecretsKey } from './keys'
import { currentKeyId, forgetSecrets, lockSecrets, sealAll, setCurrentKey } from './secrets.sql'

/**
 * Makes the secrets of a database usable for this process, and encrypts those that are in clear. The first start makes a
 * key file; a database whose key is missing is refused and stays as it is.
 */
export async function openSecrets(
  pool: Pool,
  settings: KeySettings,
  log: (line: string) => void = () => {},
): Promise<void> {
  const keys = loadKeys(settings)
  await pool.transaction().execute(async (database) => {
    const id = await lockSecrets(database)
    const match = keys.find((key) => id === undefined || key.id === id)
    if (id !== undefined && !match) throw missingKey(id, settings)
    const key = match ?? makeKeyFile(settings, log)
    if (id === undefined) await setCurrentKey(database, key)
    await sealAll(database, key)
  })
}

const whereKeysAre = (settings: KeySettings) =>
  settings.secretsKeys.length > 0 ? 'SECRETS_KEY' : keyFileOf(settings)

export const missingKey = (id: string, settings: KeySettings) =>
  new SettingsError(
    `The secrets of this database are encrypted with the key ${id}, which is not in ${whereKeysAre(settings)}; put it there, or give the secrets up with: npm run secrets -- reset`,
  )

function makeKeyFile(settings: KeySettings, log: (line: string) => void): SecretsKey {
  const path = keyFileOf(settings)
  const key = newKey()
  // Other processes wait for the database lock, so only this one creates the file.
  writeKeyFile(path, [key])
  learnKeys([key])
  log(`The key of the secrets was made in ${path}; keep a copy of it apart from the database.`)
  return key
}

export interface Rotated {
  /** Id of the key now in use. */
  id: string
  values: number
}

/**
 * Encrypts everything with another key: the first one of the settings that is not in use, else a new one in the key file.
 * Running processes read the file again when they meet the new key. Killed at any moment it can be repeated: the file
 * holds both keys until nothing needs the old one.
 */
export async function rotateKey(pool: Pool, settings: KeySettings): Promise<Rotated> {
  const path = keyFileOf(settings)
  const isFile = settings.secretsKeys.length === 0
  const rotated = await pool.transaction().execute(async (database) => {
    const current = await lockSecrets(database)
    const keys = loadKeys(settings)
    const old = keys.find(({ id }) => id === current)
    if (current !== undefined && !old) throw missingKey(current, settings)
    // Newer keys stand in front of the one in use; older ones were left by a rotation that was killed.
    const [waiting] = old ? keys.slice(0, keys.indexOf(old)) : keys
    if (!waiting && !isFile) {
      throw new SettingsError(
        `SECRETS_KEY holds only the key that is in use. Start every process with two keys, SECRETS_KEY=${writtenKey(newKey())},OLD (the new one in front), then rotate, then take the old one out.`,
      )
    }
    const next = waiting ?? newKey()
    if (!waiting) writeKeyFile(path, [next, ...keys])
    learnKeys([next])
    await setCurrentKey(database, next)
    return { id: next.id, values: await sealAll(database, next) }
  })
  if (isFile)
    writeKeyFile(
      path,
      readKeyFile(path).filter(({ id }) => id === rotated.id),
    )
  return rotated
}

export interface KeyState {
  current: string | undefined
  known: string[]
  where: string
}

export async function keyState(pool: Pool, settings: KeySettings): Promise<KeyState> {
  const known = loadKeys(settings).map(({ id }) => id)
  return { current: await currentKeyId(pool), known, where: whereKeysAre(settings) }
}

/** Gives up what a lost key encrypted, and begins with a key that is there. */
export async function resetSecrets(
  pool: Pool,
  settings: KeySettings,
): Promise<{ factors: number }> {
  const lost = await pool.transaction().execute(async (database) => {
    await lockSecrets(database)
    return forgetSecrets(database)
  })
  await openSecrets(pool, settings)
  return lost
}
