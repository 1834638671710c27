import { sql } from 'kysely'
import type { StaffRoleName } from '../../domain/account/access'
import { isOperator, type Attendant } from '../../domain/account/assignment'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import type { Subject } from '../timeline/timeline.sql'

/** Tables whose records somebody of the staff sees to. */
export type QueueTable =
  'intention_order' | 'board_message' | 'chat_unknown' | 'supplier_problem' | 'customer_problem'

type Colleague = Schemas['Colleague']

/** Who sees to a record, by name; for queries of its table. */
export const assigneeName = (table: QueueTable) =>
  sql<string | null>`(
    select coalesce(staff.data ->> 'contactName', staff.username)
    from app_user as staff where staff.id = ${sql.ref(`${table}.assignee_id`)}
  )`

/** The place among the staff, by name, of whoever sees to a record: to sort by, and found once for all rows. */
export const assigneePlace = (table: QueueTable) =>
  sql<number | null>`array_position(
    (select array_agg(id order by lower(coalesce(data ->> 'contactName', username)), id)
      from app_user where staff_roles <> '{}'), ${sql.ref(`${table}.assignee_id`)})`

/**
 * Who of the staff last did something about a record, by name; for queries of its table. An operator who helps out does not
 * see to it from then on, and yet it was they who handled it.
 */
export const handlerName = (
  table: QueueTable,
  { subject, without }: { subject: Subject; without: TextKey[] },
) =>
  sql<string | null>`(
    select coalesce(staff.data ->> 'contactName', staff.username)
    from timeline join app_user as staff on staff.id = timeline.user_id
    where timeline.subject = ${subject} and timeline.subject_id = ${sql.ref(`${table}.id`)}
      and staff.staff_roles <> '{}' and timeline.data ->> 'what' <> all(${without}::text[])
    order by timeline.id desc limit 1
  )`

export async function findAssignee(
  database: Database,
  { table, id }: { table: QueueTable; id: number },
): Promise<Colleague | undefined> {
  const { rows } = await sql<{ id: number | null; name: string }>`
    select assignee_id as id, ${assigneeName(table)} as name from ${sql.table(table)} where id = ${id}
  `.execute(database)
  const [found] = rows
  return found?.id ? { id: found.id, name: found.name } : undefined
}

/** Gives a record to somebody, or to nobody, unless it has changed hands since it was seen. */
export async function setAssignee(
  database: Database,
  { table, id, from, to }: Schemas['Assignment'] & { table: QueueTable; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set assignee_id = ${to ?? null}
    where id = ${id} and assignee_id is not distinct from ${from ?? null}::int
    returning id
  `.execute(database)
  return rows.length > 0
}

/** That somebody may see to a record of the table that a query is about. */
export const handledBy = (who: Attendant) =>
  sql<boolean>`(assignee_id is null or assignee_id = ${who.id} or ${isOperator(who)})`

/** Who sees to a record from now on: whoever has done something about it, where nobody saw to it; operators only help out. */
export const heldFrom = (who: Attendant) =>
  sql<number>`coalesce(assignee_id, ${isOperator(who) ? null : who.id}::int)`

/** Who may see to the work of a role, by name; operators may everything. */
export function listColleagues(database: Database, role: StaffRoleName): Promise<Colleague[]> {
  return database
    .selectFrom('app_user')
    .select(['id', sql<string>`coalesce(data ->> 'contactName', username)`.as('name')])
    .where(sql<boolean>`staff_roles && ${[role, 'operator']}::text[]`)
    .where('blocked_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
