import { sql } from 'kysely'
import type { Database } from '../database/database'

/** Tables with personal records of a user. */
export const ofUser = [
  'browse_record',
  'cart_item',
  'chat_conversation',
  'experiment_browse',
  'favourite',
  'notification',
  'subscription',
] as const

/** Tables with records of the account, visible to all members of a company. */
export const ofAccount = [
  'board_message',
  'calculation_report',
  'custom_entry',
  'customer_part',
  'customer_problem',
  'intention_order',
  'stored_file',
] as const

/** Internal columns: storage keys and secrets. */
const inner = ['storage_key', 'thumbnailKey', 'avatarKey', 'token_hash']

export type Kept = Record<string, Record<string, unknown>[]>

/** All records of a user, by table name. */
export async function listOwnRecords(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Kept> {
  const kept: Kept = {}
  for (const table of ofUser) {
    kept[table] = await rowsOf(database, sql`${sql.table(table)} where user_id = ${id}`)
  }
  for (const table of ofAccount) {
    kept[table] = await rowsOf(database, sql`${sql.table(table)} where account_id = ${accountId}`)
  }
  const orders = sql`(select id from intention_order where account_id = ${accountId})`
  kept.intention_order_line = await rowsOf(
    database,
    sql`intention_order_line where order_id in ${orders}`,
  )
  kept.delivery_notice = await rowsOf(database, sql`delivery_notice where order_id in ${orders}`)
  kept.delivery_line = await rowsOf(
    database,
    sql`delivery_line where notice_id in (select id from delivery_notice where order_id in ${orders})`,
  )
  kept.timeline = await rowsOf(
    database,
    sql`timeline where (subject = 'intentionOrder' and subject_id in ${orders})
      or (subject = 'customerProblem'
        and subject_id in (select id from customer_problem where account_id = ${accountId}))`,
  )
  kept.chat_message = await rowsOf(
    database,
    sql`chat_message where conversation_id in
      (select id from chat_conversation where user_id = ${id})`,
  )
  kept.security_event = await rowsOf(database, sql`security_event where user_id = ${id}`)
  kept.activity = await rowsOf(database, sql`audit where user_id = ${id}`)
  return kept
}

/** Rows with the fields of `data` merged with the other columns. */
async function rowsOf(database: Database, from: ReturnType<typeof sql>) {
  const { rows } = await sql<{ row: Record<string, unknown> & { data?: object } }>`
    select to_jsonb(whole) as row from (select * from ${from} order by 1) as whole
  `.execute(database)
  return rows.map(({ row: { data, ...columns } }) =>
    Object.fromEntries(
      Object.entries({ ...columns, ...data }).filter(([name]) => !inner.includes(name)),
    ),
  )
}
