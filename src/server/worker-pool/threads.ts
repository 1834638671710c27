import { existsSync } from 'node:fs'
import type { Task, TaskEnvironment } from './task'
import { openThread, type Thread } from './thread'

interface ThreadsOptions {
  /** The code of a thread; if it is missing, tasks run in this thread. */
  bundle: URL
  environment: TaskEnvironment
  limits: { heapMegabytes: number; idleMs: number }
}

/** The worker threads of a pool: an idle one is used again, and ends after a time without work. */
export function openThreads({ bundle, environment, limits }: ThreadsOptions) {
  const hasThreads = existsSync(bundle)
  const idle: Thread[] = []
  const open = new Set<Thread>()
  let performing = 0
  let quiet: NodeJS.Timeout | undefined

  function openOne(): Thread {
    const thread = openThread(bundle, environment, limits.heapMegabytes)
    open.add(thread)
    return thread
  }

  function takeIdle(): Thread | undefined {
    let thread = idle.pop()
    while (thread?.ended) thread = idle.pop()
    return thread
  }

  function endIdle(): void {
    for (const thread of idle.splice(0)) {
      open.delete(thread)
      void thread.end()
    }
  }

  return {
    async perform(task: Task<never, unknown>, input: unknown, abandoned?: AbortSignal) {
      if (!hasThreads) return performHere(task, input, environment)
      clearTimeout(quiet)
      performing++
      const thread = takeIdle() ?? openOne()
      try {
        return await thread.run(task, input, abandoned)
      } finally {
        performing--
        if (thread.ended) open.delete(thread)
        else idle.push(thread)
        if (performing === 0) quiet = setTimeout(endIdle, limits.idleMs).unref()
      }
    },

    /** Runs a task in a thread of its own, which ends afterwards. */
    async performAlone(task: Task<never, unknown>, input: unknown) {
      if (!hasThreads) return performHere(task, input, environment)
      const thread = openOne()
      try {
        return await thread.run(task, input)
      } finally {
        open.delete(thread)
        await thread.end()
      }
    },

    /** Ends all threads, with the tasks that they run. */
    async end() {
      clearTimeout(quiet)
      await Promise.all([...open].map((thread) => thread.end()))
    },
  }
}

/** Runs in this thread with structured clones, so that data that cannot be cloned fails here too. */
async function performHere(
  task: Task<never, unknown>,
  input: unknown,
  environment: TaskEnvironment,
): Promise<unknown> {
  const work = await task.load()
  // Input and answer are typed by the caller of the task.
  return structuredClone(await work(structuredClone(input) as never, environment))
}
