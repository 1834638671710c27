import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { Database, Pool } from '../../database/database'
import { knownMigrations, migrate } from '../../database/migrate'
import type { FileStore } from '../../files/store'
import {
  aboutName,
  formatVersion,
  manifestName,
  type About,
  type Counted,
  type Manifest,
} from './archive'
import { insertRows, isEmpty, prepare, setSequences } from './target.sql'
import { BrokenArchive, readTar, type TarEntry } from './tar'

/** Why nothing was restored; each has its sentence. */
export type RestoreFault = 'notEmpty' | 'damaged' | 'newer'

export class RestoreError extends Error {
  readonly fault: RestoreFault
  constructor(fault: RestoreFault, detail = '') {
    super(`${fault} ${detail}`)
    this.fault = fault
  }
}

export interface Restored {
  records: number
  files: number
  createdAt: string
}

/**
 * Puts a backup into an empty place: all of it, or nothing. The tables are made as they were when the backup was written and
 * brought to the newest state afterwards.
 */
export async function restoreBackup(
  { pool, store }: { pool: Pool; store: FileStore },
  path: string,
): Promise<Restored> {
  if (!(await isEmpty(pool)) || !(await holdsNothing(store))) throw new RestoreError('notEmpty')
  const put: string[] = []
  try {
    // Once to see that it is whole: nothing is begun with an archive that breaks off.
    const about = await lookThrough(path)
    await migrate(pool, about.migrations.at(-1))
    const counted = await pool
      .transaction()
      .execute((database) => load(database, store, path, (key) => put.push(key)))
    await migrate(pool)
    return { ...counted, createdAt: about.createdAt }
  } catch (error) {
    for (const key of put) await store.remove(key)
    if (error instanceof BrokenArchive || isZlib(error)) {
      throw new RestoreError('damaged', String(error))
    }
    throw error
  }
}

const isZlib = (error: unknown) =>
  /^Z_/.test(String((error as { code?: unknown } | null)?.code ?? ''))

async function holdsNothing(store: FileStore): Promise<boolean> {
  for await (const key of store.list()) return key === undefined
  return true
}

async function* entriesOf(path: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(path), unpacked)
  // It is awaited below; a fault also ends the loop.
  read.catch(() => undefined)
  // The chunks of an unpacking stream are buffers.
  yield* readTar(unpacked as AsyncIterable<Buffer>)
  unpacked.resume()
  await read
}

async function lookThrough(path: string): Promise<About> {
  let about: About | undefined
  let manifest: Manifest | undefined
  const sums = new Sums()
  for await (const { name, bytes } of entriesOf(path)) {
    if (!about && name !== aboutName) throw new RestoreError('damaged', 'it begins otherwise')
    // Written by the backup; whatever else it may be is refused just below, or by its checksums.
    if (name === aboutName) about = JSON.parse(bytes.toString()) as About
    else if (name === manifestName) manifest = JSON.parse(bytes.toString()) as Manifest
    else sums.add(name, bytes)
  }
  if (!about || !manifest) throw new RestoreError('damaged', 'it has no manifest')
  const known = knownMigrations()
  if (about.format !== formatVersion || about.migrations.some((one) => !known.includes(one))) {
    throw new RestoreError('newer')
  }
  const wrong = sums.differing(manifest)
  if (wrong) throw new RestoreError('damaged', wrong)
  return about
}

async function load(
  database: Database,
  store: FileStore,
  path: string,
  onPut: (key: string) => void,
): Promise<{ records: number; files: number }> {
  const putRight = await prepare(database)
  let records = 0
  let files = 0
  for await (const { name, bytes } of entriesOf(path)) {
    const [kind, second = '', ...rest] = name.split('/')
    if (kind === 'tables') {
      const rows = linesOf(bytes)
      for (let from = 0; from < rows.length; from += 1000) {
        await insertRows(database, second, rows.slice(from, from + 1000))
      }
      records += rows.length
    } else if (kind === 'files') {
      const key = [second, ...rest].join('/')
      await store.put(key, bytes, 'application/octet-stream')
      onPut(key)
      files++
    } else if (name === manifestName) {
      // As in lookThrough.
      await setSequences(database, (JSON.parse(bytes.toString()) as Manifest).sequences)
    }
  }
  await putRight()
  return { records, files }
}

const linesOf = (bytes: Buffer) => bytes.toString().split('\n').filter(Boolean)

/** Counts and checksums of what an archive holds, against what its manifest says. */
class Sums {
  readonly #of = new Map<string, { count: number; hash: ReturnType<typeof createHash> }>()

  add(name: string, bytes: Buffer) {
    const [kind, second = '', ...rest] = name.split('/')
    const isTable = kind === 'tables'
    const sum = this.#sumOf(isTable ? second : '')
    if (isTable) {
      sum.hash.update(bytes)
      sum.count += linesOf(bytes).length
    } else {
      sum.hash.update(`${[second, ...rest].join('/')}\n`).update(bytes)
      sum.count++
    }
  }

  /** What is not as the manifest says; nothing where all is. */
  differing({ tables, files }: Manifest): string | undefined {
    const said: [string, Counted][] = [...Object.entries(tables), ['', files]]
    const unsaid = [...this.#of.keys()].find((name) => name !== '' && !tables[name])
    const wrong = said.find(([name, { count, checksum }]) => {
      const sum = this.#sumOf(name)
      return sum.count !== count || sum.hash.copy().digest('hex') !== checksum
    })
    return unsaid ?? (wrong && (wrong[0] || 'files'))
  }

  #sumOf(name: string) {
    const known = this.#of.get(name) ?? { count: 0, hash: createHash('sha256') }
    this.#of.set(name, known)
    return known
  }
}
