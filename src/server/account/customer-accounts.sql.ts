import type { Language } from '../../domain/language/language'
import {
  accountNameIn,
  personNameIn,
  searchedAccountNames,
  searchedPersonNames,
} from '../names/names.sql'
import { sql } from 'kysely'
import type { AccountKind } from '../../domain/account/account'
import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { inOrder, oneContaining, type OrderOf, type Sorting } from '../database/lists.sql'

type Order = OrderOf<'pageCustomerAccounts'>

export interface AccountRow {
  id: number
  accountName: string
  kind: AccountKind
  custType: number
  state: Schemas['CustomerState']
  memberCount: number
  createTime: Date
}

const sorting = (language: Language): Sorting<Order> => ({
  by: {
    accountName: sql`lower(${accountNameIn(language)})`,
    createTime: sql`account.created_at`,
  },
  id: sql`account.id`,
  usual: sql`account.created_at desc, account.id desc`,
})

const membersOf = sql`app_user where account_id = account.id and removed_at is null`

const columns = (
  language: Language,
) => sql`account.id, ${accountNameIn(language)} as "accountName", kind, cust_type as "custType",
  account.created_at as "createTime", (select count(*)::int from ${membersOf}) as "memberCount",
  (select case when count(*) = 0 then 'deleted' when bool_and(blocked_at is not null) then 'locked'
    when bool_or(activated_at is not null and blocked_at is null) then 'open' else 'waiting' end
    from ${membersOf}) as state`

const isCustomer = sql`kind in ('company', 'person')`

/** A page of the accounts that have members. */
export async function pageAccounts(
  database: Database,
  { keyword, kind }: { keyword: string | undefined; kind: AccountKind | undefined },
  {
    current,
    size,
    order,
    language,
  }: { current: number; size: number; order: Order | undefined; language: Language },
): Promise<{ total: number; accounts: AccountRow[] }> {
  const conditions = [
    kind ? sql`kind = ${kind}` : isCustomer,
    sql`exists (select from ${membersOf})`,
    keyword?.trim() ? sql`account.id in (${namedLike(keyword)})` : undefined,
  ].filter((condition) => condition !== undefined)
  const accounts = sql`account where ${sql.join(conditions, sql` and `)}`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${accounts}`.execute(database)
  const { rows } = await sql<AccountRow>`
    select ${columns(language)} from ${accounts} order by ${inOrder(order, sorting(language))}
    limit ${size} offset ${(current - 1) * size}`.execute(database)
  return { total: itemAt(counted.rows, 0).total, accounts: rows }
}

const namedLike = (keyword: string) => sql`
  select account_id from app_user
    where removed_at is null and ${oneContaining([...searchedPersonNames(), sql`email`], keyword)}
  union select id from account where ${oneContaining(searchedAccountNames(), keyword)}`

/** A customer's account, deleted or not; undefined for accounts of suppliers and staff. */
export async function findAccount(
  database: Database,
  id: number,
  language: Language,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${columns(language)} from account where account.id = ${id} and ${isCustomer}`.execute(
    database,
  )
  return rows[0]
}

type MemberRow = Omit<Schemas['CustomerMember'], 'email' | 'mobile'> & {
  email: string | null
  mobile: string | null
}

/** The users of an account with their addresses. */
export async function listMembers(
  database: Database,
  accountId: number,
  language: Language,
): Promise<Schemas['CustomerMember'][]> {
  const { rows } = await sql<MemberRow>`
    select id, username, ${personNameIn(language)} as "contactName",
      company_role as "companyRole", nullif(data ->> 'email', '') as email,
      case when data ->> 'mobile' <> '' then concat('+', data ->> 'areaCode', ' ', data ->> 'mobile') end as mobile,
      case when blocked_at is not null then 'locked' when activated_at is null then 'waiting' else 'open' end as state
    from app_user where account_id = ${accountId} and removed_at is null order by id limit 100`.execute(
    database,
  )
  return rows.map(({ email, mobile, ...member }) => ({
    ...member,
    ...(email && { email }),
    ...(mobile && { mobile }),
  }))
}
