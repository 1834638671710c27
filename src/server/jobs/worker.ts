import type { FastifyBaseLogger } from 'fastify'
import type { Database, Pool } from '../database/database'
import { addJob, finishJob, postponeJob, takeJob } from './jobs.sql'

const maxAttempts = 8

/** What is done for a kind of job; inside the transaction that marks the job as done. */
export type JobKinds = Record<string, (database: Database, data: unknown) => Promise<void>>

export interface Worker {
  /** Runs what is due now; the result says how many jobs were tried. */
  runDue(): Promise<number>
  stop(): Promise<void>
}

/**
 * Runs jobs until it is stopped. Each is done once across all processes: it is locked while it runs and marked
 * in the same transaction. A job that fails is tried again, later each time.
 */
export function startWorker(
  pool: Pool,
  kinds: JobKinds,
  log: FastifyBaseLogger,
  everyMs = 2000,
): Worker {
  let running: Promise<number> | undefined
  const runDue = () => (running ??= runAll().finally(() => (running = undefined)))
  const timer = setInterval(() => void runDue().catch((error) => log.error(error, 'jobs')), everyMs)

  async function runAll(): Promise<number> {
    let tried = 0
    while (await runOne()) tried++
    return tried
  }

  async function runOne(): Promise<boolean> {
    let failure: { id: number; attempts: number; error: unknown } | undefined
    const found = await pool
      .transaction()
      .execute(async (transaction) => {
        const job = await takeJob(transaction)
        if (!job) return false
        try {
          const work = kinds[job.kind]
          if (!work) throw new Error(`There is no job of the kind ${job.kind}`)
          await work(transaction, job.data)
          await finishJob(transaction, job.id)
        } catch (error) {
          failure = { id: job.id, attempts: job.attempts + 1, error }
          throw error
        }
        return true
      })
      .catch((error) => {
        if (!failure) throw error
        return true
      })
    if (failure) {
      const { id, attempts, error } = failure
      log.error(error, `job ${id} failed`)
      await postponeJob(pool, id, attempts, String(error), attempts >= maxAttempts)
    }
    return found
  }

  return {
    runDue,
    async stop() {
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

/** Puts a job into the queue which puts itself there again after each run. */
export function repeating(
  kind: string,
  everySeconds: number,
  work: (database: Database) => Promise<void>,
): JobKinds {
  return {
    async [kind](database) {
      await work(database)
      await addJob(database, {
        kind,
        key: `next-${Math.floor(Date.now() / 1000 / everySeconds) + 1}`,
        runAt: new Date(Date.now() + everySeconds * 1000),
      })
    },
  }
}
