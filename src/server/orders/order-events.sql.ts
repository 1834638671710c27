import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { within, type Days } from '../database/lists.sql'

const at = {
  received: sql<Date>`intention_order.created_at`,
  quoted: sql<Date>`intention_order.quoted_at`,
  accepted: sql<Date>`intention_order.accepted_at`,
  /** The first answer: a quotation or a refusal. */
  answered: sql<Date>`coalesce(intention_order.quoted_at, intention_order.declined_at)`,
}

/** True if the first answer came after the due date; old reservations may have none. */
const isLate = (timeZone: string) =>
  sql<boolean>`coalesce((${at.answered} at time zone ${timeZone})::date > intention_order.due_date, false)`

interface EventCondition {
  /** The time of the event; null if it has not happened. */
  at: RawBuilder<Date>
  /** Narrows the reservations to which it happened. */
  only?: (timeZone: string) => RawBuilder<boolean>
}

/** The events of reservations, for the weekly report and for the list behind its figures. */
export const orderEvents: Record<Schemas['OrderEvent'], EventCondition> = {
  received: { at: at.received },
  quoted: { at: at.quoted },
  accepted: { at: at.accepted },
  converted: {
    at: at.quoted,
    only: () => sql<boolean>`intention_order.accepted_at is not null`,
  },
  answered: { at: at.answered },
  answeredInTime: { at: at.answered, only: (timeZone) => sql<boolean>`not ${isLate(timeZone)}` },
  answeredLate: { at: at.answered, only: isLate },
}

/** Condition: the event happened to a reservation, on one of the days. */
export function happened(event: Schemas['OrderEvent'], days: Days): RawBuilder<boolean> {
  const { at: time, only } = orderEvents[event]
  const parts = [
    sql`${time} is not null`,
    ...within(time, days),
    ...(only ? [only(days.timeZone)] : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}
