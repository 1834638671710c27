import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import {
  countRows,
  inOrder,
  oneContaining,
  orLast,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { when } from '../database/when'

type State = Schemas['JobState']

export interface JobRow {
  id: number
  kind: string
  state: State
  about: string | null
  lastRunAt: Date | null
  runAt: Date
  attempts: number
  lastError: string | null
}

const stateOf = sql<State>`case
  when job.failed_at is not null then 'failed'
  when job.done_at is not null then 'done'
  when job.attempts > 0 then 'delayed'
  when job.unique_key = 'repeating' then 'repeating'
  else 'waiting' end`

/** Recipient of a message, or name of an unused upload. */
const about = sql<
  string | null
>`coalesce(outbox_message.recipient, stored_file.data ->> 'originalName')`

/** Failed first, then retrying, then waiting; done last. */
const urgency = sql`case ${stateOf} when 'failed' then 1 when 'delayed' then 2 when 'waiting' then 3
  when 'repeating' then 4 else 5 end`

interface Filter {
  state?: State | undefined
  /** Kinds whose display name contains the keyword. */
  kinds?: string[] | undefined
  keyword?: string | undefined
  /** Kinds that are left out unless they failed. */
  folded?: string[]
}

const isFolded = (kinds: string[]) =>
  sql<boolean>`(job.kind = any(${kinds}::text[]) and ${stateOf} not in ('failed', 'delayed'))`

function filtered(database: Database, { state, kinds = [], keyword, folded = [] }: Filter) {
  return database
    .selectFrom('job')
    .leftJoin('outbox_message', (join) =>
      join.on(
        sql<boolean>`job.kind in ('sendMail', 'sendBulkMail', 'sendTextMessage') and outbox_message.id::text = job.data::text`,
      ),
    )
    .leftJoin('stored_file', (join) =>
      join.on(sql<boolean>`job.kind = 'forgetUpload' and stored_file.storage_key = job.data ->> 0`),
    )
    .$call(when(state, (query, state) => query.where(stateOf, '=', state)))
    .$if(folded.length > 0, (query) => query.where((where) => where.not(isFolded(folded))))
    .$call(
      when(keyword?.trim() || undefined, (query, typed) =>
        query.where((where) =>
          where.or([
            oneContaining([sql`job.kind`, about], typed),
            ...(kinds.length > 0 ? [where('job.kind', 'in', kinds)] : []),
          ]),
        ),
      ),
    )
}

const selected = (query: ReturnType<typeof filtered>) =>
  query.select([
    'job.id',
    'job.kind',
    stateOf.as('state'),
    about.as('about'),
    'job.last_run_at as lastRunAt',
    'job.run_at as runAt',
    'job.attempts',
    'job.last_error as lastError',
  ])

type Order = OrderOf<'listJobs'>

const sorting: Sorting<Order> = {
  by: {
    about: orLast(sql`lower(${about})`),
    state: urgency,
    lastTime: orLast(sql`job.last_run_at`),
    nextTime: orLast(
      sql`case when job.failed_at is null and job.done_at is null then job.run_at end`,
    ),
    attempts: sql`job.attempts`,
  },
  id: sql`job.id`,
  usual: sql`${urgency}, job.id desc`,
}

export async function pageJobs(
  database: Database,
  filter: Filter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; jobs: JobRow[] }> {
  const total = await countRows(filtered(database, filter))
  const jobs = await selected(filtered(database, filter))
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, jobs }
}

export async function countJobs(
  database: Database,
  { folded = [], ...filter }: Omit<Filter, 'state'>,
): Promise<{ counts: Map<State, number>; folded: number }> {
  const rows = await filtered(database, filter)
    .select([
      stateOf.as('state'),
      isFolded(folded).as('isFolded'),
      (select) => select.fn.countAll<number>().as('counts'),
    ])
    .groupBy([stateOf, sql.ref('isFolded')])
    .execute()
  const shown = rows.filter((row) => !row.isFolded)
  return {
    counts: new Map(shown.map(({ state, counts }) => [state, counts])),
    folded: rows.reduce((sum, row) => sum + (row.isFolded ? row.counts : 0), 0),
  }
}

export const findJob = (database: Database, id: number): Promise<JobRow | undefined> =>
  selected(filtered(database, {})).where('job.id', '=', id).executeTakeFirst()

/**
 * Makes an unfinished job due now and resets its attempts. If a job of the same kind and key is already waiting, that
 * one stays.
 */
export async function dueNow(database: Database, id: number): Promise<boolean> {
  const row = await database
    .updateTable('job')
    .set({ run_at: sql<Date>`now()`, failed_at: null, attempts: 0 })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from job as other where other.id <> job.id and other.kind = job.kind
        and other.unique_key = job.unique_key and other.done_at is null and other.failed_at is null)`,
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
