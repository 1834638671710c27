import { sql } from 'kysely'
import { orderState } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'
import { ofUser } from './own-data.sql'
import { itemAt } from '../../domain/lists/items'

interface Whose {
  id: number
  accountId: number
}

const withdrawable = [orderState.submitted, orderState.answered]

/** Counts the records of an account that a deletion affects. */
export async function countRecords(database: Database, { id, accountId }: Whose) {
  const count = (table: string, column: string, value: number) =>
    sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${value})`
  const personal = sql.join(
    ofUser.map((table) => count(table, 'user_id', id)),
    sql` + `,
  )
  const { rows } = await sql<{
    open: number
    confirmed: number
    orders: number
    /** Orders made by this user; a company has others too. */
    own: number
    personal: number
    shared: number
  }>`
    select
      (select count(*)::int from intention_order
        where account_id = ${accountId} and status_code = any(${withdrawable}::int[])) as open,
      (select count(*)::int from intention_order
        where account_id = ${accountId} and status_code = ${orderState.confirmed}) as confirmed,
      ${count('intention_order', 'account_id', accountId)}::int as orders,
      ${count('intention_order', 'user_id', id)}::int as own,
      (${personal})::int as personal,
      (${count('calculation_report', 'account_id', accountId)}
        + ${count('board_message', 'account_id', accountId)}
        + ${count('custom_entry', 'account_id', accountId)}
        + ${count('customer_part', 'account_id', accountId)})::int as shared
  `.execute(database)
  return itemAt(rows, 0)
}

/** Withdraws reservations that are not confirmed yet; returns them. */
export async function withdrawOpen(
  database: Database,
  accountId: number,
): Promise<{ id: number; code: string }[]> {
  const rows = await database
    .updateTable('intention_order')
    .set({ status_code: orderState.withdrawn, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('status_code', 'in', withdrawable)
    .returning(['id', 'unique_code'])
    .execute()
  return rows.map((row) => ({ id: row.id, code: row.unique_code }))
}

/** Deletes the user's personal records. Records of the account stay if other members remain. */
export async function forgetPersonal(database: Database, id: number): Promise<void> {
  for (const table of [
    ...ofUser,
    'user_session',
    'known_device',
    'second_factor',
    'login_challenge',
    'one_time_link',
  ] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(database)
  }
  await sql`delete from recovery_code where user_id = ${id}`.execute(database)
  await sql`delete from idempotency where user_id = ${id}`.execute(database)
}

/** Deletes the records of an account without members, except those that must be kept. */
export async function forgetShared(database: Database, accountId: number, name: string) {
  for (const table of [
    'board_message',
    'calculation_report',
    'custom_entry',
    'customer_part',
    'company_invitation',
  ])
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(database)
  await database
    .updateTable('account')
    .set({ account_name: name, account_name_en: '' })
    .where('id', '=', accountId)
    .execute()
}

/** Anonymises the user's row, which other records reference, and removes the name from their histories. */
export async function forgetName(
  database: Database,
  {
    id,
    name,
    alias,
    passwordHash,
  }: { id: number; name: string; alias: string; passwordHash: string },
): Promise<void> {
  await database
    .updateTable('app_user')
    .set({
      username: alias,
      password_hash: passwordHash,
      is_system_password: 0,
      blocked_at: sql<Date>`now()`,
      removed_at: sql<Date>`now()`,
      data: '{}',
    })
    .where('id', '=', id)
    .execute()
  const as = JSON.stringify(alias)
  await sql`
    update timeline set data = jsonb_set(data, '{who}', ${as}::jsonb) where user_id = ${id}
  `.execute(database)
  await sql`
    update notification set data = jsonb_set(data #- '{both,who}', '{values,who}', ${as}::jsonb)
    where coalesce(data #>> '{both,who,zh}', data #>> '{values,who}') = ${name}
      and data -> 'values' ->> 'code' in (select unique_code from intention_order where user_id = ${id})
  `.execute(database)
}
