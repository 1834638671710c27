import { sql } from 'kysely'
import type { CompanyRole } from '../../domain/account/company'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { UserData } from '../../domain/account/user-data'

export interface Member {
  id: number
  username: string
  companyRole: CompanyRole
  createTime: Date
  reservations: number
  data: UserData
}

/** Members of an account without removed ones, oldest first. */
export async function listMembers(database: Database, accountId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select app_user.id, username, company_role as "companyRole", created_at as "createTime", data,
      (select count(*)::int from intention_order where user_id = app_user.id) as reservations
    from app_user
    where account_id = ${accountId} and removed_at is null
    order by app_user.id
  `.execute(database)
  return rows
}

/** Locks the account until the transaction ends, so that two administrators cannot remove each other. */
export async function lockAccount(database: Database, accountId: number): Promise<void> {
  await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setCompanyRole(
  database: Database,
  id: number,
  role: CompanyRole,
): Promise<void> {
  await database.updateTable('app_user').set({ company_role: role }).where('id', '=', id).execute()
}

/** Blocks the member's login. Keeps the name for the history and frees the e-mail address and mobile number. */
export async function removeMember(database: Database, id: number): Promise<void> {
  await database
    .updateTable('app_user')
    .set({
      removed_at: sql<Date>`now()`,
      blocked_at: sql<Date>`coalesce(blocked_at, now())`,
      data: sql<string>`data - 'email' - 'mobile' - 'areaCode'`,
    })
    .where('id', '=', id)
    .execute()
}

export async function listReservationsOf(
  database: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Schemas['MemberReservation'][]> {
  const { rows } = await sql<
    Omit<Schemas['MemberReservation'], 'createTime'> & { createTime: Date }
  >`
    select id, unique_code as "uniqueCode", created_at as "createTime", status_code as "statusCode",
      (select count(*)::int from intention_order_line where order_id = intention_order.id) as lines
    from intention_order
    where account_id = ${accountId} and user_id = ${userId}
    order by id desc
    limit 20
  `.execute(database)
  return rows.map((row) => ({ ...row, createTime: row.createTime.toISOString() }))
}
