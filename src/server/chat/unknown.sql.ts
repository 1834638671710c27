import type { Name } from '../../domain/account/names'
import type { Language } from '../../domain/language/language'
import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Database } from '../database/database'
import {
  countRows,
  containing,
  inOrder,
  orLast,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { assigneeNames, assigneePlace } from '../queues/assignment.sql'
import { inQueue, type QueueFilter } from '../queues/queue-filter.sql'
import { countDay } from './entries.sql'
import { wordsOf } from './robot-words'
import { when } from '../database/when'

/** A question unknown to the robot, with assignee and due date. */
export interface UnknownQuestion {
  id: number
  message: string
  counts: number
  lastAt: Date
  assigneeId: number | null
  assignee: Name | null
  dueDate: Day | null
}

export interface UnknownFilter {
  id?: number
  keyword?: string | undefined
  queue?: QueueFilter
}

/** Stores an unknown question; the same one with other polite words only increases its count. */
export async function noteUnknown(
  database: Database,
  { message, dueDate }: { message: string; dueDate: Day },
): Promise<void> {
  const folded = [...new Set(wordsOf(message))].sort().join(' ').slice(0, 1000) || message
  await database
    .insertInto('chat_unknown')
    .values({ message, folded, due_date: dueDate })
    .onConflict((conflict) =>
      conflict
        .column('folded')
        .doUpdateSet({ counts: sql`chat_unknown.counts + 1`, last_at: sql`now()` }),
    )
    .execute()
  await countDay(database, 'unknown')
}

function filtered(database: Database, { id, keyword, queue }: UnknownFilter) {
  const wanted = keyword?.trim()
  return database
    .selectFrom('chat_unknown')
    .$call(when(id, (query, id) => query.where('id', '=', id)))
    .$call(
      when(wanted || undefined, (query, wanted) =>
        query.where(containing(sql.ref('message'), wanted)),
      ),
    )
    .$call(when(queue, (query, queue) => query.where(inQueue('chat_unknown', queue))))
}

const selected = (database: Database, filter: UnknownFilter) =>
  filtered(database, filter).select([
    'id',
    'message',
    'counts',
    'last_at as lastAt',
    'assignee_id as assigneeId',
    'due_date as dueDate',
    assigneeNames('chat_unknown').as('assignee'),
  ])

type Order = OrderOf<'listUnknownQuestions'>

const sorting = (language: Language): Sorting<Order> => ({
  by: {
    message: sql`lower(message)`,
    counts: sql`counts`,
    lastTime: sql`last_at`,
    dueDate: orLast(sql`due_date`),
    assignee: orLast(assigneePlace('chat_unknown', language)),
  },
  id: sql`id`,
  usual: sql`counts desc, last_at desc, id`,
})

/** Most frequent first. */
export async function pageUnknown(
  database: Database,
  filter: UnknownFilter,
  {
    current,
    size,
    order,
    language,
  }: { current: number; size: number; order?: Order | undefined; language: Language },
): Promise<{ total: number; questions: UnknownQuestion[] }> {
  const total = await countRows(filtered(database, filter))
  const questions = await selected(database, filter)
    .orderBy(inOrder(order, sorting(language)))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, questions }
}

export const findUnknown = (database: Database, id: number): Promise<UnknownQuestion | undefined> =>
  selected(database, { id }).executeTakeFirst()

export async function deleteUnknown(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('chat_unknown')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
