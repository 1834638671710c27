import type { Name } from '../../domain/account/names'
import { accountNameIn, namesOfUser, searchedAccountNames } from '../names/names.sql'
import type { Language } from '../../domain/language/language'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { DayRange } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import {
  containing,
  countRows,
  inOrder,
  oneContaining,
  orLast,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { when } from '../database/when'
import { storedFields } from '../records/stored-fields'
import { deliveryTimings, shipDate } from './delivery-timing.sql'
import {
  readAllLines,
  readLines,
  storeLines,
  summaryOf,
  summedColumns,
  summedLines,
  type DeliveryLine,
  type DeliverySummary,
  type SummedLines,
} from './delivery-lines.sql'

export interface DeliveryFilter {
  /**
   * Limits the list to one account. Without it all deliveries are listed, and the search includes the customer's
   * name.
   */
  accountId?: number
  keyword?: string | undefined
  days: DayRange
  timing?: Schemas['DeliveryTiming'] | undefined
  /** First and last ship date. */
  shipped?: { from?: Day | undefined; to?: Day | undefined }
  timeZone: string
  /** Language of the customer's name. */
  language: Language
}

type Entry = Schemas['DeliveryEntry']

/** Fields with their own column or table, or taken from the order. */
const columns = ['billNo', 'orderCode', 'version', 'lines'] as const

type DeliveryData = Omit<Entry, (typeof columns)[number]>

/** A delivery with its reservation and customer, and its products summed up. */
export interface ListedDelivery extends DeliveryData, DeliverySummary {
  id: number
  version: number
  billNo: string
  orderId: number
  orderCode: string
  accountId: number
  customer: string
  /** When and by whom the customer confirmed that it arrived. */
  receivedAt: Date | null
  receivedBy: Name | null
  /** Numbers, project and destination of its reservation. */
  details: Partial<Schemas['OrderDetails']>
}

export interface StoredDelivery extends ListedDelivery {
  lines: DeliveryLine[]
}

type Joined = Tables & {
  notice: Tables['delivery_notice']
  ordered: Tables['intention_order']
}
type Rows<O> = SelectQueryBuilder<Joined, 'notice' | 'ordered' | 'account', O>

type Order = OrderOf<'listDeliveries' | 'listAllDeliveries'>

const sorting = (language: Language): Sorting<Order> => ({
  by: {
    billNo: sql`bill_no`,
    customer: sql`lower(${accountNameIn(language)})`,
    orderCode: sql`unique_code`,
    specification: sql`lower(array_to_string(specifications, '; '))`,
    deliveredCounts: sql`delivered_counts`,
    carrier: sql`lower(notice.data ->> 'carrier')`,
    shipTime: sql`notice.data ->> 'shipTime'`,
    expectedArrival: orLast(sql`notice.data ->> 'expectedArrival'`),
  },
  id: sql`notice.id`,
  usual: sql`notice.id desc`,
})

export async function pageDeliveries(
  database: Database,
  filter: DeliveryFilter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; records: ListedDelivery[] }> {
  const notices = filtered(joined(database), filter)
  const total = await countRows(notices)
  const rows = await selected(withSums(notices), filter.language)
    .orderBy(inOrder(order, sorting(filter.language)))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records: rows.map(listedOf) }
}

/** Finds a delivery, optionally only of one account. */
export async function findDelivery(
  database: Database,
  { id, accountId, language }: { id: number; accountId?: number; language: Language },
): Promise<StoredDelivery | undefined> {
  const row = await selected(withSums(joined(database)), language)
    .where('notice.id', '=', id)
    .$call(when(accountId, (query, accountId) => query.where('ordered.account_id', '=', accountId)))
    .executeTakeFirst()
  return row && { ...listedOf(row), lines: await readLines(database, id) }
}

/** The deliveries of a reservation in the order of shipping. */
export async function deliveriesOf(
  database: Database,
  orderId: number,
  language: Language,
): Promise<StoredDelivery[]> {
  const rows = await selected(withSums(joined(database)), language)
    .where('ordered.id', '=', orderId)
    .orderBy(sql`notice.data ->> 'shipTime'`)
    .orderBy('notice.id')
    .execute()
  const lines = await readAllLines(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...listedOf(row), lines: lines.get(row.id) ?? [] }))
}

