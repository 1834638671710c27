import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { openDatabase, connect } from '../../../src/server/database/database'
import { countDeaf, listen } from '../../../src/server/database/listener'
import { startWorker } from '../../../src/server/jobs/worker'
import { conditionSources } from '../../../src/server/operation/condition-sources'
import { needed, openConditions } from '../../../src/server/operation/conditions'
import { now } from '../../../src/server/database/clock'
import { noCatalogue } from '../../no-catalogue'
import { ownDatabase } from '../../app'
import { closeAfterFile } from '../../closing'
import { eventually } from '../../patience'
import { silentProxy } from '../../silent-proxy'

const log = pino({ level: 'silent' })

/** A database of its own behind a proxy, and the pools of a server on it. */
async function behindProxy() {
  const place = await ownDatabase('empty')
  const proxy = await silentProxy(place.url)
  const database = await openDatabase({
    databaseUrl: proxy.url,
    dataDir: tmpdir(),
    watchTimes: { everyMs: 200, suspiciousMs: 400, patienceMs: 500 },
  })
  closeAfterFile(() => database.close())
  const sources = conditionSources({
    database,
    catalogue: noCatalogue(true),
    dataDir: tmpdir(),
  })
  const conditions = openConditions(sources, { now })
  const broken = async () =>
    (await conditions.read(needed)).flatMap(({ name, state }) => (state === 'broken' ? name : []))
  return { place, proxy, database, broken }
}

test('work that waits on a silent connection fails, and the next finds another connection', async () => {
  const { place, proxy, database, broken } = await behindProxy()
  const done: number[] = []
  const work = async (_database: unknown, data: unknown) => void done.push(Number(data))
  const kinds = { count: { work } }
  const worker = await startWorker({ pool: database.pool, kinds, log, everyMs: 50 })
  closeAfterFile(() => worker.stop())
  const add = (data: number) =>
    place.pool
      .insertInto('job')
      .values({ kind: 'count', data: JSON.stringify(data) })
      .execute()
  await add(1)
  await eventually(() => expect(done).toEqual([1]))
  // Not kept as done yet, the job would be done again.
  const open = place.pool.selectFrom('job').select('data').where('done_at', 'is', null)
  await eventually(async () => expect(await open.execute()).toEqual([]))

  const transaction = database.pool.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction)
    proxy.silence()
    await sql`select 1`.execute(transaction)
  })
  await add(2)
  await expect(transaction).rejects.toThrow(/connection/i)
  await eventually(() => expect(done).toEqual([1, 2]))
  await eventually(async () => expect(await broken()).toEqual([]))
}, 60_000)

test('a database that is silent on all connections makes the server not ready, until it answers again', async () => {
  const { proxy, database, broken } = await behindProxy()
  expect(await broken()).toEqual([])
  const asked = sql`select pg_sleep(0.2)`.execute(database.pool)
  const failed = expect(asked).rejects.toThrow(/connection/i)
  proxy.silenceAll(true)
  await eventually(async () => expect(await broken()).toContain('database'))
  await failed
  proxy.silenceAll(false)
  await eventually(async () => expect(await broken()).toEqual([]))
}, 60_000)

test('a listener whose connection went silent listens on another one, and is told that it may have missed something', async () => {
  const { proxy, database } = await behindProxy()
  const heard: (string | undefined)[] = []
  const listener = await listen({
    url: proxy.url,
    pool: database.pool,
    channel: 'news',
    log,
    againMs: 20,
    beatMs: 500,
    heard: (said) => heard.push(said),
  })
  closeAfterFile(() => listener.stop())
  const direct = connect(inject('databaseUrl'), 1)
  closeAfterFile(() => direct.destroy())
  await sql`select pg_notify('news', 'first')`.execute(database.pool)
  await eventually(() => expect(heard).toEqual(['first']))

  proxy.silence()
  await eventually(() => expect(heard).toEqual(['first', undefined]))
  await eventually(() => sql`select pg_notify('news', 'second')`.execute(database.pool))
  await eventually(() => expect(heard).toContain('second'))
  await eventually(() => expect(countDeaf()).toBe(0))
}, 60_000)

test('a pooler that forwards no notifications is noticed, and not while they come', async () => {
  const { proxy, database, broken } = await behindProxy()
  const listener = await listen({
    url: proxy.url,
    pool: database.pool,
    channel: 'news',
    log,
    againMs: 20,
    beatMs: 200,
    heard: () => {},
  })
  closeAfterFile(() => listener.stop())
  expect(await broken()).toEqual([])
  proxy.dropNotifications(true)
  await eventually(async () => expect(await broken()).toEqual(['listener']))
  proxy.dropNotifications(false)
  await eventually(async () => expect(await broken()).toEqual([]))
}, 60_000)
