import type { SecretsKey } from './keys'
import { keyFileOf, readKeyFile, type KeySettings } from './key-file'

/**
 * The keys that this process knows, by id. One map for all databases of the process: an id is the digest of its key, and
 * each database says which id it uses, so callers need not carry keys to every query.
 */
const known = new Map<string, SecretsKey>()
/** Key files, read again on an unknown id: another process may have rotated the key. */
const files = new Set<string>()

export function learnKeys(keys: SecretsKey[]): void {
  for (const key of keys) known.set(key.id, key)
}

/** The keys of the settings, the one to be used first in front. */
export function loadKeys(settings: KeySettings): SecretsKey[] {
  const { secretsKeys } = settings
  const path = keyFileOf(settings)
  if (secretsKeys.length === 0) files.add(path)
  const keys = secretsKeys.length > 0 ? secretsKeys : readKeyFile(path)
  learnKeys(keys)
  return keys
}

export function keyNamed(id: string): SecretsKey {
  if (!known.has(id)) for (const path of files) learnKeys(readKeyFile(path))
  const key = known.get(id)
  if (!key) throw new Error(`The key ${id} of the secrets is not known to this process`)
  return key
}
