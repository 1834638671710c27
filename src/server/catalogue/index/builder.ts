import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../database/database'
import { readCatalogue, type ReadBefore } from '../catalogue-rows.sql'
import type { CatalogueIndex } from './catalogue-index'

/** Reads the catalogue and builds its index, one build at a time. */
export interface IndexBuilder {
  build(): Promise<CatalogueIndex>
  stop(): Promise<void>
}

/** State for the next build; its arrays are in memory shared by all threads. */
export interface Built {
  index: CatalogueIndex
  rows: ReadBefore
}

/** Start data of the thread; its answer to a build request is the result. */
export interface BuilderStart {
  url: string
}
export type BuilderAnswer = Built | { error: unknown }

export interface BuilderOptions {
  pool: Pool
  /** Database address: the thread opens its own connection. */
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Bundle of index-worker.ts. */
  worker?: URL
  /** Idle time after which the thread ends. */
  idleMs?: number
}

export async function build(pool: Pool, before: Built | undefined): Promise<Built> {
  // Loaded on demand: the main thread hardly ever builds an index.
  const { buildIndex } = await import('./build')
  const rows = await readCatalogue(pool, before?.rows)
  const { version, materials, materialValues } = rows
  return { index: buildIndex(rows, before?.index), rows: { version, materials, materialValues } }
}

/** Present in the built server only; the sources run without a thread. */
const bundled = new URL('./index-worker.js', import.meta.url)

/**
 * Builds in a worker thread, so that requests are answered meanwhile; without its bundle, in this thread. Reads and
 * builds only what changed.
 */
export function openIndexBuilder({
  pool,
  url,
  log,
  worker = bundled,
  idleMs = 5000,
}: BuilderOptions): IndexBuilder {
  let before: Built | undefined
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  const begin = () => {
    // Without source maps: parsing them takes longer than the thread's code and would delay each change.
    const begun = new Worker(worker, {
      workerData: { url } satisfies BuilderStart,
      execArgv: [],
    })
    // An error between two builds must not end the process; the next build starts a new thread.
    begun.on('error', (error) => log.warn(error, 'The thread that reads the catalogue failed'))
    begun.on('exit', () => begun === thread && (thread = undefined))
    return begun
  }
  const end = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  async function built(): Promise<Built> {
    if (!existsSync(worker)) return build(pool, before)
    clearTimeout(idle)
    try {
      return await builtBy((thread ??= begin()), before)
    } catch (error) {
      await end()
      if (stopped) throw error
      // The embedded database may have restarted on another port, which only the pool knows.
      log.warn(error, 'The catalogue is read between the requests, because its thread failed')
      return build(pool, before)
    } finally {
      // The thread needs about 50 MB, so it ends unless changes follow each other.
      if (!stopped) idle = setTimeout(() => void end(), idleMs).unref()
    }
  }

  return {
    async build() {
      before = await built()
      return before.index
    },
    async stop() {
      stopped = true
      clearTimeout(idle)
      await end()
    },
  }
}

function builtBy(thread: Worker, before: Built | undefined): Promise<Built> {
  return new Promise((resolve, reject) => {
    const done = (answer: BuilderAnswer) => {
      thread.off('message', done).off('error', failed).off('exit', ended)
      if ('index' in answer) resolve(answer)
      else reject(answer.error)
    }
    const failed = (error: unknown) => done({ error })
    const ended = () => done({ error: new Error('The thread has ended') })
    thread.on('message', done).on('error', failed).on('exit', ended)
    thread.postMessage(before)
  })
}
