import { sql } from 'kysely'
import type { StaffRoleName } from '../../domain/account/access'
import type { AccountKind } from '../../domain/account/account'
import type { Database } from '../database/database'
import { endOpenSecrets } from '../one-time/one-time.sql'
import type { UserData } from '../../domain/account/user-data'

export interface Login {
  userId: number
  username: string
  passwordHash: string
  kind: AccountKind
  accountName: string
  staffRoles: StaffRoleName[]
  blocked: boolean
  activated: boolean
  /** Lower case. */
  email: string | undefined
  data: UserData
}

export const findLogin = (database: Database, username: string) =>
  loginWhere(database, sql`lower(username) = ${username.toLowerCase()}`)

export const findLoginById = (database: Database, userId: number) =>
  loginWhere(database, sql`app_user.id = ${userId}`)

export const findLoginByPhone = (database: Database, phone: string) =>
  loginWhere(database, sql`phone = ${phone}`)

export const findLoginByEmail = (database: Database, email: string) =>
  loginWhere(database, sql`email = ${email.toLowerCase()}`)

async function loginWhere(
  database: Database,
  condition: ReturnType<typeof sql>,
): Promise<Login | undefined> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .select([
      'app_user.id',
      'app_user.username',
      'app_user.password_hash',
      'app_user.blocked_at',
      'app_user.activated_at',
      'app_user.email',
      'app_user.data',
      'app_user.staff_roles',
      'account.kind',
      'account.account_name',
    ])
    .where(sql<boolean>`${condition}`)
    .executeTakeFirst()
  return (
    row && {
      userId: row.id,
      username: row.username,
      passwordHash: row.password_hash,
      // A check constraint of the table.
      kind: row.kind as AccountKind,
      accountName: row.account_name,
      staffRoles: row.staff_roles as StaffRoleName[],
      blocked: row.blocked_at !== null,
      activated: row.activated_at !== null,
      email: row.email ?? undefined,
      // The view keeps the JSON of the user's table, but not its type.
      data: row.data as UserData,
    }
  )
}

/** Sets a password and invalidates all open links. A caller with a link or code has proved to own the account. */
export async function setPassword(
  database: Database,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await database
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      is_system_password: 0,
      activated_at: sql<Date>`coalesce(activated_at, now())`,
    })
    .where('id', '=', userId)
    .execute()
  await endOpenSecrets(database, userId)
}
