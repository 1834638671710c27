import { sql } from 'kysely'
import type { Database } from '../database/database'
import { waits } from '../queues/waiting.sql'
import { itemAt } from '../../domain/lists/items'

const tables = {
  orders: sql`select created_at from intention_order`,
  messages: sql`select created_at from board_message`,
  complaints: sql`select created_at from customer_problem`,
  misses: sql`select last_time as created_at from search_miss`,
}

export type SeriesName = keyof typeof tables

/** Count per calendar day of the shop from the first to the last day; days without records count 0. */
export async function countByDay(
  database: Database,
  name: SeriesName,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<number[]> {
  const { rows } = await sql<{ counts: number }>`
    select count(found.created_at)::int as counts
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    left join (${tables[name]}) as found
      on found.created_at >= (day::timestamp at time zone ${timeZone})
      and found.created_at < ((day + interval '1 day')::timestamp at time zone ${timeZone})
    group by day order by day`.execute(database)
  return rows.map(({ counts }) => counts)
}

/** Open work, regardless of its age. */
export async function countWaiting(database: Database, today: string) {
  const { rows } = await sql<
    Record<'reservations' | 'messages' | 'problems' | 'complaints', number>
  >`select
    (select count(*) from intention_order where ${waits.intention_order})::int as reservations,
    (select count(*) from board_message where state = 1)::int as messages,
    (select count(*) from supplier_problem where state_code < 5 and due_date < ${today}::date)::int as problems,
    (select count(*) from customer_problem where state_code = 1 and due_date < ${today}::date)::int as complaints
  `.execute(database)
  return itemAt(rows, 0)
}

/** Most frequent searches whose latest run, since a day, had no result. */
export async function topMisses(
  database: Database,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<{ keyword: string; counts: number }[]> {
  const { rows } = await sql<{ keyword: string; counts: number }>`
    select keyword, sum(counts)::int as counts from search_miss
    where last_time >= (${from}::date::timestamp at time zone ${timeZone})
    group by keyword order by 2 desc, 1 limit 10`.execute(database)
  return rows
}
