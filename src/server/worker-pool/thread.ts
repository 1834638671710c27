import { Worker } from 'node:worker_threads'
import { Refusal } from '../http/errors'
import { outputOf, type TaskEnd, type TaskEnvironment } from './task'

/** A worker thread that runs one task at a time. */
export interface Thread {
  /** Terminates the thread if the task exceeds its time or is aborted. */
  run(
    task: { name: string; seconds: number },
    input: unknown,
    abandoned?: AbortSignal,
  ): Promise<unknown>
  readonly ended: boolean
  end(): Promise<void>
}

export function openThread(
  bundle: URL,
  environment: TaskEnvironment,
  heapMegabytes: number,
): Thread {
  const worker = new Worker(bundle, {
    workerData: environment,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  // The thread must not keep the process alive.
  worker.unref()
  let ended = false
  let settle: ((work: () => unknown) => void) | undefined
  const fail = (error: Error & { code?: string }) => {
    ended = true
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    settle?.(() => {
      throw isTooLarge ? Object.assign(new Refusal('common.tooMuchWork'), { cause: error }) : error
    })
  }
  worker.on('message', (end: TaskEnd) => settle?.(() => outputOf(end)))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread has ended')))

  const end = async () => {
    ended = true
    await worker.terminate()
  }

  let lastId = 0
  return {
    async run({ name, seconds }, input, abandoned) {
      const stop = (key: 'common.tookTooLong' | 'common.unavailable') => {
        settle?.(() => {
          throw new Refusal(key, { values: { seconds } })
        })
        void end()
      }
      const abandon = () => stop('common.unavailable')
      const timer = setTimeout(() => stop('common.tookTooLong'), seconds * 1000)
      abandoned?.addEventListener('abort', abandon)
      try {
        return await new Promise((resolve, reject) => {
          settle = (work) => {
            settle = undefined
            try {
              resolve(work())
            } catch (error) {
              reject(error)
            }
          }
          worker.postMessage({ id: ++lastId, name, input })
        })
      } finally {
        clearTimeout(timer)
        abandoned?.removeEventListener('abort', abandon)
      }
    },
    get ended() {
      return ended
    },
    end,
  }
}
