import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { connect, openDatabase, travelsInClear } from '../../../src/server/database/database'
import { listen } from '../../../src/server/database/listener'
import { isLostConnection } from '../../../src/server/http/refusals'
import { SettingsError } from '../../../src/server/settings/settings-error'
import { ownDatabase } from '../../app'
import { makeDataDir } from '../../../scripts/data-dir'

test("a process that joined another's embedded database restarts it when that process ends", async () => {
  const dataDir = makeDataDir('fastener-join-')
  const owner = await openDatabase({ dataDir })
  const guest = await openDatabase({ dataDir })
  expect(guest.url).toBe(owner.url)
  await owner.pool.insertInto('secret').values({ name: 'kept', value: 'yes' }).execute()

  await owner.close()
  // An idle connection may fail once; the next query finds the database again.
  const ask = () =>
    sql<{ value: string }>`select value from secret where name = 'kept'`.execute(guest.pool)
  const { rows } = await ask().catch(ask)
  expect(rows).toEqual([{ value: 'yes' }])

  const atOnce = await Promise.all(Array.from({ length: 5 }, ask))
  expect(atOnce.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1, 1])
  await guest.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('two processes that start at once on an empty directory share one database', async () => {
  const dataDir = makeDataDir('fastener-both-')
  const [first, second] = await Promise.all([openDatabase({ dataDir }), openDatabase({ dataDir })])
  expect(second!.url).toBe(first!.url)
  await first!.close()
  await second!.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a listener hears the embedded database again after a crash and restart', async () => {
  const dataDir = makeDataDir('fastener-again-')
  const { pool, url, close } = await openDatabase({ dataDir })
  const heard: (string | undefined)[] = []
  const listener = await listen({
    pool,
    url,
    channel: 'news',
    heard: (said) => heard.push(said),
    againMs: 20,
    log: { warn: () => {} },
  })
  const { rows } = await sql<{ file: string }>`
    select setting || '/postmaster.pid' as file from pg_settings where name = 'data_directory'
  `.execute(pool)
  process.kill(Number(readFileSync(rows[0]!.file, 'utf8').split('\n')[0]), 'SIGKILL')

  // Connections end one after the other; a query without one restarts the database.
  const isHeardAgain = async () => {
    await sql`select 1`.execute(pool)
    expect(heard).toEqual([undefined])
  }
  await vi.waitFor(isHeardAgain, { timeout: 30_000, interval: 100 })
  await sql`select pg_notify('news', 'good')`.execute(pool)
  await vi.waitFor(() => expect(heard).toEqual([undefined, 'good']))
  await listener.stop()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a connection that breaks in the middle of a query fails the query alone, never the process', async () => {
  const url = inject('databaseUrl')
  const [pool, other] = [connect(url, 2), connect(url, 1)]
  const asked = sql`select pg_sleep(60), 'to be cut'`.execute(pool).catch((error: unknown) => error)
  // Also between two queries of a transaction, when no answer is pending.
  const begun = pool.transaction().execute(async (transaction) => {
    await sql`select 'to be cut'`.execute(transaction)
    await vi.waitFor(cut, { timeout: 20_000 })
    await sql`select 1`.execute(transaction)
  })
  async function cut() {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%to be cut%' and pid <> pg_backend_pid()
    `.execute(other)
    expect(rows).toHaveLength(2)
  }
  await expect(begun).rejects.toThrow()
  expect(await asked).toMatchObject({ code: '57P01' })
  // A connection not yet known to be broken may be used once more.
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(pool)
  const { rows } = await ask().catch(ask).catch(ask)
  expect(rows).toEqual([{ one: 1 }])
  await Promise.all([pool.destroy(), other.destroy()])
})

test('data of a newer version are refused in one sentence, and stay as they are', async () => {
  const { url, pool } = await ownDatabase('empty')
  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(pool)
  const opened = openDatabase({ databaseUrl: url, dataDir: tmpdir() })
  await expect(opened).rejects.toBeInstanceOf(SettingsError)
  await expect(opened).rejects.toThrow(
    /^The data were written by a newer version .*9999-later.*\.$/,
  )
})

test('a request that gets no connection in time is asked to retry', async () => {
  const { url } = await ownDatabase('empty')
  const pool = connect(url, 1)
  let give = () => {}
  const held = pool.transaction().execute(() => new Promise<void>((resolve) => (give = resolve)))
  const error = await sql`select 1`.execute(pool).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Error)
  expect(isLostConnection(error as Error)).toBe(true)
  give()
  await held
  await pool.destroy()
})

test('a statement, a lock and a pause in a transaction end after their limits', async () => {
  const { url } = await ownDatabase('empty')
  const pool = connect(url, 2, { statement: 2, lock: 1, idleInTransaction: 1 })
  const long = connect(url, 1)
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  expect(await codeOf(sql`select pg_sleep(60)`.execute(pool))).toBe('57014')
  await long.transaction().execute(async (transaction) => {
    await sql`lock table setting`.execute(transaction)
    expect(await codeOf(sql`select * from setting`.execute(pool))).toBe('55P03')
  })
  const pausing = pool.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(transaction)
    // Gives its lock back although the transaction goes on.
    await sql`select pg_advisory_lock(1)`.execute(long)
    await sql`select 1`.execute(transaction)
  })
  expect(await codeOf(pausing)).not.toBe('done')
  await Promise.all([pool.destroy(), long.destroy()])
})

test.each([
  ['postgres://db.example/shop', true],
  ['postgres://10.0.0.5/shop?sslmode=prefer', true],
  ['postgres://db.example/shop?sslmode=disable', true],
  ['postgres://db.example/shop?sslmode=verify-full', false],
  ['postgres://db.example/shop?ssl=true', false],
  ['postgres://127.0.0.1:5432/shop', false],
  ['postgres://localhost/shop', false],
  ['postgres:///shop?host=/run/postgresql', false],
])('that others read what %s is asked: %s', (url, isClear) => {
  expect(travelsInClear(url)).toBe(isClear)
})