const joined = (database: Database) =>
  database
    .selectFrom('delivery_notice as notice')
    .innerJoin('intention_order as ordered', 'ordered.id', 'notice.order_id')
    .innerJoin('account', 'account.id', 'ordered.account_id')

const withSums = <O>(rows: Rows<O>) =>
  rows.innerJoinLateral(summedLines.as('summed'), (join) => join.onTrue())

const selected = <O>(rows: ReturnType<typeof withSums<O>>, language: Language) =>
  rows.select([
    'notice.id',
    'notice.version',
    'notice.data',
    'bill_no',
    'ordered.id as order_id',
    'unique_code',
    'ordered.account_id',
    accountNameIn(language).as('customer'),
    'notice.received_at',
    namesOfUser(sql.ref('notice.received_by')).as('received_by'),
    'ordered.data as order_data',
    ...summedColumns,
  ])

function filtered<O>(
  rows: Rows<O>,
  { accountId, keyword, days, timing, shipped, timeZone }: DeliveryFilter,
): Rows<O> {
  const startOf = (day: Day) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
  const ofHead = [sql`bill_no`, sql`unique_code`, sql`notice.data ->> 'trackingNo'`]
  const searched = accountId === undefined ? [...ofHead, ...searchedAccountNames()] : ofHead
  const ofLine = sql`concat_ws(chr(10), line.specification, line.data ->> 'customerMaterial',
    line.data ->> 'lot')`
  return rows
    .$call(when(accountId, (query, accountId) => query.where('ordered.account_id', '=', accountId)))
    .$call(when(timing, (query, timing) => query.where(deliveryTimings[timing])))
    .$call(when(shipped?.from, (query, from) => query.where(shipDate, '>=', from)))
    .$call(when(shipped?.to, (query, to) => query.where(shipDate, '<=', to)))
    .$call(when(days.from, (query, from) => query.where('notice.created_at', '>=', startOf(from))))
    .$call(
      when(days.before, (query, before) => query.where('notice.created_at', '<', startOf(before))),
    )
    .$call(
      when(keyword?.trim() || undefined, (query, typed) =>
        query.where(
          sql<boolean>`(${oneContaining(searched, typed)} or exists (
            select from delivery_line as line where line.notice_id = notice.id
              and ${containing(ofLine, typed)}))`,
        ),
      ),
    )
}

interface Row extends SummedLines {
  id: number
  version: number
  data: unknown
  bill_no: string
  order_id: number
  unique_code: string
  account_id: number
  customer: string
  received_at: Date | null
  received_by: Name | null
  order_data: unknown
}

function listedOf(row: Row): ListedDelivery {
  return {
    // Only written from validated entries.
    ...(row.data as DeliveryData),
    ...summaryOf(row),
    id: row.id,
    version: row.version,
    billNo: row.bill_no,
    orderId: row.order_id,
    orderCode: row.unique_code,
    accountId: row.account_id,
    customer: row.customer,
    receivedAt: row.received_at,
    receivedBy: row.received_by,
    details: storedFields('OrderDetails', row.order_data),
  }
}

const dataOf = (entry: Entry) => {
  const data: Partial<Entry> = { ...entry }
  for (const column of columns) delete data[column]
  return JSON.stringify(data)
}

/** Returns the new id, or undefined if a delivery note of this number was entered before. */
export async function insertDelivery(
  database: Database,
  orderId: number,
  entry: Entry,
): Promise<number | undefined> {
  // A number that notices of before shared may have lost its first part, which the conflict below would notice.
  const known = await database
    .selectFrom('delivery_notice')
    .select('id')
    .where('bill_no', '=', entry.billNo)
    .executeTakeFirst()
  if (known) return undefined
  const row = await database
    .insertInto('delivery_notice')
    .values({ order_id: orderId, bill_no: entry.billNo, data: dataOf(entry) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await storeLines(database, row.id, entry.lines)
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
    .set({
      bill_no: entry.billNo,
      // A notice that shared its number has the new one for itself.
      part: sql<number>`case when bill_no = ${entry.billNo} then part else 1 end`,
      data: dataOf(entry),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (row) await storeLines(database, id, entry.lines)
  return row !== undefined
}

export async function deleteDelivery(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('delivery_notice')
    .where('id', '=', id)
    // A receipt may arrive meanwhile.
    .where('received_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
