import { namesOfUser, personNameIn, personNames } from '../names/names.sql'
import type { Name } from '../../domain/account/names'
import type { Language } from '../../domain/language/language'
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

/** Names of the assignee, for queries of the table. */
export const assigneeNames = (table: QueueTable) => namesOfUser(sql.ref(`${table}.assignee_id`))

/** Rank of the assignee's name among all staff, for sorting; computed once per query. */
export const assigneePlace = (table: QueueTable, language: Language) =>
  sql<number | null>`array_position(
    (select array_agg(id order by lower(${personNameIn(language)}), id)
      from app_user where staff_roles <> '{}'), ${sql.ref(`${table}.assignee_id`)})`

/**
 * Names of the staff member who last handled a record, for queries of the table. Unlike the assignee it includes
 * operators who helped out.
 */
export const handlerNames = (
  table: QueueTable,
  { subject, without }: { subject: Subject; without: TextKey[] },
) =>
  sql<Name | null>`(
    select ${personNames('staff')}
    from timeline join app_user as staff on staff.id = timeline.user_id
    where timeline.subject = ${subject} and timeline.subject_id = ${sql.ref(`${table}.id`)}
      and staff.staff_roles <> '{}' and timeline.data ->> 'what' <> all(${without}::text[])
    order by timeline.id desc limit 1
  )`

export async function findAssignee(
  database: Database,
  { table, id }: { table: QueueTable; id: number },
  language: Language,
): Promise<Colleague | undefined> {
  const { rows } = await sql<Colleague>`
    select app_user.id, ${personNameIn(language)} as name
    from ${sql.table(table)} as work join app_user on app_user.id = work.assignee_id where work.id = ${id}
  `.execute(database)
  return rows[0]
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
export function listColleagues(
  database: Database,
  role: StaffRoleName,
  language: Language,
): Promise<Colleague[]> {
  return database
    .selectFrom('app_user')
    .select(['id', personNameIn(language).as('name')])
    .where(sql<boolean>`staff_roles && ${[role, 'operator']}::text[]`)
    .where('blocked_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
