import { existsSync } from 'node:fs'
import { Refusal } from '../http/errors'
import type { Task, TaskEnvironment } from './task'
import { openThread, type Thread } from './thread'

export interface PoolLimits {
  /** Threads of this process. One more than a requester may hold, so that nobody waits for one person alone. */
  threads: number
  /** The most tasks of one requester that run at a time; the next ones wait. */
  perRequester: number
  /** The most tasks that wait: of one requester, and of all. */
  waitingPerRequester: number
  waiting: number
  /** What the JavaScript of one thread may hold; bytes of files are not counted by it. */
  heapMegabytes: number
  /** A thread that nothing is asked of ends then; it may hold fonts and libraries. */
  idleMs: number
  /** The time at which a refused person may ask again. */
  retrySeconds: number
}

export const poolLimits: PoolLimits = {
  threads: 3,
  perRequester: 2,
  waitingPerRequester: 20,
  waiting: 200,
  heapMegabytes: 768,
  idleMs: 60_000,
  retrySeconds: 10,
}

export interface WorkerPool {
  /** Does a task for a requester when it is its turn; refused where too many wait already. */
  run<Input, Output>(
    requester: string,
    task: Task<Input, Output>,
    input: Input,
    abandoned?: AbortSignal,
  ): Promise<Output>
  /** Does a task in a thread of its own, beside the queue: for long work that nobody waits for with a request. */
  runAlone<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>
  /** Ends what runs and refuses what waits. */
  stop(): Promise<void>
}

/** Beside the bundle of the server lies the one of its threads; the sources run without it. */
const bundled = new URL('./pool-worker.js', import.meta.url)

interface Waiting {
  requester: string
  begin: () => Promise<void>
  refuse: (error: Refusal) => void
}

/**
 * Heavy work off the main thread, a few at a time, in turn among those who ask. Without the bundle of its threads the
 * same queue does the work in this thread, with input and output copied as between threads.
 */
export function openWorkerPool(
  environment: TaskEnvironment,
  { bundle = bundled, limits = poolLimits }: { bundle?: URL; limits?: PoolLimits } = {},
): WorkerPool {
  const hasThreads = existsSync(bundle)
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  const idle: Thread[] = []
  const open = new Set<Thread>()
  let busy = 0
  let stopped = false
  let quiet: NodeJS.Timeout | undefined

  const runningOf = (requester: string) => running.get(requester) ?? 0

  /** Picks the requester with the fewest running tasks; among equals, the one who came first. */
  function takeNext(): Waiting | undefined {
    if (busy >= limits.threads) return undefined
    const allowed = waiting.filter(({ requester }) => runningOf(requester) < limits.perRequester)
    const fewest = Math.min(...allowed.map(({ requester }) => runningOf(requester)))
    const next = allowed.find(({ requester }) => runningOf(requester) === fewest)
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  function beginNext(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      const { requester, begin } = next
      busy++
      running.set(requester, runningOf(requester) + 1)
      void begin().finally(() => {
        busy--
        const left = runningOf(requester) - 1
        if (left > 0) running.set(requester, left)
        else running.delete(requester)
        beginNext()
      })
    }
  }

  function openOne(): Thread {
    const thread = openThread(bundle, environment, limits.heapMegabytes)
    open.add(thread)
    return thread
  }

  async function perform(task: Task<never, unknown>, input: unknown, abandoned?: AbortSignal) {
    if (!hasThreads) return performHere(task, input, environment)
    clearTimeout(quiet)
    let thread = idle.pop()
    while (thread?.ended) thread = idle.pop()
    const taken = thread ?? openOne()
    try {
      return await taken.run(task, input, abandoned)
    } finally {
      if (taken.ended) open.delete(taken)
      else idle.push(taken)
      if (busy <= 1) quiet = setTimeout(endIdle, limits.idleMs).unref()
    }
  }

  function endIdle(): void {
    for (const thread of idle.splice(0)) {
      open.delete(thread)
      void thread.end()
    }
  }

  return {
    run(requester, task, input, abandoned) {
      if (stopped || abandoned?.aborted) return Promise.reject(new Refusal('common.unavailable'))
      const ofRequester = waiting.filter((one) => one.requester === requester).length
      if (ofRequester >= limits.waitingPerRequester || waiting.length >= limits.waiting) {
        const values = { seconds: limits.retrySeconds }
        return Promise.reject(
          new Refusal('common.queueFull', { values, retryAfterSeconds: limits.retrySeconds }),
        )
      }
      return new Promise((resolve, reject) => {
        const entry: Waiting = {
          requester,
          refuse: reject,
          begin: () =>
            perform(task, input, abandoned).then(
              // The task says what it answers.
              (output) => resolve(output as never),
              reject,
            ),
        }
        abandoned?.addEventListener('abort', () => {
          const at = waiting.indexOf(entry)
          if (at < 0) return
          waiting.splice(at, 1)
          reject(new Refusal('common.unavailable'))
        })
        waiting.push(entry)
        beginNext()
      })
    },

    async runAlone(task, input) {
      // The task says what it answers.
      if (!hasThreads) return (await performHere(task, input, environment)) as never
      const thread = openOne()
      try {
        return (await thread.run(task, input)) as never
      } finally {
        open.delete(thread)
        await thread.end()
      }
    },

    async stop() {
      stopped = true
      clearTimeout(quiet)
      for (const { refuse } of waiting.splice(0)) refuse(new Refusal('common.unavailable'))
      await Promise.all([...open].map((thread) => thread.end()))
    },
  }
}

/** Runs in this thread: data that could not be copied between threads fails here too. */
async function performHere(
  task: Task<never, unknown>,
  input: unknown,
  environment: TaskEnvironment,
): Promise<unknown> {
  const work = await task.load()
  return structuredClone(await work(structuredClone(input) as never, environment))
}
