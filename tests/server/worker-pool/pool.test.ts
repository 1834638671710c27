import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from '../../../src/server/http/errors'
import { openWorkerPool, poolLimits, type WorkerPool } from '../../../src/server/worker-pool/pool'
import { closeAfterFile } from '../../closing'
import { poolBundle } from '../../pool-bundle'
import { oddTasks } from './odd-tasks'

const bundle = await poolBundle('tests/server/worker-pool/odd-tasks.ts', 'odd-tasks')
const environment = { databaseUrl: '', settings: { dataDir: '', s3Url: undefined } }
const opened = (limits = {}) => {
  const pool = openWorkerPool(environment, { bundle, limits: { ...poolLimits, ...limits } })
  closeAfterFile(() => pool.stop())
  return pool
}

/** Tasks that wait until they are all released. */
function gate() {
  const figures = new Int32Array(new SharedArrayBuffer(12))
  return {
    shared: figures.buffer,
    open() {
      Atomics.store(figures, 0, 1)
      Atomics.notify(figures, 0)
    },
    /** Waits until this many tasks run. */
    async running(count: number) {
      for (;;) {
        const now = Atomics.load(figures, 1)
        if (now >= count) return now
        await setImmediate()
      }
    },
    now: () => Atomics.load(figures, 1),
  }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error : undefined),
  )

test("a worker thread's answers and refusals arrive with their values", async () => {
  const pool = opened()
  expect(await pool.run('a', oddTasks.double, 21)).toBe(42)
  expect(await refusalOf(pool.run('a', oddTasks.refuse, undefined))).toMatchObject({
    key: 'files.empty',
    details: { values: { limit: 3 } },
    status: 400,
  })
  await expect(pool.run('a', oddTasks.fail, undefined)).rejects.toThrow('not foreseen')
  expect(await pool.run('a', oddTasks.double, 1)).toBe(2)
})

test('two tasks of one person run at a time, and another person does not wait for them', async () => {
  const pool = opened()
  const { shared, open, running, now } = gate()
  const own = Array.from({ length: 6 }, () => pool.run('a', oddTasks.wait, shared))
  await running(2)
  expect(await pool.run('b', oddTasks.double, 3)).toBe(6)
  expect(now()).toBe(2)
  open()
  const ended = await Promise.all(own)
  expect(Math.max(...ended.map(({ running }) => running))).toBe(2)
})

test('a requester without running tasks comes first, in any order of requests', async () => {
  const pool = opened({ threads: 2 })
  const [first, others] = [gate(), gate()]
  const own = [first, others, others, others].map(({ shared }) =>
    pool.run('a', oddTasks.wait, shared),
  )
  await first.running(1)
  await others.running(1)
  const other = pool.run('b', oddTasks.wait, others.shared)
  // One thread is free now; two tasks of `a` were requested before.
  first.open()
  await others.running(2)
  others.open()
  expect((await other).place).toBe(1)
  await Promise.all(own)
})

test('the queue of one person is refused when it is full, and says when to ask again', async () => {
  const pool = opened({ waitingPerRequester: 3 })
  const { shared, open, running } = gate()
  const own = Array.from({ length: 5 }, () => pool.run('a', oddTasks.wait, shared))
  await running(2)
  expect(await refusalOf(pool.run('a', oddTasks.double, 1))).toMatchObject({
    key: 'common.queueFull',
    status: 429,
    details: { retryAfterSeconds: poolLimits.retrySeconds },
  })
  expect(await pool.run('b', oddTasks.double, 1)).toBe(2)
  open()
  expect(await Promise.all(own)).toHaveLength(5)
  expect(await pool.run('a', oddTasks.double, 1)).toBe(2)
})

test('a task that exceeds its time is ended, and the next one gets a new thread', async () => {
  const pool = opened({ threads: 1 })
  const ended = refusalOf(pool.run('a', oddTasks.forever, undefined))
  const next = pool.run('a', oddTasks.double, 4)
  expect(await ended).toMatchObject({ key: 'common.tookTooLong', status: 503 })
  expect(await next).toBe(8)
})

test('a thread that dies fails its task alone', async () => {
  const pool = opened({ threads: 1 })
  await expect(pool.run('a', oddTasks.exit, undefined)).rejects.toThrow('The thread has ended')
  expect(await pool.run('a', oddTasks.double, 4)).toBe(8)
})

test("a task that exceeds a thread's memory is refused, and the server survives", async () => {
  expect(
    await refusalOf(opened({ heapMegabytes: 32 }).run('a', oddTasks.memory, undefined)),
  ).toMatchObject({
    key: 'common.tooMuchWork',
    status: 413,
  })
})

test('nobody works for a request that was given up: waiting work is dropped, running work ended', async () => {
  const pool = opened({ threads: 1 })
  const { shared, running, now } = gate()
  const leave = new AbortController()
  const first = refusalOf(pool.run('a', oddTasks.wait, shared, leave.signal))
  const second = refusalOf(pool.run('a', oddTasks.wait, shared, leave.signal))
  const other = pool.run('b', oddTasks.double, 5)
  await running(1)
  leave.abort()
  expect(await first).toMatchObject({ key: 'common.unavailable' })
  expect(await second).toMatchObject({ key: 'common.unavailable' })
  expect(await other).toBe(10)
  // The second one never started.
  expect(now()).toBe(1)
})

test('a stopped pool ends running tasks and refuses waiting ones', async () => {
  const pool = opened({ threads: 1 })
  const { shared, running } = gate()
  const first = pool.run('a', oddTasks.wait, shared)
  const second = refusalOf(pool.run('a', oddTasks.double, 1))
  const failed = expect(first).rejects.toThrow()
  await running(1)
  await pool.stop()
  await failed
  expect(await second).toMatchObject({ key: 'common.unavailable' })
})

test('without its bundle the same queue works in the thread of the server', async () => {
  const bundle = new URL('file:///nowhere/pool-worker.js')
  const pool: WorkerPool = openWorkerPool(environment, {
    bundle,
    limits: { ...poolLimits, waitingPerRequester: 1, perRequester: 1 },
  })
  const tasks = [1, 2, 3].map((figure) => refusalOf(pool.run('a', oddTasks.double, figure)))
  expect((await Promise.all(tasks)).map((refusal) => refusal?.key)).toEqual([
    undefined,
    undefined,
    'common.queueFull',
  ])
  expect(await pool.runAlone(oddTasks.double, 8)).toBe(16)
})
