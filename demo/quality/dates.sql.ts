import { sql } from 'kysely'
import type { Day } from '../../src/domain/days/day'
import type { Database } from '../../src/server/database/database'
import { itemAt } from '../../src/domain/lists/items'

/** A demo record with its start date. */
export interface Dated {
  table: 'supplier_problem' | 'customer_problem'
  id: number
  /** Days ago, and that calendar day. */
  days: number
  day: Day
  /** Due in this many days from now. */
  dueIn?: number | undefined
}

/** Backdates a record with all related dates: number, history, files and notifications. */
export async function moveBack(
  database: Database,
  { table, id, days, day, dueIn }: Dated,
): Promise<void> {
  const subject = table === 'supplier_problem' ? 'supplierProblem' : 'customerProblem'
  const { rows } = await sql<{ code: string }>`
    select unique_code as code from ${sql.table(table)} where id = ${id}
  `.execute(database)
  const code = itemAt(rows, 0).code
  const moved = code.replace(/\d{8}/, day.replaceAll('-', ''))
  await sql`
    update ${sql.table(table)}
    set unique_code = ${moved}, created_at = created_at - make_interval(days => ${days}),
      due_date = coalesce((now() + make_interval(days => ${dueIn ?? null}::int))::date, due_date)
    where id = ${id}
  `.execute(database)
  await moveHistory(database, { subject, id, days })
  // A history line dates its step; files and notifications of the step get the same time.
  const lineOf = (what: unknown) => sql`
    select line.created_at from timeline as line
    where line.subject = ${subject} and line.subject_id = ${id} and line.data ->> 'what' = ${what}
    order by line.id desc limit 1`
  await sql`
    update stored_file set created_at = coalesce(
      (${lineOf(sql`case purpose when 'improvement_program' then 'quality.timeline.schemeSaved'
        when 'evidence' then 'quality.timeline.evidenceSubmitted' when 'report' then 'quality.timeline.reported' end`)}),
      created_at - make_interval(days => ${days}))
    where subject = ${subject} and subject_id = ${id}
  `.execute(database)
  await sql`
    update notification set
      created_at = coalesce((${lineOf(sql`replace(notification.data ->> 'key', 'notify', 'timeline')`)}), created_at),
      data = replace(data::text, ${code}::text, ${moved}::text)::jsonb
    where data -> 'values' ->> 'code' = ${code}
  `.execute(database)
  if (table === 'customer_problem') {
    await sql`
      update customer_problem set report_date = (${lineOf('quality.timeline.reported')}) where id = ${id}
    `.execute(database)
  }
}

/** The first line gets the record's date, the others are spread evenly up to now. */
async function moveHistory(
  database: Database,
  { subject, id, days }: { subject: string; id: number; days: number },
): Promise<void> {
  // The history is append-only; demo data have to be backdated once.
  await sql`alter table timeline disable trigger timeline_only_grows`.execute(database)
  await sql`
    with line as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as lines
      from timeline where subject = ${subject} and subject_id = ${id}
    )
    update timeline set created_at = now() - make_interval(hours => (
      ${days} * 24 * (1 - line.place::numeric / line.lines)
    )::integer)
    from line where line.id = timeline.id
  `.execute(database)
  await sql`alter table timeline enable trigger timeline_only_grows`.execute(database)
}
