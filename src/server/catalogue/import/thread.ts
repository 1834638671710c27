import type { FastifyBaseLogger } from 'fastify'
import { databaseMilliseconds } from '../../database/clock'
import type { JobKinds } from '../../jobs/worker'
import { deleteFile, filesOf } from '../../files/files.sql'
import type { WorkerPool } from '../../worker-pool/pool'
import { importDays } from '../../retention/rules'
import { importSubject, importTask } from './run'
import { failLostImports, forgetOldDetails } from './imports.sql'

export interface ImportsParts {
  workers: Pick<WorkerPool, 'runAlone'>
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

export interface Imports {
  jobs: JobKinds
  /** Resolves when no import of this process runs. A terminated thread's uncommitted work is lost. */
  idle: () => Promise<void>
}

/** Runs imports in a worker thread, so that requests are answered meanwhile. */
export function openImports({ workers, log }: ImportsParts): Imports {
  const running = new Set<Promise<void>>()

  const run = (id: number) => {
    const done: Promise<void> = workers
      .runAlone(importTask, id)
      .then((faults) => faults.forEach((fault) => log.error(fault, `import ${id}`)))
      .catch((error) => log.error(error, `import ${id}`))
      .then(() => void running.delete(done))
    running.add(done)
  }

  return {
    jobs: {
      /** Only starts the import: a job lasting minutes would delay others, and would run again after a restart. */
      runImport: { work: async (_database, data) => run(Number(data)) },
      failLostImports: { everySeconds: 15, work: failLostImports },
      forgetOldImports: {
        lane: 'heavy',
        everySeconds: 24 * 3600,
        async work(database) {
          const before = new Date(databaseMilliseconds() - importDays * 24 * 3_600_000)
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
  }
}
