import { randomUUID } from 'node:crypto'
import type { Database, Pool } from '../../database/database'
import { migrateWithin } from '../../database/migrate'
import type { FileStore } from '../../files/store'
import type { KeySettings } from '../../secrets/key-file'
import type { Settings } from '../../settings/settings'
import { manifestName, memberNamed, unfinishedKey } from './archive'
import { faultOf, RestoreError } from './faults'
import { entriesOf } from './read'
import { adoptKey } from './restored-keys'
import { linesOf, Sums } from './sums'
import { BrokenArchive } from './tar'
import {
  findRestoration,
  insertRestoration,
  insertRows,
  isEmpty,
  lockRestore,
  prepare,
  setSequences,
} from './target.sql'
import { listTables } from './snapshot.sql'
import { verifyArchive, type Verified } from './verify'

export interface Target {
  pool: Pool
  store: FileStore
  settings: KeySettings & Pick<Settings, 'backupKey'>
}

export interface Options {
  /** Restores without the secrets key: all users log in again and second factors are set up anew. */
  forgetSecrets?: boolean
}

export interface Restored {
  records: number
  files: number
  createdAt: string
}

/**
 * Restores a backup into an empty place, completely or not at all. Tables and rows are one transaction; files are
 * written before it commits. A killed restore leaves its mark in the file store, and the next one removes the
 * leftovers.
 */
export async function restoreBackup(
  target: Target,
  path: string,
  options: Options = {},
): Promise<Restored> {
  try {
    const archive = await verifyArchive(path, target.settings.backupKey)
    return await restoreVerified(target, { path, archive, options })
  } catch (error) {
    throw faultOf(error)
  }
}

async function restoreVerified(
  { pool, store, settings }: Target,
  { path, archive, options }: { path: string; archive: Verified; options: Options },
): Promise<Restored> {
  let isBegun = false
  try {
    const restored = await pool.transaction().execute(async (database) => {
      if (!(await lockRestore(database))) throw new RestoreError('busy')
      const done = await finishedBefore(database, store, archive)
      if (done) return done
      await makeRoom(store)
      const id = randomUUID()
      await store.put(unfinishedKey, Buffer.from(id), 'text/plain')
      isBegun = true
      await migrateWithin(database, archive.about.migrations.at(-1))
      const counted = await load(database, store, { path, archive, settings })
      await migrateWithin(database)
      await adoptKey(database, settings, { archive, forget: options.forgetSecrets ?? false })
      const restored = { ...counted, createdAt: archive.about.createdAt }
      await insertRestoration(database, { id, manifest: archive.digest, data: restored })
      return restored
    })
    await store.remove(unfinishedKey)
    return restored
  } catch (error) {
    // The commit may have succeeded although its answer was lost; then the files must stay.
    if (isBegun && (await isEmpty(pool).catch(() => false))) await clear(store)
    throw error
  }
}

/** Result of an earlier, killed restore of the same archive that did complete. */
async function finishedBefore(
  database: Database,
  store: FileStore,
  { digest, about }: Verified,
): Promise<Restored | undefined> {
  if (await isEmpty(database)) return undefined
  const restoration = await findRestoration(database, digest)
  if (!restoration) throw new RestoreError('notEmpty')
  const mark = (await store.get(unfinishedKey))?.toString()
  if (mark !== restoration.id)
    throw new RestoreError('already', digest, { createdAt: about.createdAt })
  // insertRestoration wrote it.
  return restoration.data as Restored
}

/** Refuses a file store in use; removes leftovers of an unfinished restore. */
async function makeRoom(store: FileStore): Promise<void> {
  if (await store.get(unfinishedKey)) return clear(store)
  for await (const key of store.list()) throw new RestoreError('notEmpty', key)
}

/** The mark is removed last, so that a killed cleanup is continued by the next restore. */
async function clear(store: FileStore): Promise<void> {
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  for (const key of keys) if (key !== unfinishedKey) await store.remove(key)
  await store.remove(unfinishedKey)
}

async function load(
  database: Database,
  store: FileStore,
  { path, archive, settings }: Pick<Target, 'settings'> & { path: string; archive: Verified },
): Promise<{ records: number; files: number }> {
  const known = new Set(await listTables(database))
  const putRight = await prepare(database)
  // The file may have changed since it was verified.
  const sums = new Sums()
  let records = 0
  let files = 0
  for await (const { name, bytes } of entriesOf(path, settings.backupKey)) {
    const member = memberNamed(name)
    if (!member || !sums.add(member, bytes)) throw new BrokenArchive(name)
    if (member.kind === 'table') {
      if (!known.has(member.table)) throw new BrokenArchive(`There is no table ${member.table}`)
      const rows = linesOf(bytes)
      for (let from = 0; from < rows.length; from += 1000) {
        await insertRows(database, member.table, rows.slice(from, from + 1000))
      }
      records += rows.length
    } else if (member.kind === 'file') {
      await store.put(member.key, bytes, 'application/octet-stream')
      files++
    }
  }
  const wrong = sums.differing(archive.manifest)
  if (wrong) throw new BrokenArchive(`${manifestName}: ${wrong}`)
  await setSequences(database, archive.manifest.sequences)
  await putRight()
  return { records, files }
}
