import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { present } from '../../domain/lists/items'
import { housekeepingKinds } from './housekeeping'
import { jobName, jobsNamed } from './operation-names'
import { countJobs, dueNow, findJob, pageJobs, type JobRow } from './job-list.sql'

const states = ['failed', 'delayed', 'waiting', 'repeating', 'done'] as const

/** Background jobs: mails, reminders, cleanups. */
export const jobList = {
  async listJobs({ query: { state, order, current, size, ...query } }, context) {
    const filter = { state, ...filterOf(query, context) }
    const { total, jobs } = await pageJobs(context.database, filter, { current, size, order })
    return { records: jobs.map((job) => jobAnswer(job, context)), total, current, size }
  },

  async countJobs({ query }, context) {
    const { counts, folded } = await countJobs(context.database, filterOf(query, context))
    return { tabs: states.map((value) => ({ value, counts: counts.get(value) ?? 0 })), folded }
  },

  async retryJob({ params: { id } }, context) {
    const { database } = context
    if (!(await findJob(database, id))) throw new Refusal('operation.job.notFound')
    if (!(await dueNow(database, id))) throw new Refusal('operation.job.done')
    context.audit.note({ about: `job:${id}` })
    return jobAnswer(present(await findJob(database, id), 'job'), context)
  },
} satisfies Partial<Handlers>

/** A keyword also finds housekeeping. */
function filterOf(
  { keyword, housekeeping }: { keyword?: string; housekeeping?: '1' },
  context: Context,
) {
  const isUnfolded = housekeeping !== undefined || keyword?.trim()
  return {
    keyword,
    kinds: jobsNamed(keyword ?? '', context),
    folded: isUnfolded ? [] : housekeepingKinds,
  }
}

function jobAnswer(job: JobRow, context: Context): Schemas['JobRecord'] {
  const { id, kind, state, about, lastRunAt, runAt, attempts, lastError } = job
  const over = state === 'done' || state === 'failed'
  return {
    id,
    what: jobName(kind, context),
    ...(about && { about }),
    state,
    ...(lastRunAt && { lastTime: lastRunAt.toISOString() }),
    ...(!over && { nextTime: runAt.toISOString() }),
    attempts,
    ...(lastError && state !== 'done' && { reason: lastError }),
  }
}
