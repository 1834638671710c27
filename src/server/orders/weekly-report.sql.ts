import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { within } from '../database/lists.sql'
import { deliveryTimings, shipDate } from './delivery-timing.sql'
import { orderEvents } from './order-events.sql'

/** The days of a report: Monday of its first week to Sunday of its last. */
export interface ReportDays {
  from: Day
  to: Day
  timeZone: string
}

/** Numbers of a week, which is named by its Monday. */
export type WeekCounts<Name extends string> = Record<Name, number> & { monday: Day }

/** Counts reservations by the week of an event, and with it those of narrower events at the same time. */
async function countEvents<Name extends Schemas['OrderEvent']>(
  database: Database,
  [first, ...narrower]: readonly [Name, ...Name[]],
  { days, more = sql`` }: { days: ReportDays; more?: RawBuilder<unknown> },
): Promise<WeekCounts<Name>[]> {
  const { at } = orderEvents[first]
  const counts = narrower.map((event) => {
    const only = orderEvents[event].only?.(days.timeZone) ?? sql`true`
    return sql`, count(*) filter (where ${only})::int as ${sql.ref(event)}`
  })
  const { rows } = await sql<WeekCounts<Name>>`
    select date_trunc('week', ${at} at time zone ${days.timeZone})::date as monday,
      count(*)::int as ${sql.ref(first)}${sql.join(counts, sql``)}${more}
    from intention_order where ${sql.join(within(at, days), sql` and `)}
    group by 1`.execute(database)
  return rows
}

export const countReceived = (database: Database, days: ReportDays) =>
  countEvents(database, ['received'], { days })

export const countQuoted = (database: Database, days: ReportDays) =>
  countEvents(database, ['quoted', 'converted'], { days })

export const countAccepted = (database: Database, days: ReportDays) =>
  countEvents(database, ['accepted'], { days })

/** With the median of the days from submission to the first answer. */
export async function countAnswered(
  database: Database,
  days: ReportDays,
): Promise<
  (WeekCounts<'answered' | 'answeredInTime' | 'answeredLate'> & { answerDays: number })[]
> {
  const seconds = sql`extract(epoch from ${orderEvents.answered.at} - created_at)`
  const more = sql`, round((percentile_cont(0.5) within group (order by ${seconds}) / 86400)::numeric, 1)::float8
    as "answerDays"`
  const rows = await countEvents(database, ['answered', 'answeredInTime', 'answeredLate'], {
    days,
    more,
  })
  // The column is selected by `more`.
  return rows as Awaited<ReturnType<typeof countAnswered>>
}

export async function countShipped(
  database: Database,
  { from, to }: ReportDays,
): Promise<WeekCounts<'shipped' | 'shippedInTime' | 'shippedLate'>[]> {
  const { rows } = await sql<WeekCounts<'shipped' | 'shippedInTime' | 'shippedLate'>>`
    with shipment as materialized (
      select date_trunc('week', ${shipDate}::date)::date as monday, ${deliveryTimings.late} as late
      from delivery_notice as notice where ${shipDate} between ${from} and ${to}
    )
    select monday, count(*)::int as shipped, count(*) filter (where not late)::int as "shippedInTime",
      count(*) filter (where late)::int as "shippedLate"
    from shipment group by 1`.execute(database)
  return rows
}

export async function countMissed(
  database: Database,
  { from, to }: ReportDays,
): Promise<WeekCounts<'missedTerms' | 'missedSearches'>[]> {
  const { rows } = await sql<WeekCounts<'missedTerms' | 'missedSearches'>>`
    select week as monday, count(*)::int as "missedTerms", sum(counts)::int as "missedSearches"
    from search_miss_week where week between ${from}::date and ${to}::date
    group by 1`.execute(database)
  return rows
}

const top = sql.lit(10)
const received = (days: ReportDays) => sql.join(within(orderEvents.received.at, days), sql` and `)

export async function topCustomers(
  database: Database,
  days: ReportDays,
): Promise<Schemas['TopCustomer'][]> {
  const { rows } = await sql<Schemas['TopCustomer']>`
    select account.id, account_name as customer, counts from account join (
      select account_id, count(*)::int as counts from intention_order where ${received(days)}
      group by 1 order by 2 desc, 1 limit ${top}
    ) as ranked on account_id = account.id
    order by counts desc, account.id`.execute(database)
  return rows
}

export async function topProducts(
  database: Database,
  days: ReportDays,
): Promise<Schemas['TopProduct'][]> {
  const { rows } = await sql<Schemas['TopProduct']>`
    select line.data_id as id, (array_agg(line.data ->> 'model' order by line.id desc))[1] as model,
      count(distinct line.order_id)::int as counts, sum(line.counts)::float8 as pieces
    from intention_order join intention_order_line as line on line.order_id = intention_order.id
    where line.type_id = 1 and ${received(days)}
    group by 1 order by counts desc, pieces desc, 1 limit ${top}`.execute(database)
  return rows
}

export async function topSearches(
  database: Database,
  { from, to }: ReportDays,
): Promise<Schemas['TopSearch'][]> {
  const { rows } = await sql<Schemas['TopSearch']>`
    select keyword, sum(found.counts)::int as counts
    from search_miss_week as found join search_miss on search_miss.id = miss_id
    where week between ${from}::date and ${to}::date
    group by keyword order by 2 desc, 1 limit ${top}`.execute(database)
  return rows
}
