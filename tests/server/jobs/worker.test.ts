import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { databaseMilliseconds } from '../../../src/server/database/clock'
import { addJob } from '../../../src/server/jobs/jobs.sql'
import { startWorker, type JobKind } from '../../../src/server/jobs/worker'
import { startApp } from '../../app'

const { database } = await startApp({ demo: false })
const silent = { error: () => {} }
/** Longer than a test: tests trigger runs themselves. */
const everyMs = 3_600_000

const open = (kinds: Record<string, JobKind>) =>
  startWorker({ pool: database, kinds, log: silent, everyMs })
const jobs = () => database.selectFrom('job').selectAll().orderBy('id').execute()
const makeDue = () =>
  database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute()

beforeEach(() => database.deleteFrom('job').execute())

test('two workers do each job once', async () => {
  const done: unknown[] = []
  const kinds: Record<string, JobKind> = {
    mail: { work: async (_database, data) => void done.push(data) },
  }
  for (let to = 1; to <= 20; to++) await addJob(database, { kind: 'mail', data: { to } })
  const workers = [await open(kinds), await open(kinds)]
  await Promise.all(workers.map((worker) => worker.runDue()))
  expect(done).toHaveLength(20)
  expect(new Set(done.map((data) => JSON.stringify(data))).size).toBe(20)
  expect((await jobs()).every(({ done_at }) => done_at !== null)).toBe(true)
  for (const worker of workers) await worker.stop()
})

test('a job that fails leaves nothing, waits and is tried again', async () => {
  let fails = true
  const worker = await open({
    note: {
      async work(database) {
        await database.insertInto('secret').values({ name: 'noted', value: '1' }).execute()
        if (fails) throw new Error('the printer is out of paper')
      },
    },
  })
  await addJob(database, { kind: 'note' })
  expect(await worker.runDue()).toBe(1)
  const [waiting] = await jobs()
  expect(waiting).toMatchObject({
    attempts: 1,
    done_at: null,
    failed_at: null,
    last_error: 'Error: the printer is out of paper',
  })
  expect(waiting!.run_at.getTime()).toBeGreaterThan(databaseMilliseconds())
  expect(
    await database.selectFrom('secret').select('name').where('name', '=', 'noted').execute(),
  ).toEqual([])

  expect(await worker.runDue()).toBe(0)
  fails = false
  await makeDue()
  expect(await worker.runDue()).toBe(1)
  expect((await jobs())[0]!.done_at).not.toBeNull()
  await worker.stop()
})

test('a job whose query fails is tried again too', async () => {
  const worker = await open({
    broken: {
      work: async (database) => void (await sql`select * from no_such_table`.execute(database)),
    },
  })
  await addJob(database, { kind: 'broken' })
  await worker.runDue()
  expect(await jobs()).toMatchObject([{ attempts: 1, done_at: null }])
  await worker.stop()
})

test('after eight attempts a job stays where staff can see it', async () => {
  const worker = await open({})
  await addJob(database, { kind: 'unknown' })
  for (let attempt = 0; attempt < 8; attempt++) {
    await makeDue()
    await worker.runDue()
  }
  expect(await jobs()).toMatchObject([
    { attempts: 8, last_error: 'Error: There is no job of the kind unknown' },
  ])
  expect((await jobs())[0]!.failed_at).not.toBeNull()
  await makeDue()
  expect(await worker.runDue()).toBe(0)
  await worker.stop()
})

test('only one job per kind and key waits', async () => {
  for (let count = 0; count < 3; count++) await addJob(database, { kind: 'index', key: 'rebuild' })
  expect(await jobs()).toHaveLength(1)
})

test('a repeating job is there once, however many workers start, and waits for its next turn', async () => {
  let runs = 0
  const kinds: Record<string, JobKind> = {
    sweep: { everySeconds: 3600, work: async () => void runs++ },
  }
  const workers = [await open(kinds), await open(kinds)]
  await Promise.all(workers.map((worker) => worker.runDue()))
  expect(runs).toBe(1)
  const [waiting, ...more] = await jobs()
  expect(more).toEqual([])
  expect(waiting!.run_at.getTime()).toBeGreaterThan(databaseMilliseconds() + 3_500_000)
  for (const worker of workers) await worker.stop()
})
