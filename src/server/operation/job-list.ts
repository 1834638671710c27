import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import texts from '../../generated/texts.en.json'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { countJobs, dueNow, findJob, pageJobs, type JobRow } from './job-list.sql'

const states = ['failed', 'delayed', 'waiting', 'repeating', 'done'] as const

/** What the server does by itself: mails, reminders, cleanups. */
export const jobList = {
  async listJobs({ query: { state, keyword, current = 1, size = 20 } }, context) {
    const filter = { state, keyword, kinds: kindsNamed(keyword, context) }
    const { total, jobs } = await pageJobs(context.database, filter, { current, size })
    return { records: jobs.map((job) => jobAnswer(job, context)), total, current, size }
  },

  async countJobs({ query: { keyword } }, context) {
    const filter = { keyword, kinds: kindsNamed(keyword, context) }
    const counted = await countJobs(context.database, filter)
    return { tabs: states.map((value) => ({ value, counts: counted.get(value) ?? 0 })) }
  },

  async retryJob({ params: { id } }, context) {
    const { database } = context
    if (!(await findJob(database, id))) throw new Refusal('operation.job.notFound')
    if (!(await dueNow(database, id))) throw new Refusal('operation.job.done')
    return jobAnswer((await findJob(database, id))!, context)
  },
} satisfies Partial<Handlers>

function jobAnswer(job: JobRow, context: Context): Schemas['JobRecord'] {
  const { id, kind, state, about, lastRunAt, runAt, attempts, lastError } = job
  const over = state === 'done' || state === 'failed'
  return {
    id,
    what: nameOf(kind, context),
    ...(about && { about }),
    state,
    ...(lastRunAt && { lastTime: lastRunAt.toISOString() }),
    ...(!over && { nextTime: runAt.toISOString() }),
    attempts,
    ...(lastError && state !== 'done' && { reason: lastError }),
  }
}

const keyOf = (kind: string) => `operation.job.kind.${kind}`

/** A kind that has no name yet goes by its own. */
function nameOf(kind: string, { text }: Context): string {
  const key = keyOf(kind)
  return key in texts ? text(key as TextKey) : kind
}

function kindsNamed(keyword: string | undefined, context: Context): string[] {
  const wanted = keyword?.trim().toLowerCase()
  if (!wanted) return []
  const kinds = Object.keys(texts)
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => key.slice(keyOf('').length))
  return kinds.filter((kind) => nameOf(kind, context).toLowerCase().includes(wanted))
}
