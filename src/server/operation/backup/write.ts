import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { now } from '../../database/clock'
import type { Pool } from '../../database/database'
import type { FileStore } from '../../files/store'
import {
  aboutName,
  fileEntry,
  formatVersion,
  manifestName,
  tablePiece,
  type About,
  type Counted,
  type Manifest,
} from './archive'
import {
  auditHead,
  listMigrations,
  listSequences,
  listTables,
  openSnapshot,
  rowsOf,
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
}

/** So large a piece of a table is held and written at a time. */
const pieceBytes = 4 * 1024 * 1024

/** Writes database and files as they are now into an archive; under its name it is there whole or not at all. */
export async function writeBackup(source: Source, path: string): Promise<Written> {
  const unfinished = `${path}.part`
  let manifest: Manifest | undefined
  try {
    const entries = archiveOf(source, (made) => (manifest = made))
    await pipeline(
      Readable.from(entries),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    const file = await open(unfinished, 'r+')
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const counts = Object.values(manifest!.tables).map(({ count }) => count)
  const records = counts.reduce((sum, count) => sum + count, 0)
  return { records, files: manifest!.files.count, manifest: manifest! }
}

async function* archiveOf(
  { pool, store }: Source,
  onEnd: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const snapshot = await openSnapshot(pool)
  try {
    const about: About = {
      format: formatVersion,
      createdAt: now().toISOString(),
      migrations: await listMigrations(snapshot),
    }
    yield* jsonEntry(aboutName, about)
    const tables: Manifest['tables'] = {}
    for (const table of await listTables(snapshot)) {
      tables[table] = yield* tableEntries(snapshot, table)
    }
    const audit = await auditHead(snapshot)
    const sequences = await listSequences(snapshot)
    const files = yield* fileEntries(store)
    const manifest = { tables, sequences, files, audit }
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

async function* fileEntries(store: FileStore): AsyncGenerator<Buffer, Counted> {
  const hash = createHash('sha256')
  let count = 0
  for await (const key of store.list()) {
    const bytes = await store.get(key)
    // It was removed since it was listed: then no record names it any more.
    if (!bytes) continue
    hash.update(`${key}\n`).update(bytes)
    count++
    yield* tarEntry(fileEntry(key), bytes)
  }
  return { count, checksum: hash.digest('hex') }
}

function jsonEntry(name: string, content: unknown): Buffer[] {
  return tarEntry(name, Buffer.from(JSON.stringify(content, null, 2)))
}
