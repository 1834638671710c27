import type { Head } from '../../audit/seal.sql'

/**
 * What a backup is: a gzipped tar of `about.json`, the rows of each table as JSON lines in pieces, the files, and at its end
 * `manifest.json`, without which it is no backup.
 */
export const formatVersion = 1

export interface About {
  format: typeof formatVersion
  createdAt: string
  /** The migrations that the tables have seen, in their order. */
  migrations: string[]
}

export interface Counted {
  count: number
  /** SHA-256 over all of it, in its order. */
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
  /** Where the chain of the audit log ended; also worth being kept apart from the server. */
  audit: Head
}

export const aboutName = 'about.json'
export const manifestName = 'manifest.json'
export const tablePiece = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, '0')}.ndjson`
export const fileEntry = (key: string) => `files/${key}`
