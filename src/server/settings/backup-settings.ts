import { resolve } from 'node:path'
import type { Reading } from './reading-settings'
import { keysIn, type SecretsKey } from '../secrets/keys'
import { projectRoot } from './project-root'

/** The settings of backups, and of the secrets in the database. */
export interface BackupSettings {
  /** For so many days a backup made from the office is kept. */
  backupDays: number
  /** The keys of SECRETS_KEY; without them they are in a file. */
  secretsKeys: SecretsKey[]
  /** The file of the keys, where it is not secrets.key of the data directory. */
  secretsKeyFile: string | undefined
  /** Encrypts backups: a passphrase, or a key of 32 bytes in base64. */
  backupKey: string | undefined
  /** The time of the nightly backup, such as 02:00 at the shop's place; empty means never. */
  nightlyBackup: string
}

export function readBackupSettings({ env, describe, whole, refused }: Reading): BackupSettings {
  const secretsKeys = keysIn(env.SECRETS_KEY ?? '')
  if (!secretsKeys) {
    throw refused(
      'SECRETS_KEY is no key of 32 bytes in base64, such as openssl rand -base64 32 makes',
    )
  }
  if (env.BACKUP_KEY && env.BACKUP_KEY.length < 16) {
    throw refused('BACKUP_KEY is shorter than 16 characters; take several words or a key')
  }
  describe('NIGHTLY_BACKUP', 'HH:MM | off', 'off')
  const night = env.NIGHTLY_BACKUP || 'off'
  if (night !== 'off' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(night)) {
    throw refused(`NIGHTLY_BACKUP=${night} is neither off nor a time, such as 02:00`)
  }
  return {
    backupDays: whole('BACKUP_DAYS', 30, 3650),
    secretsKeys,
    secretsKeyFile: env.SECRETS_KEY_FILE ? resolve(projectRoot, env.SECRETS_KEY_FILE) : undefined,
    backupKey: env.BACKUP_KEY || undefined,
    nightlyBackup: night === 'off' ? '' : night,
  }
}
