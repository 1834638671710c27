import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import { countRows, oneContaining } from '../database/lists.sql'
import { when } from '../database/when'

export async function findReservation(
  database: Database,
  accountId: number,
  code: string,
): Promise<{ id: number } | undefined> {
  return database
    .selectFrom('intention_order')
    .where('account_id', '=', accountId)
    .where('unique_code', '=', code)
    .select('id')
    .executeTakeFirst()
}

/** A delivery of the account by the number of its delivery note; the latest, if earlier notices share it. */
export async function findNotice(
  database: Database,
  { accountId, bill, orderId }: { accountId: number; bill: string; orderId: number | undefined },
): Promise<{ id: number; orderId: number } | undefined> {
  return database
    .selectFrom('delivery_notice as notice')
    .innerJoin('intention_order as ordered', 'ordered.id', 'notice.order_id')
    .where('ordered.account_id', '=', accountId)
    .where('bill_no', '=', bill)
    .$call(when(orderId, (query, orderId) => query.where('ordered.id', '=', orderId)))
    .orderBy('notice.id', 'desc')
    .select(['notice.id', 'ordered.id as orderId'])
    .executeTakeFirst()
}

interface DeliveredFilter {
  accountId: number
  deliveryId?: number | undefined
  keyword?: string | undefined
}

type Rows<O> = SelectQueryBuilder<
  Tables & {
    line: Tables['delivery_line']
    notice: Tables['delivery_notice']
    ordered: Tables['intention_order']
  },
  'line' | 'notice' | 'ordered',
  O
>

/** Delivered products of an account, the latest delivery first. */
export async function pageDeliveredProducts(
  database: Database,
  filter: DeliveredFilter,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; records: Schemas['DeliveredProduct'][] }> {
  const lines = filtered(
    database
      .selectFrom('delivery_line as line')
      .innerJoin('delivery_notice as notice', 'notice.id', 'line.notice_id')
      .innerJoin('intention_order as ordered', 'ordered.id', 'notice.order_id'),
    filter,
  )
  const total = await countRows(lines)
  const rows = await lines
    .orderBy(sql`notice.data ->> 'shipTime'`, 'desc')
    .orderBy('notice.id', 'desc')
    .orderBy('line.position')
    .limit(size)
    .offset((current - 1) * size)
    .select([
      'line.id',
      'notice.id as deliveryId',
      'bill_no',
      'unique_code',
      'specification',
      'line.data',
      sql<string>`notice.data ->> 'shipTime'`.as('shipTime'),
      pictures.as('prodImgs'),
    ])
    .execute()
  return {
    total,
    records: rows.map(({ data, bill_no, unique_code, ...row }) => ({
      ...row,
      billNo: bill_no,
      orderCode: unique_code,
      deliveredCounts: data.deliveredCounts,
      ...(data.customerMaterial && { customerMaterial: data.customerMaterial }),
      ...(data.lot && { lot: data.lot }),
      prodImgs: row.prodImgs ?? [],
    })),
  }
}

/** The pictures that the reservation has of the delivered model. */
const pictures = sql<string[] | null>`(
  select reserved.data -> 'prodImgs' from intention_order_line as reserved
  where reserved.order_id = ordered.id and reserved.data ->> 'model' = specification
  order by reserved.id limit 1)`

function filtered<O>(rows: Rows<O>, { accountId, deliveryId, keyword }: DeliveredFilter): Rows<O> {
  const texts = [
    sql`specification`,
    sql`line.data ->> 'customerMaterial'`,
    sql`line.data ->> 'lot'`,
    sql`bill_no`,
    sql`unique_code`,
  ]
  return rows
    .where('ordered.account_id', '=', accountId)
    .$call(when(deliveryId, (query, deliveryId) => query.where('notice.id', '=', deliveryId)))
    .$call(
      when(keyword?.trim() || undefined, (query, keyword) =>
        query.where(oneContaining(texts, keyword)),
      ),
    )
}
