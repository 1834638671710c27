import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import {
  countRows,
  containing,
  inOrder,
  orLast,
  within,
  type Days,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { fieldIn } from '../../domain/lists/items'

interface ClosedFilter extends Days {
  keyword?: string | undefined
  reason?: Schemas['CloseReason'] | undefined
}

const customer = sql<string>`coalesce(nullif(customer.data ->> 'contactName', ''), customer.username)`
const agent = sql<string | null>`coalesce(nullif(agent.data ->> 'contactName', ''), agent.username)`

const sorting: Sorting<OrderOf<'pageClosedServices'>> = {
  by: {
    customerName: sql`lower(${customer})`,
    accountName: sql`lower(account_name)`,
    agentName: orLast(sql`lower(${agent})`),
    openedAt: sql`opened_at`,
    closedAt: sql`closed_at`,
    reason: orLast(sql`reason`),
    score: orLast(sql`score`),
  },
  id: sql`chat_service.id`,
  usual: sql`closed_at desc, chat_service.id desc`,
}

/** A page of closed services, newest first. */
export async function pageClosed(
  database: Database,
  { keyword, reason, ...days }: ClosedFilter,
  {
    current,
    size,
    order,
  }: { current: number; size: number; order?: OrderOf<'pageClosedServices'> | undefined },
): Promise<{ total: number; records: Schemas['ClosedService'][] }> {
  const conditions = [
    sql`closed_at is not null`,
    keyword?.trim()
      ? containing(sql`concat_ws(' ', ${customer}, account_name, ${agent})`, keyword)
      : undefined,
    reason && sql`reason = ${reason}`,
    ...within(sql`closed_at`, days),
  ].filter((condition) => condition !== undefined)
  const services = database
    .selectFrom('chat_service')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_service.conversation_id')
    .innerJoin('app_user as customer', 'customer.id', 'chat_conversation.user_id')
    .innerJoin('account', 'account.id', 'chat_conversation.account_id')
    .leftJoin('app_user as agent', 'agent.id', 'chat_service.agent_id')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
  const total = await countRows(services)
  const rows = await services
    .select(['chat_service.id', 'chat_service.conversation_id', 'opened_at', 'closed_at', 'reason'])
    .select([
      'score',
      'chat_conversation.account_id',
      'account_name',
      customer.as('customer_name'),
      agent.as('agent_name'),
    ])
    .select(sql<string | null>`chat_service.data ->> 'comment'`.as('comment'))
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return {
    total,
    records: rows.map((row) => ({
      id: row.id,
      conversationId: row.conversation_id,
      customerName: row.customer_name,
      accountId: row.account_id,
      accountName: row.account_name,
      openedAt: row.opened_at.toISOString(),
      // The query selects closed services only.
      closedAt: fieldIn(row, 'closed_at').toISOString(),
      ...(row.agent_name && { agentName: row.agent_name }),
      ...(row.reason && { reason: row.reason }),
      ...(row.score !== null && { score: row.score }),
      ...(row.comment && { comment: row.comment }),
    })),
  }
}
