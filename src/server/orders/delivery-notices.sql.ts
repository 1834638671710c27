import { sql, type SelectQueryBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { DayRange } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import { countRows, inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import { when } from '../database/when'

export interface DeliveryFilter {
  /**
   * Limits the list to one account. Without it all deliveries are listed, and the search includes the customer's
   * name.
   */
  accountId?: number
  keyword?: string | undefined
  days: DayRange
  timeZone: string
}

type Entry = Schemas['DeliveryEntry']

/** Fields with their own column, or taken from the order. */
const columns = ['billNo', 'specification', 'orderCode', 'version'] as const

type DeliveryData = Omit<Entry, (typeof columns)[number]>

/** A delivery with its reservation and customer. */
export interface StoredDelivery extends DeliveryData {
  id: number
  version: number
  billNo: string
  specification: string
  orderId: number
  orderCode: string
  customer: string
}

type Rows<O> = SelectQueryBuilder<
  Tables & { notice: Tables['delivery_notice']; ordered: Tables['intention_order'] },
  'notice' | 'ordered' | 'account',
  O
>

type Order = OrderOf<'listDeliveries' | 'listAllDeliveries'>

const sorting: Sorting<Order> = {
  by: {
    billNo: sql`bill_no`,
    customer: sql`lower(account_name)`,
    orderCode: sql`unique_code`,
    specification: sql`lower(specification)`,
    deliveredCounts: sql`(notice.data -> 'deliveredCounts')::int`,
    carrier: sql`lower(notice.data ->> 'carrier')`,
    shipTime: sql`notice.data ->> 'shipTime'`,
    expectedArrival: orLast(sql`notice.data ->> 'expectedArrival'`),
  },
  id: sql`notice.id`,
  usual: sql`notice.id desc`,
}

export async function pageDeliveries(
  database: Database,
  filter: DeliveryFilter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; records: StoredDelivery[] }> {
  const notices = filtered(joined(database), filter)
  const total = await countRows(notices)
  const rows = await selected(notices)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records: rows.map(storedOf) }
}

/** Finds a delivery, optionally only of one account. */
export async function findDelivery(
  database: Database,
  { id, accountId }: { id: number; accountId?: number },
): Promise<StoredDelivery | undefined> {
  const row = await selected(joined(database))
    .where('notice.id', '=', id)
    .$call(when(accountId, (query, accountId) => query.where('ordered.account_id', '=', accountId)))
    .executeTakeFirst()
  return row && storedOf(row)
}

const joined = (database: Database) =>
  database
    .selectFrom('delivery_notice as notice')
    .innerJoin('intention_order as ordered', 'ordered.id', 'notice.order_id')
    .innerJoin('account', 'account.id', 'ordered.account_id')

const selected = <O>(rows: Rows<O>) =>
  rows.select([
    'notice.id',
    'notice.version',
    'notice.data',
    'bill_no',
    'specification',
    'ordered.id as order_id',
    'unique_code',
    'account_name',
  ])

function filtered<O>(
  rows: Rows<O>,
  { accountId, keyword, days, timeZone }: DeliveryFilter,
): Rows<O> {
  const startOf = (day: Day) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
  const pattern = `%${(keyword ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const customer = accountId === undefined ? sql`account_name` : sql`null::text`
  return rows
    .$call(when(accountId, (query, accountId) => query.where('ordered.account_id', '=', accountId)))
    .$call(when(days.from, (query, from) => query.where('notice.created_at', '>=', startOf(from))))
    .$call(
      when(days.before, (query, before) => query.where('notice.created_at', '<', startOf(before))),
    )
    .$if(pattern !== '%%', (query) =>
      query.where(
        sql<boolean>`concat_ws(chr(10), bill_no, specification, unique_code, notice.data ->> 'trackingNo',
          notice.data ->> 'customerMaterial', ${customer}) ilike ${pattern}`,
      ),
    )
}

interface Row {
  id: number
  version: number
  data: unknown
  bill_no: string
  specification: string
  order_id: number
  unique_code: string
  account_name: string
}

function storedOf(row: Row): StoredDelivery {
  return {
    // Only written from validated entries.
    ...(row.data as DeliveryData),
    id: row.id,
    version: row.version,
    billNo: row.bill_no,
    specification: row.specification,
    orderId: row.order_id,
    orderCode: row.unique_code,
    customer: row.account_name,
  }
}

const rowOf = (entry: Entry) => {
  const data: Partial<Entry> = { ...entry }
  for (const column of columns) delete data[column]
  const { billNo, specification } = entry
  return { bill_no: billNo, specification, data: JSON.stringify(data) }
}

/** Returns the new id, or undefined if this product of this bill already exists. */
export async function insertDelivery(
  database: Database,
  orderId: number,
  entry: Entry,
): Promise<number | undefined> {
  const row = await database
    .insertInto('delivery_notice')
    .values({ order_id: orderId, ...rowOf(entry) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Returns false if there is no notice of this version. */
export async function updateDelivery(
  database: Database,
  { id, version }: { id: number; version: number },
  entry: Entry,
): Promise<boolean> {
  const row = await database
    .updateTable('delivery_notice')
    .set({ ...rowOf(entry), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDelivery(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('delivery_notice')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface OrderedBy {
  id: number
  uniqueCode: string
  accountId: number
  statusCode: Schemas['OrderState']
  createdAt: Date
}

export async function findByCodes(
  database: Database,
  codes: string[],
): Promise<Map<string, OrderedBy>> {
  if (codes.length === 0) return new Map()
  const rows = await database
    .selectFrom('intention_order')
    .where('unique_code', 'in', codes)
    // Locks the orders, in a fixed order, so that remaining quantities stay valid until the entries are written.
    .orderBy('id')
    .forUpdate()
    .select(['id', 'unique_code', 'account_id', 'status_code', 'created_at'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.unique_code,
      {
        id: row.id,
        uniqueCode: row.unique_code,
        accountId: row.account_id,
        // A check constraint of the table.
        statusCode: row.status_code as Schemas['OrderState'],
        createdAt: row.created_at,
      },
    ]),
  )
}
