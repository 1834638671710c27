import { sql } from 'kysely'
import { mostNamedProducts, productsText } from '../../domain/orders/delivered-products'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export type DeliveryLine = Schemas['DeliveryLine']

/** The products of a delivery in their order. */
export async function readLines(database: Database, noticeId: number): Promise<DeliveryLine[]> {
  return (await readAllLines(database, [noticeId])).get(noticeId) ?? []
}

/** The products of several deliveries in their order, by the delivery. */
export async function readAllLines(
  database: Database,
  noticeIds: number[],
): Promise<Map<number, DeliveryLine[]>> {
  const lines = new Map<number, DeliveryLine[]>(noticeIds.map((id) => [id, []]))
  if (noticeIds.length === 0) return lines
  const rows = await database
    .selectFrom('delivery_line')
    .where('notice_id', 'in', noticeIds)
    .select(['notice_id', 'specification', 'data'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const { notice_id, specification, data } of rows)
    lines.get(notice_id)?.push({ ...data, specification })
  return lines
}

/** Stores the products of a delivery; those that stay as they are keep their rows untouched. */
export async function storeLines(
  database: Database,
  noticeId: number,
  lines: readonly DeliveryLine[],
): Promise<void> {
  const specifications = lines.map(({ specification }) => specification)
  await database
    .deleteFrom('delivery_line')
    .where('notice_id', '=', noticeId)
    .where('specification', 'not in', specifications)
    .execute()
  await database
    .insertInto('delivery_line')
    .values(
      lines.map(({ specification, ...data }, index) => ({
        notice_id: noticeId,
        position: index + 1,
        specification,
        data: JSON.stringify(data),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['notice_id', 'specification'])
        .doUpdateSet({ position: sql`excluded.position`, data: sql`excluded.data` })
        .where(
          sql<boolean>`(delivery_line.position, delivery_line.data)
            is distinct from (excluded.position, excluded.data)`,
        ),
    )
    .execute()
}

/** The products of a delivery as one, as the documents of the portal show them. */
export interface DeliverySummary {
  specification: string
  customerMaterial?: string
  deliveredCounts: number
  boxes?: number
  weight?: number
  netWeight?: number
}

/** The row that sums up the lines of `notice`. */
export const summedLines = sql<SummedLines>`(
  select count(*)::int as line_count,
    array_agg(specification order by position)
      filter (where position <= ${sql.lit(mostNamedProducts)}) as specifications,
    array_agg(data ->> 'customerMaterial' order by position)
      filter (where position <= ${sql.lit(mostNamedProducts)} and data ->> 'customerMaterial' <> '')
      as customer_materials,
    coalesce(sum((data -> 'deliveredCounts')::bigint), 0)::float8 as delivered_counts,
    sum((data -> 'boxes')::bigint)::float8 as boxes,
    sum((data -> 'weight')::numeric)::float8 as weight,
    sum((data -> 'netWeight')::numeric)::float8 as net_weight
  from delivery_line where notice_id = notice.id)`

export interface SummedLines {
  line_count: number
  specifications: string[] | null
  customer_materials: string[] | null
  delivered_counts: number
  boxes: number | null
  weight: number | null
  net_weight: number | null
}

export const summedColumns = [
  'line_count',
  'specifications',
  'customer_materials',
  'delivered_counts',
  'boxes',
  'weight',
  'net_weight',
] as const satisfies (keyof SummedLines)[]

export function summaryOf(row: SummedLines): DeliverySummary {
  const materials = [...new Set(row.customer_materials)]
  return {
    specification: productsText(row.specifications ?? [], row.line_count),
    ...(materials.length > 0 && { customerMaterial: materials.join('; ') }),
    deliveredCounts: row.delivered_counts,
    ...(row.boxes !== null && { boxes: row.boxes }),
    ...(row.weight !== null && { weight: row.weight }),
    ...(row.net_weight !== null && { netWeight: row.net_weight }),
  }
}
