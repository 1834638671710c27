import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
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
}

export interface NewLine {
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
      order.lines.map(({ dataId, counts, requiredDate, data }) => ({
        order_id: id,
        type_id: 1,
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
  accountId: number
  keyword?: string | undefined
  statusCode?: number | undefined
  days: DayRange
  timeZone: string
}

export interface Order {
  id: number
  uniqueCode: string
  createTime: Date
  statusCode: Schemas['OrderState']
  createdBy: string
  remark: string
  /** The column of that name: what else the schema of a reservation names. */
  data: unknown
  lines: (NewLine & { id: number; typeId: Schemas['FavouriteType'] })[]
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
    .where('intention_order.account_id', '=', accountId)
    .$if(statusCode !== undefined, (query) =>
      query.where('intention_order.status_code', '=', statusCode!),
    )
    .$if(days.from !== undefined, (query) => query.where(time, '>=', startOf(days.from!)))
    .$if(days.before !== undefined, (query) => query.where(time, '<', startOf(days.before!)))
    .$if(!!keyword?.trim(), (query) => query.where((where) => mentions(where, keyword!.trim())))
}

/** The code of the order, or the model or a name in one of its lines, contains the keyword. */
function mentions(where: ExpressionBuilder<Tables, 'intention_order'>, keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
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

export async function findOrder(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Order | undefined> {
  const own = await database
    .selectFrom('intention_order')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
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
      'intention_order.data',
      sql<string>`intention_order.data ->> 'remark'`.as('remark'),
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
    createTime: row.created_at,
    // Checked by the table.
    statusCode: row.status_code as Schemas['OrderState'],
    createdBy: row.createdBy,
    remark: row.remark,
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

export interface Move {
  id: number
  accountId: number
  from: Schemas['OrderState'][]
  to: Schemas['OrderState']
}

/** Moves an order of the account to another state, unless it is in none of the states it may come from. */
export async function moveOrder(
  database: Database,
  { id, accountId, from, to }: Move,
): Promise<boolean> {
  const moved = await database
    .updateTable('intention_order')
    .set({ status_code: to })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status_code', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
