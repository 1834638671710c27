import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { now } from '../../database/clock'
import type { Pool } from '../../database/database'
import type { FileStore } from '../../files/store'
import { keyNamed } from '../../secrets/keyring'
import { writtenKey } from '../../secrets/keys'
import {
  aboutName,
  fileEntry,
  formatVersion,
  isFileKey,
  keyName,
  manifestName,
  tablePiece,
  type About,
  type Counted,
  type Manifest,
  unfinishedKey,
} from './archive'
import { encrypted } from './encryption'
import { beginPart, endPart } from './parts'
import {
  auditHead,
  listFileKeys,
  listMigrations,
  listSequences,
  listTables,
  openSnapshot,
  rowsOf,
  secretsKeyId,
  type Snapshot,
} from './snapshot.sql'
import { tarEnd, tarEntry } from './tar'

export interface Written {
  records: number
  files: number
  manifest: Manifest
}

export interface Source {
  pool: Pool
  store: FileStore
  /** Encrypts the archive, which then also contains the secrets key. */
  backupKey?: string | undefined
}

/** Size of the table pieces that are buffered and written. */
const pieceBytes = 4 * 1024 * 1024

/** Writes the current database and files into an archive, which appears under its name only when complete. */
export async function writeBackup(source: Source, path: string): Promise<Written> {
  const unfinished = await beginPart(path)
  let manifest: Manifest | undefined
  try {
    const entries = archiveOf(source, (made) => (manifest = made))
    await pipeline(
      Readable.from(entries),
      createGzip(),
      (packed: AsyncIterable<Buffer>) =>
        source.backupKey ? encrypted(packed, source.backupKey) : packed,
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    const file = await open(unfinished, 'r+')
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } finally {
    await endPart(unfinished)
  }
  if (!manifest) throw new Error('The archive has no manifest')
  const counts = Object.values(manifest.tables).map(({ count }) => count)
  const records = counts.reduce((sum, count) => sum + count, 0)
  return { records, files: manifest.files.count, manifest }
}

async function* archiveOf(
  { pool, store, backupKey }: Source,
  onEnd: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const snapshot = await openSnapshot(pool)
  try {
    const secretsKey = await secretsKeyId(snapshot)
    const about: About = {
      format: formatVersion,
      createdAt: now().toISOString(),
      migrations: await listMigrations(snapshot),
      ...(secretsKey && { secretsKey }),
    }
    yield* jsonEntry(aboutName, about)
    // A key in clear text would open the archive around it.
    if (backupKey && secretsKey)
      yield* tarEntry(keyName, Buffer.from(writtenKey(keyNamed(secretsKey))))
    const tables: Manifest['tables'] = {}
    for (const table of await listTables(snapshot)) {
      tables[table] = yield* tableEntries(snapshot, table)
    }
    const audit = await auditHead(snapshot)
    const sequences = await listSequences(snapshot)
    const missing = new Set(await listFileKeys(snapshot))
    const files = yield* fileEntries(store, (key) => missing.delete(key))
    const manifest = { tables, sequences, files, missing: [...missing].sort(), audit }
    yield* jsonEntry(manifestName, manifest)
    yield tarEnd
    onEnd(manifest)
  } finally {
    await snapshot.rollback().execute()
  }
}

async function* tableEntries(snapshot: Snapshot, table: string): AsyncGenerator<Buffer, Counted> {
  const hash = createHash('sha256')
  let count = 0
  let piece = 0
  let held: string[] = []
  let size = 0
  const flush = () => {
    const bytes = Buffer.from(held.join(''))
    held = []
    size = 0
    hash.update(bytes)
    return tarEntry(tablePiece(table, ++piece), bytes)
  }
  for await (const rows of rowsOf(snapshot, table)) {
    for (const row of rows) {
      held.push(`${row}\n`)
      size += row.length
      count++
      if (size >= pieceBytes) yield* flush()
    }
  }
  if (held.length > 0) yield* flush()
  return { count, checksum: hash.digest('hex') }
}

async function* fileEntries(
  store: FileStore,
  onFile: (key: string) => void,
): AsyncGenerator<Buffer, Counted> {
  const hash = createHash('sha256')
  let count = 0
  for await (const key of store.list()) {
    if (key === unfinishedKey) continue
    if (!isFileKey(key)) throw new Error(`The store holds ${key}, which no archive can hold`)
    const bytes = await store.get(key)
    // Removed since it was listed; reported as missing if a record references it.
    if (!bytes) continue
    onFile(key)
    hash.update(`${key}\n`).update(bytes)
    count++
    yield* tarEntry(fileEntry(key), bytes)
  }
  return { count, checksum: hash.digest('hex') }
}

function jsonEntry(name: string, content: unknown): Buffer[] {
  return tarEntry(name, Buffer.from(JSON.stringify(content, null, 2)))
}
