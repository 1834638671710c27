import { accountNameIn, searchedAccountNames } from '../names/names.sql'
import type { Language } from '../../domain/language/language'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { DayRange } from '../../domain/orders/orders'
import { openStates } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import {
  countRows,
  containing,
  inOrder,
  oneContaining,
  orLast,
  type Days,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { assigneePlace } from '../queues/assignment.sql'
import { inQueue, type QueueFilter } from '../queues/queue-filter.sql'
import { waits, waitsForApproval } from '../queues/waiting.sql'
import { happened } from './order-events.sql'
import { readOrders, type Order as Reservation } from './intention-orders.sql'
import { itemAt } from '../../domain/lists/items'
import { when } from '../database/when'

export interface OrderFilter {
  /** Limits the list to one account; without it all orders are listed. */
  accountId?: number
  keyword?: string | undefined
  statusCode?: number | undefined
  progress?: Schemas['OrderProgress'] | undefined
  days: DayRange
  /** Only orders to which this happened, on one of the days. */
  event?: { name: Schemas['OrderEvent']; days: Days } | undefined
  /** Only orders with this product. */
  productId?: number | undefined
  /** Filter by assignee and due date, in the office, where the search includes the customer's name. */
  queue?: QueueFilter
  /** In the office: only orders that wait for an answer, or for the caller's approval. */
  waitsFor?: Schemas['OrderWait'] | undefined
  timeZone: string
}

type Orders<O> = SelectQueryBuilder<Tables, 'intention_order', O>

type Order = OrderOf<'listOrders' | 'listAllOrders'>

interface Page {
  current: number
  size: number
  order?: Order | undefined
  /** Language by which names are sorted. */
  language: Language
}

/** By submission time, regardless of numbers. */
const newest = sql`intention_order.created_at desc, intention_order.id desc`

const sorting = (language: Language): Sorting<Order> => ({
  by: {
    uniqueCode: sql`unique_code`,
    createTime: sql`intention_order.created_at`,
    customer: sql`lower(${accountNameIn(language)})`,
    lineCount: sql`(select count(*) from intention_order_line where order_id = intention_order.id)`,
    statusCode: sql`status_code`,
    validUntil: orLast(sql`valid_until`),
    dueDate: orLast(sql`case when ${waits.intention_order} then due_date end`),
    assignee: orLast(assigneePlace('intention_order', language)),
  },
  id: sql`intention_order.id`,
  usual: newest,
})

export async function pageOrders(
  database: Database,
  filter: OrderFilter,
  page: Page,
): Promise<{ total: number; orders: Reservation[] }> {
  const orders = filtered(database.selectFrom('intention_order'), filter)
  const { total, ids } = await (filter.keyword?.trim()
    ? idsSearched(database, orders, page)
    : idsCounted(orders, page))
  return { total, orders: await readOrders(database, ids) }
}

/** Ids of all matching orders, in list order. */
export async function listOrderIds(database: Database, filter: OrderFilter): Promise<number[]> {
  const rows = await filtered(database.selectFrom('intention_order'), filter)
    .select('intention_order.id')
    .orderBy(newest)
    .execute()
  return rows.map(({ id }) => id)
}

/** Two queries: with a matching index, counting and paging separately is fastest. */
async function idsCounted<O>(orders: Orders<O>, { current, size, order, language }: Page) {
  const total = await countRows(orders)
  const page = await orders
    // Only needed for sorting.
    .leftJoin('account', 'account.id', 'intention_order.account_id')
    .select('intention_order.id')
    .orderBy(inOrder(order, sorting(language)))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, ids: page.map(({ id }) => id) }
}

