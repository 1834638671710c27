import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../database/database'
import { readCatalogue } from './catalogue-rows.sql'
import { buildIndex } from './selection/build'
import type { CatalogueIndex } from './selection/catalogue-index'
import type { CatalogueRows } from './selection/rows'

/** Reads the catalogue as it is now and builds its index. It is asked for one build at a time. */
export interface IndexBuilder {
  build(): Promise<CatalogueIndex>
  stop(): Promise<void>
}

/** What the thread is told when it begins, and what it answers to each message. */
export interface BuilderStart {
  url: string
}
export type BuilderAnswer = { index: CatalogueIndex } | { error: unknown }

export interface BuilderOptions {
  pool: Pool
  /** The thread makes a connection of its own. */
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The bundle of index-worker.ts. */
  worker?: URL
}

/** Builds again and again, and reads only what has changed. */
export function indexBuilding(pool: Pool): () => Promise<CatalogueIndex> {
  let rows: CatalogueRows | undefined
  return async () => buildIndex((rows = await readCatalogue(pool, rows)))
}

/** Beside the bundle of the server lies the one of the thread; the sources run without it. */
const bundled = new URL('./index-worker.js', import.meta.url)

/** Builds in a thread of its own, so that requests are answered meanwhile; where there is no bundle of it, in this one. */
export function openIndexBuilder({
  pool,
  url,
  log,
  worker = bundled,
}: BuilderOptions): IndexBuilder {
  const inPlace = indexBuilding(pool)
  if (!existsSync(worker)) return { build: inPlace, stop: async () => {} }

  let thread: Worker | undefined
  let stopped = false
  const begin = () => {
    const begun = new Worker(worker, { workerData: { url } satisfies BuilderStart })
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
  return {
    async build() {
      try {
        return await builtBy((thread ??= begin()))
      } catch (error) {
        await end()
        if (stopped) throw error
        // The embedded database may have begun anew elsewhere, which the pool knows and the thread does not.
        log.warn(error, 'The catalogue is read between the requests, because its thread failed')
        return inPlace()
      }
    },
    async stop() {
      stopped = true
      await end()
    },
  }
}

function builtBy(thread: Worker): Promise<CatalogueIndex> {
  return new Promise((resolve, reject) => {
    const done = (answer: BuilderAnswer) => {
      thread.off('message', done).off('error', failed).off('exit', ended)
      if ('index' in answer) resolve(answer.index)
      else reject(answer.error as Error)
    }
    const failed = (error: unknown) => done({ error })
    const ended = () => done({ error: new Error('The thread has ended') })
    thread.on('message', done).on('error', failed).on('exit', ended)
    thread.postMessage('build')
  })
}
