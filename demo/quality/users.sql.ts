import { sql } from 'kysely'
import type { Database } from '../../src/server/database/database'
import type { SessionUser } from '../../src/server/security/session.sql'
import type { UserData } from '../../src/domain/account/user-data'

/** Lock that lets only one starting process seed; returns true if there is no data yet. */
export async function beginDemo(database: Database): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('seed-quality'))`.execute(database)
  const problem = await database.selectFrom('supplier_problem').select('id').executeTakeFirst()
  return !problem
}

/** A demo user as the calls see them, or undefined. */
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
      'account.account_name_en',
      'account.cust_type',
    ])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      accountName: row.account_name,
      accountNameEn: row.account_name_en,
      username: row.username,
      custType: row.cust_type,
      isSystemPassword: 0,
      sessionId: '',
      confirmed: false,
      // Check constraints guarantee these; the column types only say text and jsonb.
      kind: row.kind as SessionUser['kind'],
      staffRoles: row.staff_roles as SessionUser['staffRoles'],
      companyRole: row.company_role as SessionUser['companyRole'],
      data: row.data as UserData,
    }
  )
}

/** Nobody hears by mail of problems that the demo makes up. */
export async function forgetMails(database: Database): Promise<void> {
  await database.deleteFrom('job').where('kind', '=', 'writeEventMails').execute()
}
