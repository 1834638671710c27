import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { CustomCharacter } from '../../domain/catalogue/custom-entry'
import type { Day } from '../../domain/day'
import type { DayRange } from '../../domain/orders'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'

/** What a line keeps of the product as it was when it was reserved. */
export interface LineData {
  model: string
  materialName: Schemas['Text']
  unitName: Schemas['Text']
  prodImgs: string[]
  minQuantity: number
  /** the customer's own number of it */
  customerPartNo?: string
  /** Of a product made to measure: its class and what was chosen. */
  classId?: number
  characters?: CustomCharacter[]
}

export interface NewLine {
  /** 1 product, also when absent; 2 test of the laboratory; 3 product made to measure, of which dataId is the stored entry */
  typeId?: 1 | 2 | 3
  dataId: number
  counts: number
  requiredDate: Day
  data: LineData
}

export interface NewOrder {
  code: string
  accountId: number
  userId: number
  remark: string
  lines: NewLine[]
}

/** The next running number of reservations; one that is not used in the end leaves a gap. */
export async function nextNumber(database: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('intention_order_code') as number
  `.execute(database)
  return rows[0]!.number
}

export async function insertOrder(database: Database, order: NewOrder): Promise<number> {
  const { id } = await database
    .insertInto('intention_order')
    .values({
      unique_code: order.code,
      account_id: order.accountId,
      user_id: order.userId,
      data: JSON.stringify({ remark: order.remark }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('intention_order_line')
    .values(
      order.lines.map(({ typeId = 1, dataId, counts, requiredDate, data }) => ({
        order_id: id,
        type_id: typeId,
        data_id: dataId,
        counts,
        required_date: requiredDate,
        data: JSON.stringify(data),
      })),
    )
    .execute()
  return id
}

export interface OrderFilter {
  /** Without it the orders of all customers, which are then found by the customer's name too. */
  accountId?: number
  keyword?: string | undefined
  statusCode?: number | undefined
  days: DayRange
  timeZone: string
}

/** What staff answered to a line; the alternative is named as it was then. */
export interface StoredLineAnswer {
  leadTimeDays?: number
  price?: string
  note?: string
  alternative?: { id: number; model: string; materialName: Schemas['Text'] }
}

/** What staff answered to the whole order, besides its last day. */
export interface StoredAnswer {
  note: string
  answeredAt: string
  answeredBy: string
}

interface OrderData {
  remark: string
  answer?: StoredAnswer
  declineReason?: string
}

export interface Order {
  id: number
  uniqueCode: string
  accountId: number
  userId: number
  version: number
  validUntil: Day | null
  answer?: StoredAnswer
  declineReason?: string
  createTime: Date
  statusCode: Schemas['OrderState']
  createdBy: string
  remark: string
  /** The column of that name: what else the schema of a reservation names. */
  data: unknown
  lines: (Omit<NewLine, 'typeId'> & {
    id: number
    typeId: Schemas['FavouriteType']
    answer: StoredLineAnswer | undefined
  })[]
}

type Orders<O> = SelectQueryBuilder<Tables, 'intention_order', O>

export async function pageOrders(
  database: Database,
  filter: OrderFilter,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; orders: Order[] }> {
  const found = filtered(database.selectFrom('intention_order'), filter)
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await found
    .select('intention_order.id')
    .orderBy('intention_order.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return {
    total,
    orders: await readOrders(
      database,
      page.map(({ id }) => id),
    ),
  }
}

function filtered<O>(
  orders: Orders<O>,
  { accountId, keyword, statusCode, days, timeZone }: OrderFilter,
): Orders<O> {
  const startOf = (day: Day) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
  const time = 'intention_order.created_at'
  return orders
    .$if(accountId !== undefined, (query) =>
      query.where('intention_order.account_id', '=', accountId!),
    )
    .$if(statusCode !== undefined, (query) =>
      query.where('intention_order.status_code', '=', statusCode!),
    )
    .$if(days.from !== undefined, (query) => query.where(time, '>=', startOf(days.from!)))
    .$if(days.before !== undefined, (query) => query.where(time, '<', startOf(days.before!)))
    .$if(!!keyword?.trim(), (query) =>
      query.where((where) =>
        where.or([
          mentions(where, keyword!.trim()),
          ...(accountId === undefined ? [isOf(where, keyword!.trim())] : []),
        ]),
      ),
    )
}

const patternOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

/** The name of the customer contains the keyword. */
function isOf(where: ExpressionBuilder<Tables, 'intention_order'>, keyword: string) {
  return where.exists(
    where
      .selectFrom('account')
      .select('account.id')
      .whereRef('account.id', '=', 'intention_order.account_id')
      .where('account_name', 'ilike', patternOf(keyword)),
  )
}

/** The code of the order, or the model or a name in one of its lines, contains the keyword. */
function mentions(where: ExpressionBuilder<Tables, 'intention_order'>, keyword: string) {
  const pattern = patternOf(keyword)
  return where.or([
    where('unique_code', 'ilike', pattern),
    where.exists(
      where
        .selectFrom('intention_order_line as line')
        .select('line.id')
        .whereRef('line.order_id', '=', 'intention_order.id')
        .where(
          sql<boolean>`concat_ws(chr(10), line.data ->> 'model', line.data -> 'materialName' ->> 'zh',
            line.data -> 'materialName' ->> 'en') ilike ${pattern}`,
        ),
    ),
  ])
}

/** An order of the account; without an account, of any. */
export async function findOrder(
  database: Database,
  { id, accountId }: { id: number; accountId?: number },
): Promise<Order | undefined> {
  const own = await database
    .selectFrom('intention_order')
    .select('id')
    .where('id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .executeTakeFirst()
  return own && (await readOrders(database, [own.id]))[0]
}

/** The orders of these ids with their lines, newest first. */
async function readOrders(database: Database, ids: number[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('intention_order')
    .innerJoin('app_user', 'app_user.id', 'intention_order.user_id')
    .where('intention_order.id', 'in', ids)
    .orderBy('intention_order.id', 'desc')
    .select([
      'intention_order.id',
      'unique_code',
      'status_code',
      'intention_order.created_at',
      'intention_order.account_id',
      'intention_order.user_id',
      'version',
      'valid_until',
      'intention_order.data',
      sql<string>`coalesce(app_user.data ->> 'contactName', app_user.username)`.as('createdBy'),
    ])
    .execute()
  const lines = await database
    .selectFrom('intention_order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    uniqueCode: row.unique_code,
    accountId: row.account_id,
    userId: row.user_id,
    version: row.version,
    validUntil: row.valid_until,
    // Written by insertOrder and the moves of an order alone.
    ...(row.data as unknown as OrderData),
    createTime: row.created_at,
    // Checked by the table.
    statusCode: row.status_code as Schemas['OrderState'],
    createdBy: row.createdBy,
    data: row.data,
    lines: lines
      .filter((line) => line.order_id === row.id)
      .map((line) => ({
        id: line.id,
        typeId: line.type_id as Schemas['FavouriteType'],
        dataId: line.data_id,
        counts: line.counts,
        requiredDate: line.required_date,
        // Written by insertOrder alone.
        data: line.data as unknown as LineData,
        // Written by storeAnswers alone.
        answer: (line.answer as StoredLineAnswer | null) ?? undefined,
      })),
  }))
}

export async function countOrders(database: Database, accountId: number): Promise<number> {
  const { counts } = await database
    .selectFrom('intention_order')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return counts
}

/** The products that an account reserved most often, by the number of reservations that it did not take back. */
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
