import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { noteChange } from '../../../../src/server/audit/audit.sql'
import { sealLines } from '../../../../src/server/audit/seal.sql'
import { verifyAudit } from '../../../../src/server/audit/verify'
import { connect, type Pool } from '../../../../src/server/database/database'
import { backupsUnderLoad } from '../../../../scripts/torture/backup-load'
import { damagedArchives, killedRestores } from '../../../../scripts/torture/restore'
import { fileJobs } from '../../../../src/server/files/jobs'
import { storeOf } from '../../../../src/server/files/store'
import { restoreBackup } from '../../../../src/server/operation/backup/restore'
import { listTables, openSnapshot } from '../../../../src/server/operation/backup/snapshot.sql'
import { tarEntry } from '../../../../src/server/operation/backup/tar'
import { keysIn } from '../../../../src/server/secrets/keys'
import { openSecrets } from '../../../../src/server/secrets/open'
import { readSecret } from '../../../../src/server/secrets/secrets.sql'
import { readSettings } from '../../../../src/server/settings/settings'
import { writeBackup } from '../../../../src/server/operation/backup/write'
import { ownDatabase, startApp } from '../../../app'
import { closeAfterFile } from '../../../closing'
import { administer, urlOf } from '../../../database'

/** The secrets key of all shops here, also brought to the other installation. */
const key = randomBytes(32).toString('base64')

