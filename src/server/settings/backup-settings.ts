import { resolve } from 'node:path'
import type { Reading } from './reading-settings'
import { keysIn, type SecretsKey } from '../secrets/keys'
import { projectRoot } from './project-root'

/** Settings of backups and of secrets in the database. */
export interface BackupSettings {
  /** Days for which a backup made in the office is kept. */
  backupDays: number
  /** Keys of SECRETS_KEY; without it they are in a file. */
  secretsKeys: SecretsKey[]
  /** Key file if it is not secrets.key in the data directory. */
  secretsKeyFile: string | undefined
  /** Encrypts backups: a passphrase, or a 32-byte key in base64. */
  backupKey: string | undefined
  /** Time of the nightly backup in the shop's time zone, such as 02:00; empty = never. */
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
