import type { FastifyBaseLogger } from 'fastify'
import type { TextKey } from '../../generated/text-key'
import { noteJob } from '../audit/audit.sql'
import type { Database, Pool } from '../database/database'
import { addJob, attempt, finishJob, postponeJob, repeatJob, takeJob, type Which } from './jobs.sql'
import { jobsAtOnce, laneNames, type Lane } from './lanes'

const maxAttempts = 8

/** What is done for a kind of job, in the transaction that marks the job as done. */
export interface JobKind {
  work: (database: Database, data: unknown) => Promise<void>
  /** There is always one job of this kind, which waits so long after each run. */
  everySeconds?: number
  /** How often it is tried, where the usual number does not fit. */
  attempts?: number
  /** Jobs that may be slow have a lane of their own, where nobody else waits for them. */
  lane?: Lane
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
 * Runs jobs until it is stopped, those of different lanes at the same time. Each is done once across all processes: it is
 * locked while it runs and marked in the same transaction, so that one that is interrupted is done again. A job that fails
 * is tried again, later each time.
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
    // A kind that nobody knows fails in the usual lane.
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

  /** Runs one job after the other; asked again meanwhile, it answers the run that is under way. */
  function slotFor(which: Which) {
    let running: Promise<number> | undefined
    return () => (running ??= runAll(which).finally(() => (running = undefined)))
  }

  async function runAll(which: Which): Promise<number> {
    let tried = 0
    while (!stopped && (await pool.transaction().execute((database) => runOne(database, which))))
      tried++
    // These jobs may have put down others for another lane.
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
