import { sql } from 'kysely'
import type { StaffRoleName } from '../../domain/account/access'
import { isOperator, type Attendant } from '../../domain/account/assignment'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import type { Subject } from '../timeline/timeline.sql'

/** Tables whose records can be assigned to staff. */
export type QueueTable =
  'intention_order' | 'board_message' | 'chat_unknown' | 'supplier_problem' | 'customer_problem'

type Colleague = Schemas['Colleague']

/** Name of the assignee, for queries of the table. */
export const assigneeName = (table: QueueTable) =>
  sql<string | null>`(
    select coalesce(staff.data ->> 'contactName', staff.username)
    from app_user as staff where staff.id = ${sql.ref(`${table}.assignee_id`)}
  )`

/** Rank of the assignee's name among all staff, for sorting; computed once per query. */
export const assigneePlace = (table: QueueTable) =>
  sql<number | null>`array_position(
    (select array_agg(id order by lower(coalesce(data ->> 'contactName', username)), id)
      from app_user where staff_roles <> '{}'), ${sql.ref(`${table}.assignee_id`)})`

/**
 * Name of the staff member who last handled a record, for queries of the table. Unlike the assignee it includes
 * operators who helped out.
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
  const [row] = rows
  return row?.id ? { id: row.id, name: row.name } : undefined
}

/** Assigns or unassigns a record; returns false if its assignee changed meanwhile. */
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

/** Condition: the staff member may handle the record (unassigned, theirs, or they are an operator). */
export const handledBy = (who: Attendant) =>
  sql<boolean>`(assignee_id is null or assignee_id = ${who.id} or ${isOperator(who)})`

/**
 * New assignee after an action: unassigned records go to the acting staff member, except operators, who only help
 * out.
 */
export const heldFrom = (who: Attendant) =>
  sql<number>`coalesce(assignee_id, ${isOperator(who) ? null : who.id}::int)`

/** Staff who may handle the work of a role, by name; operators may handle everything. */
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
