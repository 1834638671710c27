import { sql } from 'kysely'
import type { AccountKind } from '../../domain/account/account'
import type { CompanyRole } from '../../domain/account/company'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import {
  containing,
  inOrder,
  oneContaining,
  placeIn,
  within,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import type { UserData } from '../../domain/account/user-data'
import { itemAt } from '../../domain/lists/items'
import type { Settings } from '../settings/settings'
import { secondFactorState, type SecondFactorSettings } from './second-factor-state.sql'

export type PersonState = Schemas['PersonState']

type Order = OrderOf<'pageCustomers' | 'pageSuppliers' | 'pageStaff'>

/** Filters of the lists of people; each list offers some of them. */
export interface PeopleFilter {
  keyword?: string | undefined
  kind?: AccountKind | undefined
  custType?: number | undefined
  role?: Schemas['StaffRole'] | undefined
  state?: PersonState | undefined
  secondFactor?: Schemas['SecondFactorState'] | undefined
  from?: string | undefined
  to?: string | undefined
  order?: Order | undefined
}

export interface PersonRow {
  id: number
  accountId: number
  username: string
  accountName: string
  kind: AccountKind
  custType: number
  companyRole: CompanyRole
  staffRoles: Schemas['StaffRole'][]
  state: PersonState
  lockReason: string | null
  createTime: Date
  lastTime: Date | null
  secondFactor: Schemas['SecondFactorState']
  secondFactorSince: Date | null
  version: number
  accountVersion: number
  data: UserData
}

const state = sql<PersonState>`case when app_user.blocked_at is not null then 'locked'
  when app_user.activated_at is null then 'waiting' else 'open' end`

const columns = (
  settings: SecondFactorSettings,
) => sql`app_user.id, app_user.account_id as "accountId", username, account_name as "accountName", kind,
  cust_type as "custType", company_role as "companyRole", staff_roles as "staffRoles", ${state} as state,
  lock_reason as "lockReason", app_user.created_at as "createTime", app_user.version,
  account.version as "accountVersion", app_user.data,
  (select max(user_session.created_at) from user_session
    where user_id = app_user.id and viewer_id is null) as "lastTime",
  (select confirmed_at from second_factor where user_id = app_user.id) as "secondFactorSince",
  ${secondFactorState(settings)} as "secondFactor"`

const people = sql`app_user join account on account.id = app_user.account_id`

/** Sort keys that have an index. None is ever null, so reading backwards gives exactly the opposite order. */
const sorting: Sorting<Order> = {
  by: {
    username: sql`lower(username)`,
    contactName: sql`lower(coalesce(data ->> 'contactName', username))`,
    accountName: sql`lower(account_name)`,
    createTime: sql`app_user.created_at`,
  },
  id: sql`app_user.id`,
  usual: sql`app_user.created_at desc, app_user.id desc`,
}

type PeopleSettings = SecondFactorSettings & Pick<Settings, 'timeZone'>

/** A page of people of the given kinds, without removed ones. */
export async function pagePeople(
  database: Database,
  kinds: AccountKind[],
  { keyword, kind, custType, role, state: wanted, secondFactor, order, ...days }: PeopleFilter,
  { current, size, settings }: { current: number; size: number; settings: PeopleSettings },
): Promise<{ total: number; people: PersonRow[] }> {
  const conditions = [
    sql`removed_at is null`,
    sql`account_kind = any(${kind ? [kind] : kinds})`,
    keyword?.trim() ? sql`app_user.id in (${namedSo(keyword)})` : undefined,
    custType === undefined ? undefined : sql`cust_type = ${custType}`,
    role && sql`${role} = any(staff_roles)`,
    wanted && sql`${state} = ${wanted}`,
    secondFactor && sql`${secondFactorState(settings)} = ${secondFactor}`,
    ...within(sql`app_user.created_at`, { ...days, timeZone: settings.timeZone }),
  ].filter((condition) => condition !== undefined)
  const where = sql.join(conditions, sql` and `)
  // Skips the join with accounts if no filter needs it: it doubles the rows to read.
  const counting = custType === undefined ? sql`app_user` : people
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${counting} where ${where}`.execute(database)
  const { total } = itemAt(counted.rows, 0)
  // OFFSET reads the rows it skips, so the second half of the list is read from its end.
  const before = (current - 1) * size
  const from = Math.max(0, total - before)
  const fromEnd = from < before
  const sorted = order?.endsWith('accountName') ? people : counting
  const page = await sql<{ id: number }>`
    select app_user.id from ${sorted} where ${where}
    order by ${inOrder(fromEnd ? opposite(order) : order, sorting)}
    limit ${fromEnd ? Math.min(size, from) : size}
    offset ${fromEnd ? Math.max(0, from - size) : before}`.execute(database)
  const ids = page.rows.map(({ id }) => id)
  if (fromEnd) ids.reverse()
  const { rows } = await sql<PersonRow>`
    select ${columns(settings)} from ${people} where app_user.id = any(${ids}::integer[])
    order by ${placeIn(ids, sql`app_user.id`)}`.execute(database)
  return { total, people: rows }
}

// Every sort key exists with and without the minus sign.
const opposite = (order: Order = '-createTime') =>
  (order.startsWith('-') ? order.slice(1) : `-${order}`) as Order

/** Users whose own name or account name contains the keyword. */
const namedSo = (keyword: string) => sql`
  select id from app_user
    where ${oneContaining([sql`username`, sql`data ->> 'contactName'`, sql`email`], keyword)}
  union
  select app_user.id from ${people} where ${containing(sql`account_name`, keyword)}`

export async function findPerson(
  database: Database,
  id: number,
  kinds: AccountKind[],
  settings: SecondFactorSettings,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${columns(settings)} from ${people}
    where app_user.id = ${id} and kind = any(${kinds}) and removed_at is null`.execute(database)
  return rows[0]
}

/** Users of an account, oldest first. */
export async function listPeopleOf(
  database: Database,
  accountId: number,
): Promise<Schemas['PersonMember'][]> {
  const { rows } = await sql<Schemas['PersonMember']>`
    select id, username, coalesce(data ->> 'contactName', username) as "contactName",
      company_role as "companyRole", ${state} as state
    from app_user where account_id = ${accountId} and removed_at is null order by id limit 100
  `.execute(database)
  return rows
}

/** Locks or unlocks a user; returns false if nothing changed. */
export async function setLocked(
  database: Database,
  id: number,
  reason: string | undefined,
): Promise<boolean> {
  const locks = reason !== undefined
  const row = await database
    .updateTable('app_user')
    .set({
      blocked_at: locks ? sql<Date>`now()` : null,
      lock_reason: reason ?? null,
      // The demo lock ends: an operator decides from now on.
      locked_with_demo: false,
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('blocked_at', locks ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * True if another operator can log in. Locks all operators until the transaction ends, so that two cannot lock each
 * other.
 */
export async function isOtherOperator(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user
    where 'operator' = any(staff_roles) and blocked_at is null and removed_at is null
    order by id for update`.execute(database)
  return rows.some((row) => row.id !== id)
}

export interface AccountKindChange {
  accountId: number
  kind: AccountKind
  custType: number
  version: number
}

/** Returns false if the account has another version. */
export async function changeAccountKind(
  database: Database,
  { accountId, kind, custType, version }: AccountKindChange,
): Promise<boolean> {
  const row = await database
    .updateTable('account')
    .set({ kind, cust_type: custType, version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True if any operator can log in. */
export async function isSomeOperator(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select from app_user
    where 'operator' = any(staff_roles) and blocked_at is null and removed_at is null limit 1`.execute(
    database,
  )
  return rows.length > 0
}

/** Inserts an account with its first user. */
export async function insertPerson(
  database: Database,
  { accountName, username, contactName, email }: Schemas['SupplierForm'],
  {
    kind,
    ...ofUser
  }: {
    kind: AccountKind
    password_hash: string
    staff_roles?: Schemas['StaffRole'][]
    /** 1 = the password was issued and not chosen. */
    is_system_password?: 0 | 1
  },
): Promise<number> {
  const account = await database
    .insertInto('account')
    .values({ kind, account_name: accountName.trim() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = JSON.stringify({ contactName: contactName.trim(), email })
  const { id } = await database
    .insertInto('app_user')
    .values({ account_id: account.id, username, data, ...ofUser })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
