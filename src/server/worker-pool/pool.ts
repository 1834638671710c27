import { Refusal } from '../http/errors'
import type { Task, TaskEnvironment } from './task'
import { openThreads } from './threads'

export interface PoolLimits {
  /** Threads per process: one more than `perRequester`, so that one user cannot occupy all. */
  threads: number
  /** Running tasks per requester; further ones are queued. */
  perRequester: number
  /** Queued tasks per requester and in total. */
  waitingPerRequester: number
  waiting: number
  /** JavaScript heap per thread in MB; file buffers do not count. */
  heapMegabytes: number
  /** Idle time after which a thread ends, to free its fonts and libraries. */
  idleMs: number
  /** Retry-After of a refusal. */
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
  /** Runs a task when it is the requester's turn; refuses if the queue is full. */
  run<Input, Output>(
    requester: string,
    task: Task<Input, Output>,
    input: Input,
    abandoned?: AbortSignal,
  ): Promise<Output>
  /** Runs a task in its own thread outside the queue, for long work that no request waits for. */
  runAlone<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>
  /** Ends running tasks and refuses queued ones. */
  stop(): Promise<void>
}

/** Present in the built server only; the sources run without threads. */
const bundled = new URL('./pool-worker.js', import.meta.url)

interface Waiting {
  requester: string
  begin: () => Promise<void>
  refuse: (error: Refusal) => void
}

/**
 * Runs heavy work in worker threads, a few at a time and fairly among requesters. From sources (no bundle) the same
 * queue runs in this thread, and copies input and output as threads would.
 */
export function openWorkerPool(
  environment: TaskEnvironment,
  { bundle = bundled, limits = poolLimits }: { bundle?: URL; limits?: PoolLimits } = {},
): WorkerPool {
  const threads = openThreads({ bundle, environment, limits })
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  let busy = 0
  let stopped = false

  const runningOf = (requester: string) => running.get(requester) ?? 0

  /** Next task: of the requester with the fewest running tasks, then first come, first served. */
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

  return {
    run(requester, task, input, abandoned) {
      if (stopped || abandoned?.aborted) return Promise.reject(new Refusal('common.unavailable'))
      const ofRequester = waiting.filter((job) => job.requester === requester).length
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
            threads.perform(task, input, abandoned).then(
              // The task determines the type of its output.
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

    // The caller's type of the task decides the answer; threads know no types.
    runAlone: (task, input) => threads.performAlone(task, input) as Promise<never>,

    async stop() {
      stopped = true
      for (const { refuse } of waiting.splice(0)) refuse(new Refusal('common.unavailable'))
      await threads.end()
    },
  }
}
