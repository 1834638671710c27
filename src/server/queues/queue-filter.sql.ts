import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import { lastSoonDay } from '../../domain/days/deadline'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import type { QueueTable } from './assignment.sql'
import { waits } from './waiting.sql'

/** Filters of a work list by assignment and due date. */
export interface QueueFilter {
  holder?: Schemas['Holder'] | undefined
  due?: Schemas['Overdue'] | undefined
  /** Id of the caller. */
  userId: number
  today: Day
}

export function queueFilterOf(
  { holder, due }: { holder?: Schemas['Holder']; due?: Schemas['Overdue'] },
  context: Context,
): QueueFilter {
  return { holder, due, userId: userOf(context).id, today: todayAt(context.settings.timeZone) }
}

/** SQL condition of the filter; only open work has a due state. */
export function inQueue(
  table: QueueTable,
  { holder, due, userId, today }: QueueFilter,
): RawBuilder<boolean> {
  const assignee = sql.ref(`${table}.assignee_id`)
  const day = sql.ref(`${table}.due_date`)
  const tomorrow = lastSoonDay(today)
  const parts = [
    sql<boolean>`true`,
    ...(holder === 'mine' ? [sql<boolean>`${assignee} = ${userId}`] : []),
    ...(holder === 'nobody' ? [sql<boolean>`${assignee} is null`] : []),
    ...(due ? [waits[table]] : []),
    ...(due === 'overdue' ? [sql<boolean>`${day} < ${today}::date`] : []),
    ...(due === 'soon' ? [sql<boolean>`${day} between ${today}::date and ${tomorrow}::date`] : []),
    ...(due === 'inTime' ? [sql<boolean>`${day} > ${tomorrow}::date`] : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}