const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-backup-'))
  closeAfterFile(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** An empty database and an empty file store. */
async function emptyPlace() {
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} template template0`)
  const url = urlOf(server, name)
  const pool = connect(url, 4)
  closeAfterFile(async () => {
    await pool.destroy()
    await administer(server, `drop database ${name} (force)`)
  })
  const dataDir = folder()
  const settings = { ...readSettings({ SECRETS_KEY: key }), dataDir }
  return { url, pool, dataDir, settings, store: storeOf(settings) }
}

const contents = async (pool: Pool) => {
  const found: Record<string, unknown> = {}
  for (const table of await listTables(pool)) {
    const { rows } =
      await sql`select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as sum
      from ${sql.table(table)} as one`.execute(pool)
    found[table] = rows[0]
  }
  return found
}

async function givenShop() {
  const shop = await startApp({ settings: { secretsKeys: keysIn(key) ?? [] } })
  await shop.call('buyer', 'PUT', '/admin/web/user/update/base', { industry: 'rail' })
  const store = storeOf(shop.settings)
  await store.put('ab/one.pdf', randomBytes(3_000_000), 'application/pdf')
  await store.put('cd/two.png', Buffer.from('two'), 'image/png')
  await shop.database.transaction().execute((database) => sealLines(database))
  return { shop, store }
}

test('a backup in an empty place gives the same shop again', async () => {
  const { shop, store } = await givenShop()
  const path = join(folder(), 'all.tar.gz')
  const written = await writeBackup({ pool: shop.database, store }, path)
  expect(written).toMatchObject({ files: 2, manifest: { audit: { seq: expect.any(Number) } } })

  const place = await emptyPlace()
  const restored = await restoreBackup(place, path)
  expect(restored).toMatchObject({ records: written.records, files: 2 })
  expect(await contents(place.pool)).toEqual(await contents(shop.database))
  const [put, kept] = [await place.store.get('ab/one.pdf'), await store.get('ab/one.pdf')]
  expect(put?.equals(kept!)).toBe(true)

  const { broken, head } = await verifyAudit(place.pool, written.manifest.audit)
  expect({ broken, head }).toEqual({ broken: undefined, head: written.manifest.audit })
  // Sequences continue; triggers and foreign keys work again.
  const next = await place.pool
    .insertInto('account')
    .values({ kind: 'person', account_name: 'new' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const newest = await shop.database
    .selectFrom('account')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  expect(next.id).toBeGreaterThan(newest.id)
  await expect(sql`delete from audit`.execute(place.pool)).rejects.toThrow('only grows')
  await expect(sql`delete from account where id = 1`.execute(place.pool)).rejects.toThrow('foreign')

  const again = await startApp({
    beside: {
      ...shop,
      place: { ...place, autonomous: place.pool },
      settings: { ...shop.settings, dataDir: place.dataDir },
    },
    settings: { secretsKeys: place.settings.secretsKeys },
  })
  const asks = ['/web/home/boot/data', '/web/param/item/list?paramId=industry']
  for (const path of asks) {
    const [there, here] = await Promise.all([
      again.call(null, 'GET', path),
      shop.call(null, 'GET', path),
    ])
    expect(there.data).toEqual(here.data)
  }
  const who = await again.call('buyer', 'GET', '/admin/web/user/loginuser/baseinfo')
  expect(who.data.username).toBe('buyer')
})

test('a write during a backup is contained completely or not at all', async () => {
  const { pool } = await ownDatabase('empty')
  const write = (n: number) =>
    pool.transaction().execute(async (database) => {
      await sql`update parameter_item set sort = ${n} where item_code = 'rail'`.execute(database)
      await noteChange(database, { userId: n, operation: 'x', requestId: '', params: {} })
      await sealLines(database)
    })
  await write(100)
  const path = join(folder(), 'busy.tar.gz')
  const store = storeOf({ s3Url: undefined, dataDir: folder() })
  const writing = writeBackup({ pool, store }, path)
  for (let n = 101; n < 130; n++) await write(n)
  await writing
  const place = await emptyPlace()
  await restoreBackup(place, path)
  const [item, line] = await Promise.all([
    place.pool
      .selectFrom('parameter_item')
      .select('sort')
      .where('item_code', '=', 'rail')
      .executeTakeFirstOrThrow(),
    place.pool
      .selectFrom('audit')
      .select('user_id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  ])
  expect(line.user_id).toBe(item.sort)
  expect((await verifyAudit(place.pool)).broken).toBeUndefined()
})

test('a place that is not empty is refused and stays as it is', async () => {
  const { pool } = await ownDatabase('empty')
  const store = storeOf({ s3Url: undefined, dataDir: folder() })
  const path = join(folder(), 'small.tar.gz')
  await writeBackup({ pool, store }, path)
  const before = await contents(pool)
  const { settings } = await emptyPlace()
  await expect(restoreBackup({ pool, store, settings }, path)).rejects.toMatchObject({
    fault: 'notEmpty',
  })
  expect(await contents(pool)).toEqual(before)

  const place = await emptyPlace()
  await place.store.put('ab/other.png', Buffer.from('x'), 'image/png')
  await expect(restoreBackup(place, path)).rejects.toMatchObject({ fault: 'notEmpty' })
})

/** An archive of a small shop with two files and the same secrets key as `emptyPlace`. */
async function smallArchive(backupKey?: string) {
  const { pool } = await ownDatabase('empty')
  const dataDir = folder()
  const store = storeOf({ s3Url: undefined, dataDir })
  await openSecrets(pool, { ...readSettings({ SECRETS_KEY: key }), dataDir })
  await readSecret(pool, 'password-key', () => 'a secret')
  await store.put('ab/one.pdf', randomBytes(5000), 'application/pdf')
  await store.put('cd/two.png', Buffer.from('two'), 'image/png')
  const path = join(folder(), 'small.tar.gz')
  await writeBackup({ pool, store, backupKey }, path)
  return path
}

test('a restore that was killed at any moment can be done again', async () => {
  const place = { ...(await emptyPlace()), folder: folder() }
  const { tried, harm } = await killedRestores(place, await smallArchive(), { kills: 6 })
  expect({ tried, harm }).toEqual({ tried: 6, harm: [] })
})

test('a backup that is written while files come and go lacks none of them without saying so', async () => {
  const { pool } = await ownDatabase('demo')
  const place = { ...(await emptyPlace()), folder: folder() }
  const { harm } = await backupsUnderLoad({ pool, dataDir: folder() }, place, { backups: 2 })
  expect(harm).toEqual([])
})

test.each([
  ['in clear', undefined],
  ['that is encrypted', key],
])(
  'an archive %s that was damaged is refused whole, or gives the same',
  async (_what, backupKey) => {
    const place = { ...(await emptyPlace()), folder: folder() }
    place.settings = { ...place.settings, backupKey }
    const archive = await smallArchive(backupKey)
    const { harm } = await damagedArchives(place, archive, { flips: 20, cuts: 15 })
    expect(harm).toEqual([])
  },
)

test('an encrypted archive opens with its passphrase only, and brings the key of the secrets along', async () => {
  const archive = await smallArchive('correct horse battery staple')
  expect(readFileSync(archive).subarray(0, 8).toString()).toBe('FPBACKUP')
  const place = await emptyPlace()
  const elsewhere = { ...place.settings, secretsKeys: [] }
  const restoreWith = (backupKey: string | undefined) =>
    restoreBackup({ ...place, settings: { ...elsewhere, backupKey } }, archive)
  await expect(restoreWith(undefined)).rejects.toMatchObject({ fault: 'backupKey' })
  await expect(restoreWith('correct horse battery maple')).rejects.toMatchObject({
    fault: 'backupKey',
  })
  await restoreWith('correct horse battery staple')
  const file = join(place.dataDir, 'secrets.key')
  expect(readFileSync(file, 'utf8').trim()).toBe(key)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await openSecrets(place.pool, elsewhere)
}, 60_000)

test('without the key of the secrets nothing is restored, unless they are given up', async () => {
  const archive = await smallArchive()
  const place = await emptyPlace()
  const target = { ...place, settings: { ...place.settings, secretsKeys: [] } }
  await expect(restoreBackup(target, archive)).rejects.toMatchObject({ fault: 'secretsKey' })
  expect(await listTables(place.pool)).toEqual([])
  await restoreBackup(target, archive, { forgetSecrets: true })
  await openSecrets(place.pool, target.settings)
})

test('a file that a record names and that is gone is named in the backup', async () => {
  const { shop, store } = await givenShop()
  await sql`insert into stored_file (user_id, account_id, kind, purpose, storage_key)
    select id, account_id, 1, 'avatar', 'ef/gone.png' from app_user limit 1`.execute(shop.database)
  const { manifest } = await writeBackup({ pool: shop.database, store }, join(folder(), 'a.tar.gz'))
  expect(manifest.missing).toEqual(['ef/gone.png'])
})

test('while a backup is written no bytes are removed: the job waits', async () => {
  const { pool } = await ownDatabase('empty')
  const dataDir = folder()
  const store = storeOf({ s3Url: undefined, dataDir })
  await store.put('ab/one.pdf', Buffer.from('one'), 'application/pdf')
  const { removeBytes } = fileJobs({ s3Url: undefined, dataDir })
  const remove = () =>
    pool
      .transaction()
      .execute((database) => removeBytes?.work(database, ['ab/one.pdf']) ?? Promise.reject())
  const snapshot = await openSnapshot(pool)
  await remove()
  expect(await store.get('ab/one.pdf')).toBeDefined()
  const waiting = await pool
    .selectFrom('job')
    .select('data')
    .where('kind', '=', 'removeBytes')
    .execute()
  expect(waiting).toEqual([{ data: ['ab/one.pdf'] }])
  await snapshot.rollback().execute()
  await remove()
  expect(await store.get('ab/one.pdf')).toBeUndefined()
})

test('the next backup removes the leftovers of a killed one, and no other file', async () => {
  const { pool } = await ownDatabase('empty')
  const dir = folder()
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(join(dir, `old.tar.gz.backup-${dead}.part`), 'hashes')
  writeFileSync(join(dir, 'backup-20260101T020000-3.tar.gz.part'), 'hashes')
  writeFileSync(join(dir, 'own.part'), 'kept')
  const store = storeOf({ s3Url: undefined, dataDir: folder() })
  await writeBackup({ pool, store }, join(dir, 'new.tar.gz'))
  expect(readdirSync(dir).sort()).toEqual(['new.tar.gz', 'own.part'])
  expect(statSync(join(dir, 'new.tar.gz')).mode & 0o777).toBe(0o600)
})

test.each<[string, (archive: Buffer) => Buffer, string]>([
  ['breaks off', (archive) => archive.subarray(0, archive.length / 2), 'damaged'],
  ['is no archive', () => Buffer.from('no archive'), 'damaged'],
  ['has a changed row', (archive) => changed(archive, 'Rail transit', 'Rail tranzit'), 'damaged'],
  [
    'is from a newer version',
    (archive) => changed(archive, '0031-operation', '9031-operation'),
    'newer',
  ],
  [
    'has a table more',
    (archive) =>
      gzipSync(
        Buffer.concat([
          unpacked(archive).subarray(0, -1024),
          ...tarEntry('tables/other/000001.ndjson', Buffer.from('{}\n')),
          Buffer.alloc(1024),
        ]),
      ),
    'damaged',
  ],
])('an archive that %s is refused, and nothing is begun', async (_what, spoil, fault) => {
  const { pool } = await ownDatabase('empty')
  const path = join(folder(), 'spoilt.tar.gz')
  await writeBackup({ pool, store: storeOf({ s3Url: undefined, dataDir: folder() }) }, path)
  writeFileSync(path, spoil(readFileSync(path)))
  const place = await emptyPlace()
  await expect(restoreBackup(place, path)).rejects.toMatchObject({ fault })
  expect(await listTables(place.pool)).toEqual([])
})

const unpacked = (archive: Buffer) => gunzipSync(archive)
const changed = (archive: Buffer, from: string, to: string) =>
  gzipSync(Buffer.from(unpacked(archive).toString('latin1').replace(from, to), 'latin1'))
