import type { Head } from '../../audit/seal.sql'

/**
 * A backup is a gzipped tar, encrypted if there is a BACKUP_KEY. It contains `about.json`, the secrets key if the
 * archive is encrypted, the rows of each table as JSON lines in pieces, the files and finally `manifest.json`.
 */
export const formatVersion = 1

export interface About {
  format: typeof formatVersion
  createdAt: string
  /** Applied migrations, in order. */
  migrations: string[]
  /** Id of the key that encrypts the secrets inside. */
  secretsKey?: string
}

export interface Counted {
  count: number
  /** SHA-256 over all pieces in order. */
  checksum: string
}

export interface SequenceState {
  name: string
  last: string | null
}

export interface Manifest {
  tables: Record<string, Counted>
  sequences: SequenceState[]
  files: Counted
  /** Keys of files that records reference but the store did not have. */
  missing?: string[]
  /** Head of the audit chain; worth keeping apart from the server too. */
  audit: Head
}

export const aboutName = 'about.json'
export const manifestName = 'manifest.json'
export const keyName = 'secrets.key'
export const tablePiece = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, '0')}.ndjson`
export const fileEntry = (key: string) => `files/${key}`

/**
 * Marks an unfinished restore in the file store until the database is committed; no file of the shop has such a key.
 */
export const unfinishedKey = '.restore-unfinished'

export type Member =
  | { kind: 'about' | 'manifest' | 'key' }
  | { kind: 'table'; table: string; piece: number }
  | { kind: 'file'; key: string }

/** One to four folders and a name, none starting with a dot, so that no key can leave the store. */
const fileKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/){0,4}[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

export const isFileKey = (key: string): boolean => fileKey.test(key) && !key.endsWith('.part')

/** Parses the name of a tar entry; undefined for a name that no backup writes. */
export function memberNamed(name: string): Member | undefined {
  if (name === aboutName) return { kind: 'about' }
  if (name === manifestName) return { kind: 'manifest' }
  if (name === keyName) return { kind: 'key' }
  const [, table, piece] = /^tables\/([a-z][a-z0-9_]*)\/(\d{6,9})\.ndjson$/.exec(name) ?? []
  if (table && piece) return { kind: 'table', table, piece: Number(piece) }
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isFileKey(key) ? { kind: 'file', key } : undefined
}