/** One query for count and page, so that the text search runs once. */
async function idsSearched<O>(
  database: Database,
  orders: Orders<O>,
  { current, size, order, language }: Page,
) {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (${orders.select('intention_order.id')})
    select (select count(*)::int from found) as total, array(
      select intention_order.id from found join intention_order using (id)
      join account on account.id = account_id
      order by ${inOrder(order, sorting(language))} limit ${size} offset ${(current - 1) * size}) as ids`.execute(
    database,
  )
  return itemAt(rows, 0)
}

function filtered<O>(
  orders: Orders<O>,
  {
    accountId,
    keyword,
    statusCode,
    progress,
    days,
    event,
    productId,
    queue,
    waitsFor,
    timeZone,
  }: OrderFilter,
): Orders<O> {
  const startOf = (day: Day) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
  const time = 'intention_order.created_at'
  return orders
    .$call(
      when(accountId, (query, accountId) =>
        query.where('intention_order.account_id', '=', accountId),
      ),
    )
    .$call(
      when(statusCode, (query, statusCode) =>
        query.where('intention_order.status_code', '=', statusCode),
      ),
    )
    .$if(progress !== undefined, (query) =>
      query.where('status_code', progress === 'open' ? 'in' : 'not in', openStates),
    )
    .$call(when(event, (query, { name, days }) => query.where(happened(name, days))))
    .$call(
      when(productId, (query, productId) =>
        query.where(sql<boolean>`intention_order.id in (
          select order_id from intention_order_line where type_id = 1 and data_id = ${productId})`),
      ),
    )
    .$call(when(queue, (query, queue) => query.where(inQueue('intention_order', queue))))
    .$if(waitsFor === 'answer', (query) => query.where(waits.intention_order))
    .$if(waitsFor === 'approval', (query) => query.where(waitsForApproval(queue?.userId ?? 0)))
    .$call(when(days.from, (query, from) => query.where(time, '>=', startOf(from))))
    .$call(when(days.before, (query, before) => query.where(time, '<', startOf(before))))
    .$call(
      when(keyword?.trim() || undefined, (query, keyword) =>
        query.where(
          sql<boolean>`intention_order.id in (${foundBy(keyword, { byCustomer: queue !== undefined })})`,
        ),
      ),
    )
}

/** Orders whose numbers, project, line model or name, or customer name contains the keyword. */
function foundBy(keyword: string, { byCustomer }: { byCustomer: boolean }) {
  const inLine = [
    sql`data ->> 'model'`,
    sql`data -> 'materialName' ->> 'zh'`,
    sql`data -> 'materialName' ->> 'en'`,
  ]
  const ofCustomer = sql`union select one.id from intention_order one
    join account on account.id = one.account_id where ${oneContaining(searchedAccountNames(), keyword)}`
  // Each of its own index.
  const ofOrder = [sql`data ->> 'customerOrderNo'`, sql`data ->> 'poNo'`, sql`data ->> 'project'`]
  return sql`select id from intention_order where ${containing(sql`unique_code`, keyword)}
    union select id from intention_order where ${oneContaining(ofOrder, keyword)}
    union select order_id from intention_order_line where ${oneContaining(inLine, keyword)}
    ${byCustomer ? ofCustomer : sql``}`
}

/** Number of matching orders per state; empty states are missing. */
export async function countByState(
  database: Database,
  filter: OrderFilter,
): Promise<Schemas['TabCount'][]> {
  const orders = filtered(database.selectFrom('intention_order'), filter)
  const rows = await orders
    .groupBy('status_code')
    .orderBy('status_code')
    .select(['status_code', (select) => select.fn.countAll<number>().as('counts')])
    .execute()
  return rows.map(({ status_code, counts }) => ({ value: status_code, counts }))
}

export async function countOrders(database: Database, accountId: number): Promise<number> {
  const { counts } = await database
    .selectFrom('intention_order')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return counts
}

/** Products most often reserved by an account, by the number of reservations that were not withdrawn. */
export async function listOften(
  database: Database,
  accountId: number,
  size: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('intention_order_line as line')
    .innerJoin('intention_order', 'intention_order.id', 'line.order_id')
    .where('account_id', '=', accountId)
    .where('status_code', 'not in', [5, 6])
    .where('line.type_id', '=', 1)
    .groupBy('line.data_id')
    .select('line.data_id')
    .orderBy((order) => order.fn.count('line.order_id').distinct(), 'desc')
    .orderBy((order) => order.fn.max('line.order_id'), 'desc')
    .limit(size)
    .execute()
  return rows.map(({ data_id }) => data_id)
}
