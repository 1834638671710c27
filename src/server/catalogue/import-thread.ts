import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { databaseMilliseconds } from '../database/clock'
import type { JobKinds } from '../jobs/worker'
import { deleteFile, filesOf } from '../files/files.sql'
import type { Settings } from '../settings'
import { importSubject, runImport, withImportPools } from './import-run'
import { failLostImports, forgetOldDetails } from './imports.sql'

export interface ImportsParts {
  /** An import makes connections of its own. */
  url: string
  settings: Pick<Settings, 'dataDir' | 's3Url'>
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** The bundle of import-worker.ts. */
  worker?: URL
}

export interface ThreadStart {
  id: number
  url: string
  settings: ImportsParts['settings']
}

export interface Imports {
  jobs: JobKinds
  /** When no import of this process runs. */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

/** Beside the bundle of the server lies the one of the thread; the sources run without it. */
const bundled = new URL('./import-worker.js', import.meta.url)

/** How long the details of an import are kept, and with them the way to undo it. */
const keptDays = 180

/** Runs imports in a thread of their own, so that requests are answered meanwhile; without its bundle in this one. */
export function openImports({ url, settings, log, worker = bundled }: ImportsParts): Imports {
  const running = new Set<Promise<void>>()
  const threads = new Set<Worker>()

  async function inThread(id: number): Promise<void> {
    const thread = new Worker(worker, { workerData: { id, url, settings } satisfies ThreadStart })
    threads.add(thread)
    await new Promise<void>((resolve) => {
      thread.on('error', (error) => log.error(error, `import ${id}`))
      thread.on('message', (error) => log.error(error, `import ${id}`))
      thread.on('exit', () => resolve())
    })
    threads.delete(thread)
  }

  const inThisThread = (id: number) =>
    withImportPools(url, (pools) => runImport({ pools, settings, log }, id))

  const run = (id: number) => {
    const work = existsSync(worker) ? inThread(id) : inThisThread(id)
    const done: Promise<void> = work
      .catch((error) => log.error(error, `import ${id}`))
      .then(() => void running.delete(done))
    running.add(done)
  }

  return {
    jobs: {
      /** Only begins it: a job that took minutes would keep the others waiting, and would be begun again after a restart. */
      runImport: { work: async (_database, data) => run(Number(data)) },
      failLostImports: { everySeconds: 15, work: failLostImports },
      forgetOldImports: {
        lane: 'heavy',
        everySeconds: 24 * 3600,
        async work(database) {
          const before = new Date(databaseMilliseconds() - keptDays * 24 * 3_600_000)
          for (const id of await forgetOldDetails(database, before)) {
            const files = await filesOf(database, { subject: importSubject, subjectId: id })
            for (const file of files) await deleteFile(database, file)
          }
        },
      },
    },
    async idle() {
      await Promise.all(running)
    },
    /** What a thread has not committed is lost with it. */
    async stop() {
      await Promise.all([...threads].map((thread) => thread.terminate()))
      await Promise.all(running)
    },
  }
}
