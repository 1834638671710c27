import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { SessionUser, UserData } from '../session.sql'

/** The first of several processes that starts fills the demo; tells whether there is nothing yet. */
export async function beginDemo(database: Database): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('seed-quality'))`.execute(database)
  const problem = await database.selectFrom('supplier_problem').select('id').executeTakeFirst()
  return !problem
}

/** A user of the demo as the calls know them; nobody where the demo has no such user. */
export async function demoUser(
  database: Database,
  username: string,
): Promise<SessionUser | undefined> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .where('username', '=', username)
    .select([
      'app_user.id',
      'app_user.account_id',
      'app_user.username',
      'app_user.staff_roles',
      'app_user.company_role',
      'app_user.data',
      'account.kind',
      'account.account_name',
      'account.cust_type',
    ])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      accountName: row.account_name,
      username: row.username,
      custType: row.cust_type,
      isSystemPassword: 0,
      sessionId: '',
      // Checked by the database; the types of its columns say only text and jsonb.
      kind: row.kind as SessionUser['kind'],
      staffRoles: row.staff_roles as SessionUser['staffRoles'],
      companyRole: row.company_role as SessionUser['companyRole'],
      data: row.data as UserData,
    }
  )
}

/** Moves a problem and its history so many days back, and its due date to so many days from now. */
export async function moveBack(
  database: Database,
  { id, days, dueIn }: { id: number; days: number; dueIn?: number },
): Promise<void> {
  await database
    .updateTable('supplier_problem')
    .set({
      created_at: sql<Date>`created_at - make_interval(days => ${days})`,
      ...(dueIn !== undefined && {
        due_date: sql<string>`(now() + make_interval(days => ${dueIn}))::date`,
      }),
    })
    .where('id', '=', id)
    .execute()
  // The first line is as old as the problem, the last one is of today. A history only grows; one that is made up is dated first.
  await sql`alter table timeline disable trigger timeline_only_grows`.execute(database)
  await sql`
    with line as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as lines
      from timeline where subject = 'supplierProblem' and subject_id = ${id}
    )
    update timeline set created_at = now() - make_interval(hours => (
      ${days} * 24 * (1 - line.place::numeric / line.lines)
    )::integer)
    from line where line.id = timeline.id
  `.execute(database)
  await sql`alter table timeline enable trigger timeline_only_grows`.execute(database)
}
