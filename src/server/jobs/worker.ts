import type { FastifyBaseLogger } from 'fastify'
import type { TextKey } from '../../generated/text-key'
import { noteJob } from '../audit/audit.sql'
import type { Database, Pool } from '../database/database'
import { addJob, attempt, finishJob, postponeJob, repeatJob, takeJob } from './jobs.sql'

const maxAttempts = 8

/** What is done for a kind of job, in the transaction that marks the job as done. */
export interface JobKind {
  work: (database: Database, data: unknown) => Promise<void>
  /** There is always one job of this kind, which waits so long after each run. */
  everySeconds?: number
  /** How often it is tried, where the usual number does not fit. */
  attempts?: number
}

type NameOf<Key> = Key extends `operation.job.kind.${infer Name}` ? Name : never

/** Jobs by their kinds; each has a name under which staff see it. */
export type JobKinds = { readonly [Kind in NameOf<TextKey>]?: JobKind }

export interface Worker {
  /** Runs what is due now; the result says how many jobs were tried. */
  runDue(): Promise<number>
  stop(): Promise<void>
}

export interface WorkerParts {
  pool: Pool
  kinds: Readonly<Record<string, JobKind | undefined>>
  log: Pick<FastifyBaseLogger, 'error'>
  everyMs?: number
}

/**
 * Runs jobs until it is stopped. Each is done once across all processes: it is locked while it runs and marked
 * in the same transaction. A job that fails is tried again, later each time.
 */
export async function startWorker({
  pool,
  kinds,
  log,
  everyMs = 2000,
}: WorkerParts): Promise<Worker> {
  for (const [kind, job] of Object.entries(kinds)) {
    if (job?.everySeconds) await addJob(pool, { kind, key: 'repeating' })
  }

  let stopped = false
  let running: Promise<number> | undefined
  const runDue = () => (running ??= runAll().finally(() => (running = undefined)))
  const timer = setInterval(() => void runDue().catch((error) => log.error(error, 'jobs')), everyMs)

  async function runAll(): Promise<number> {
    let tried = 0
    while (!stopped && (await pool.transaction().execute(runOne))) tried++
    return tried
  }

  async function runOne(transaction: Database): Promise<boolean> {
    const job = await takeJob(transaction)
    if (!job) return false
    const kind = kinds[job.kind]
    const error = kind
      ? await attempt(transaction, () => kind.work(transaction, job.data))
      : new Error(`There is no job of the kind ${job.kind}`)
    if (error === undefined) {
      await noteJob(transaction, job.kind)
      if (kind?.everySeconds) await repeatJob(transaction, job.id, kind.everySeconds)
      else await finishJob(transaction, job.id)
      return true
    }
    log.error(error, `job ${job.id} (${job.kind}) failed`)
    const attempts = job.attempts + 1
    await postponeJob(transaction, job.id, {
      attempts,
      error: String(error),
      last: attempts >= (kind?.attempts ?? maxAttempts) && !kind?.everySeconds,
    })
    return true
  }

  return {
    runDue,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}
