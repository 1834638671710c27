import type { Database } from '../../database/database'
import { keyFileOf, readKeyFile, writeKeyFile, type KeySettings } from '../../secrets/key-file'
import { learnKeys, loadKeys } from '../../secrets/keyring'
import {
  currentKeyId,
  forgetSecrets,
  holdsSecrets,
  sealAll,
  setCurrentKey,
} from '../../secrets/secrets.sql'
import { RestoreError } from './faults'
import type { Verified } from './verify'

/**
 * Makes the restored secrets readable here: with the keys of this installation, or with the key inside an encrypted
 * archive. That key is added to the key file; if SECRETS_KEY is set, the secrets are re-encrypted with it instead.
 */
export async function adoptKey(
  database: Database,
  settings: KeySettings,
  { archive, forget }: { archive: Verified; forget: boolean },
): Promise<void> {
  const id = await currentKeyId(database)
  // An archive from before secrets were encrypted: the next start encrypts them.
  if (id === undefined) return
  const keys = loadKeys(settings)
  if (keys.some((key) => key.id === id)) return
  if (archive.key) {
    learnKeys([archive.key])
    const [own] = settings.secretsKeys
    if (own) {
      await setCurrentKey(database, own)
      await sealAll(database, own)
    } else {
      const path = keyFileOf(settings)
      writeKeyFile(path, [archive.key, ...readKeyFile(path)])
    }
  } else if (forget || !(await holdsSecrets(database))) {
    await forgetSecrets(database)
  } else {
    throw new RestoreError('secretsKey', id, { id })
  }
}
