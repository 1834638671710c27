import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Tables } from '../../src/server/database/types'
import type { Pool } from '../../src/server/database/database'
import { poolOn } from '../../src/server/database/reopening-pool'
import type { FileStore } from '../../src/server/files/store'
import { RestoreError } from '../../src/server/operation/backup/faults'
import { restoreBackup, type Target } from '../../src/server/operation/backup/restore'
import { listTables } from '../../src/server/operation/backup/snapshot.sql'
import { randomOf } from './part'

/** An empty place to restore into, used by nobody else. */
export interface Place extends Target {
  url: string
  /** Folder for files of the attempts. */
  folder: string
}

export interface Result {
  name: string
  tried: number
  /** Descriptions of the faults; empty if everything held. */
  harm: string[]
}

/** Summarises a place for comparison: a checksum of each table and the keys of all files. */
export async function contentsOf({ pool, store }: Pick<Place, 'pool' | 'store'>) {
  const contents: Record<string, string> = {}
  for (const table of await listTables(pool)) {
    const { rows } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as sum
      from ${sql.table(table)} as one`.execute(pool)
    contents[table] = rows[0]?.sum ?? ''
  }
  for await (const key of store.list())
    contents[`file ${key}`] = String((await store.get(key))?.length)
  return contents
}

export async function emptyPlace({ pool, store }: Place): Promise<void> {
  await sql`drop schema public cascade`.execute(pool)
  await sql`create schema public`.execute(pool)
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  for (const key of keys) await store.remove(key)
}

const faultText = (error: unknown) => (error instanceof RestoreError ? error.fault : String(error))

/**
 * Restores that die before or after one of their queries or file operations, like a killed process: nothing of them
 * continues, and their transaction is rolled back. Each is then repeated and must restore everything.
 */
export async function killedRestores(
  place: Place,
  archive: string,
  { kills }: { kills: number },
): Promise<Result> {
  const counter = mortal(place)
  await restoreBackup(counter.target, archive)
  await counter.end()
  const whole = await contentsOf(place)
  await emptyPlace(place)
  const harm: string[] = []
  for (let round = 0; round < kills; round++) {
    // Evenly spread over all operations; the last ones, around the commit, once each.
    const nth = Math.max(1, counter.count() - Math.floor((round * counter.count()) / kills))
    const dying = mortal(place, { nth, after: round % 2 === 0 })
    const first = await restoreBackup(dying.target, archive).then(() => 'done', faultText)
    await dying.end()
    const second = await restoreBackup(place, archive).then(() => 'done', faultText)
    const isSame = JSON.stringify(await contentsOf(place)) === JSON.stringify(whole)
    // A restore killed after its last operation was complete, and the repetition says so.
    const isTold = second === 'done' || (nth === counter.count() && second === 'already')
    if (!isTold || !isSame) harm.push(`killed at ${nth}: ${first}, again: ${second}`)
    await emptyPlace(place)
  }
  return { name: 'Restores killed and done again', tried: kills, harm }
}

interface Death {
  nth: number
  after: boolean
}

/** A target that counts its operations and fails from a given one on. */
function mortal({ url, store, settings }: Place, death?: Death) {
  const connections = poolOn(url, 2)
  let count = 0
  let isDead = false
  async function live<T>(work: () => Promise<T>, die: () => void = () => {}): Promise<T> {
    const isLast = ++count === death?.nth
    if (isDead || (isLast && !death?.after)) {
      isDead = true
      die()
      throw new Error('killed')
    }
    const answer = await work()
    if (!isLast) return answer
    isDead = true
    die()
    throw new Error('killed')
  }
  const mortalStore: FileStore = {
    put: (key, bytes, type) => live(() => store.put(key, bytes, type)),
    get: (key) => live(() => store.get(key)),
    remove: (key) => live(() => store.remove(key)),
    async *list() {
      await live(async () => undefined)
      yield* store.list()
    },
  }
  const pool: Pool = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          if (isDead) throw new Error('killed')
          const client = await connections.connect()
          let isGone = false
          const die = () => {
            if (!isGone) client.release(true)
            isGone = true
          }
          const query = (text: string, values: unknown[]) =>
            live(() => client.query(text, values), die)
          // The dialect uses only these two methods of a client.
          return { query, release: () => (isDead ? die() : client.release()) } as never
        },
        end: () => connections.end(),
      },
    }),
  })
  return {
    target: { pool, store: mortalStore, settings },
    count: () => count,
    end: () => pool.destroy(),
  }
}

/** Damaged archives are either refused without leaving anything behind, or restored completely. */
export async function damagedArchives(
  place: Place,
  archive: string,
  { flips, cuts, seed = 1 }: { flips: number; cuts: number; seed?: number },
): Promise<Result> {
  await restoreBackup(place, archive)
  const whole = JSON.stringify(await contentsOf(place))
  await emptyPlace(place)
  const bytes = readFileSync(archive)
  const attempts = [
    ...Array.from({ length: flips }, (_, nth) => flipped(bytes, nth, seed + nth)),
    ...Array.from({ length: cuts }, (_, nth) =>
      cut(bytes, Math.floor((nth * bytes.length) / cuts)),
    ),
    ...[1, 2, 8, 9, 20].map((less) => cut(bytes, bytes.length - less)),
    { what: 'twice', bytes: Buffer.concat([bytes, bytes]) },
    { what: 'more behind it', bytes: Buffer.concat([bytes, Buffer.from('more')]) },
    ...changedMembers(bytes),
  ]
  const harm: string[] = []
  const path = join(place.folder, 'damaged.tar.gz')
  for (const { what, bytes: damaged } of attempts) {
    writeFileSync(path, damaged)
    const answer = await restoreBackup(place, path).then(() => 'done', faultText)
    const left = JSON.stringify(await contentsOf(place))
    const isHarmless = answer === 'done' ? left === whole : left === '{}'
    const isTold = ['done', 'damaged', 'backupKey', 'newer'].includes(answer)
    if (!isHarmless || !isTold) harm.push(`${what}: ${answer}`)
    if (left !== '{}') await emptyPlace(place)
  }
  return { name: 'Damaged archives', tried: attempts.length, harm }
}

/** The first flips hit the header, the others any byte. */
function flipped(bytes: Buffer, nth: number, seed: number) {
  const { below } = randomOf(seed)
  const copy = Buffer.from(bytes)
  const at = nth < 16 ? nth : below(bytes.length)
  copy[at] = (copy[at] ?? 0) ^ (1 << below(8))
  return { what: `bit flipped in byte ${at}`, bytes: copy }
}

const cut = (bytes: Buffer, length: number) => ({
  what: `cut after ${length} bytes`,
  bytes: bytes.subarray(0, length),
})

/** Changes the members of a plain archive: drops, duplicates, swaps, renames and adds them. */
function changedMembers(archive: Buffer) {
  if (archive[0] !== 0x1f) return []
  const members = membersOf(gunzipSync(archive))
  const [first, second, ...others] = members
  if (!first || !second) return []
  const last = members.at(-1)
  const packed = (what: string, parts: (Buffer | undefined)[]) => ({
    what,
    bytes: gzipSync(Buffer.concat([...parts.flatMap((part) => part ?? []), Buffer.alloc(1024)])),
  })
  const names = [
    'files/../../evil',
    'files//evil',
    '/etc/evil',
    'files/a/../../evil',
    '..',
    'files/.restore-unfinished',
  ]
  const more = [...names, 'tables/evil/000001.ndjson', 'evil']
  return [
    packed('first member dropped', [second, ...others]),
    packed('second member dropped', [first, ...others]),
    packed('last member dropped', members.slice(0, -1)),
    packed('member twice', [first, second, second, ...others]),
    packed('members swapped', [first, ...others.slice(0, 1), second, ...others.slice(1)]),
    packed('members reversed', [...members].reverse()),
    ...more.map((name) =>
      packed(`${name} added`, [...members.slice(0, -1), renamed(second, name), last]),
    ),
    packed('link added', [...members.slice(0, -1), renamed(second, 'files/ab/link', '2'), last]),
  ]
}

function membersOf(tar: Buffer): Buffer[] {
  const members: Buffer[] = []
  for (let at = 0; tar[at];) {
    const size = parseInt(tar.toString('latin1', at + 124, at + 135), 8)
    const end = at + 512 + Math.ceil(size / 512) * 512
    members.push(tar.subarray(at, end))
    at = end
  }
  return members
}

/** The member under another name, with a valid header checksum. */
function renamed(member: Buffer, name: string, type = '0'): Buffer {
  const copy = Buffer.from(member)
  copy.fill(0, 0, 100)
  copy.write(name, 0)
  copy.write(type, 156)
  copy.fill(' ', 148, 156)
  const sum = copy.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return copy
}
