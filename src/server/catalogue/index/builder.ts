import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../database/database'
import { readCatalogue, type ReadBefore } from '../catalogue-rows.sql'
import type { CatalogueIndex } from './catalogue-index'

/** Reads the catalogue as it is now and builds its index. It is asked for one build at a time. */
export interface IndexBuilder {
  build(): Promise<CatalogueIndex>
  stop(): Promise<void>
}

/** What a build leaves for the next one; its arrays lie in memory that all threads see. */
export interface Built {
  index: CatalogueIndex
  rows: ReadBefore
}

/** What the thread is told when it begins, and what it answers when it is told what was read before. */
export interface BuilderStart {
  url: string
}
export type BuilderAnswer = Built | { error: unknown }

export interface BuilderOptions {
  pool: Pool
  /** The thread makes a connection of its own. */
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The bundle of index-worker.ts. */
  worker?: URL
  /** So long the thread waits for another change before it ends. */
  idleMs?: number
}

export async function build(pool: Pool, before: Built | undefined): Promise<Built> {
  // The server itself hardly ever builds one, and is spared what only this needs.
  const { buildIndex } = await import('./build')
  const rows = await readCatalogue(pool, before?.rows)
  const { version, materials, materialValues } = rows
  return { index: buildIndex(rows, before?.index), rows: { version, materials, materialValues } }
}

/** Beside the bundle of the server lies the one of the thread; the sources run without it. */
const bundled = new URL('./index-worker.js', import.meta.url)

/**
 * Builds in a thread of its own, so that requests are answered meanwhile; where there is no bundle of it, in this one.
 * Only what has changed is read again, and only classes with changes are built anew.
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
    // Without source maps, which take longer to read than the thread itself; a change of the catalogue waits for it.
    const begun = new Worker(worker, {
      workerData: { url } satisfies BuilderStart,
      execArgv: [],
    })
    // Also between two builds nothing of it may end this process; the next build begins another one.
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
      // The embedded database may have begun anew elsewhere, which the pool knows and the thread does not.
      log.warn(error, 'The catalogue is read between the requests, because its thread failed')
      return build(pool, before)
    } finally {
      // A thread takes some 50 MB; while changes come one after the other it stays.
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
      else reject(answer.error as Error)
    }
    const failed = (error: unknown) => done({ error })
    const ended = () => done({ error: new Error('The thread has ended') })
    thread.on('message', done).on('error', failed).on('exit', ended)
    thread.postMessage(before)
  })
}
