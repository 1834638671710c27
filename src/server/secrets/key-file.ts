import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '../settings/settings'
import { SettingsError } from '../settings/settings-error'
import { keysIn, writtenKey, type SecretsKey } from './keys'

export type KeySettings = Pick<Settings, 'dataDir' | 'secretsKeys' | 'secretsKeyFile'>

/** The file of the keys, unless SECRETS_KEY holds them. */
export const keyFileOf = ({ dataDir, secretsKeyFile }: KeySettings): string =>
  secretsKeyFile ?? join(dataDir, 'secrets.key')

/** The keys in the order in which they are written; none if there is no file. */
export function readKeyFile(path: string): SecretsKey[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    // Errors of the file system carry a code.
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new SettingsError(`The key file ${path} cannot be read (${code}).`)
  }
  const keys = keysIn(text)
  if (!keys || keys.length === 0) {
    throw new SettingsError(
      `The file ${path} holds no key of 32 bytes in base64; nothing was changed.`,
    )
  }
  return keys
}

/** Replaces the file as a whole; it is on the disk when this returns, and readable by its owner only. */
export function writeKeyFile(path: string, keys: SecretsKey[]): void {
  const unfinished = `${path}.${process.pid}.new`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const file = openSync(unfinished, 'w', 0o600)
    try {
      writeSync(file, keys.map((key) => `${writtenKey(key)}\n`).join(''))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
    syncFolder(dirname(path))
  } catch (error) {
    // Errors of the file system carry a code.
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`The key file ${path} cannot be written (${code}).`)
  }
}

/** Makes the new name survive a loss of power; not every system can do this for a folder. */
function syncFolder(path: string) {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch {
    // The file itself is on the disk.
  }
}
