import type { FastifyBaseLogger } from 'fastify'
import type { TextKey } from '../../generated/text-key'
import { noteJob } from '../audit/audit.sql'
import type { Database, Pool } from '../database/database'
import { addJob, attempt, finishJob, postponeJob, repeatJob, takeJob, type Which } from './jobs.sql'
import { jobsAtOnce, laneNames, type Lane } from './lanes'

const maxAttempts = 8

/** Work of a job, in the transaction that marks it as done. */
export interface JobKind {
  work: (database: Database, data: unknown) => Promise<void>
  /** Repeating job: exactly one exists, and runs again this long after each run. */
  everySeconds?: number
  /** Number of attempts if it differs from the default. */
  attempts?: number
  /** Slow jobs run in their own lane, so that others do not wait for them. */
  lane?: Lane
}

type NameOf<Key> = Key extends `operation.job.kind.${infer Name}` ? Name : never

/** Jobs by kind; each has a display name for staff. */
export type JobKinds = { readonly [Kind in NameOf<TextKey>]?: JobKind }

export interface Worker {
  /** Runs all due jobs; resolves to the number of attempted jobs. */
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
 * Runs jobs until stopped, lanes in parallel. Each job runs once across all processes: it is locked while it runs and
 * marked as done in the same transaction, so an interrupted job runs again. Failed jobs are retried with growing
 * delays.
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
  const kindsOf = (lane: Lane) => Object.keys(kinds).filter((kind) => laneOf(kinds[kind]) === lane)
  const slots = laneNames.flatMap((lane) => {
    // Unknown kinds fail in the default lane.
    const which =
      lane === 'usual'
        ? { not: Object.keys(kinds).filter((kind) => laneOf(kinds[kind]) !== lane) }
        : { only: kindsOf(lane) }
    return Array.from({ length: jobsAtOnce[lane] }, () => slotFor(which))
  })
  const wake = () => {
    for (const run of slots) run().catch((error) => log.error(error, 'jobs'))
  }
  const timer = setInterval(wake, everyMs)

  /** Runs jobs one after the other; a call during a run returns the running promise. */
  function slotFor(which: Which) {
    let running: Promise<number> | undefined
    return () => (running ??= runAll(which).finally(() => (running = undefined)))
  }

  async function runAll(which: Which): Promise<number> {
    let tried = 0
    while (!stopped && (await pool.transaction().execute((database) => runOne(database, which))))
      tried++
    // The jobs may have added others for another lane.
    if (tried > 0) wake()
    return tried
  }

  async function runDue(): Promise<number> {
    const counts = await Promise.all(slots.map((run) => run()))
    const tried = counts.reduce((sum, count) => sum + count, 0)
    return tried === 0 ? 0 : tried + (await runDue())
  }

  async function runOne(transaction: Database, which: Which): Promise<boolean> {
    const job = await takeJob(transaction, which)
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
      await Promise.allSettled(slots.map((run) => run()))
    },
  }
}

const laneOf = (kind: JobKind | undefined): Lane => kind?.lane ?? 'usual'
