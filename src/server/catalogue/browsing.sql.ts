import { sql } from 'kysely'
import { countRows } from '../database/lists.sql'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'

interface PageOf {
  current: number
  size: number
}

/** Records a view. It also marks the current version as seen if the product is a favourite. */
export async function noteBrowsing(
  database: Database,
  userId: number,
  materialId: number,
): Promise<void> {
  await database
    .insertInto('browse_record')
    .values({ user_id: userId, material_id: materialId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'material_id']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
  await database
    .updateTable('favourite')
    .set({ seen_version: sql<number>`(select version from catalogue_version)` })
    .where('user_id', '=', userId)
    .where('type_id', '=', 1)
    .where('data_id', '=', materialId)
    .execute()
}

/** A product of a history with its latest time. */
export interface Remembered {
  id: number
  lastTime: Date
}

/** Products a user viewed, last viewed first. */
export async function listBrowsed(
  database: Database,
  userId: number,
  { current, size }: PageOf,
): Promise<{ records: Remembered[]; total: number }> {
  const browsed = database
    .selectFrom('browse_record')
    .innerJoin('material', 'material.id', 'browse_record.material_id')
    .where(isShown)
    .where('user_id', '=', userId)
  const total = await countRows(browsed)
  const rows = await browsed
    .select(['material_id as id', 'seen_at as lastTime'])
    .orderBy('seen_at', 'desc')
    .orderBy('material_id')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records: rows, total }
}

/** Products an account reserved, last reserved first, each once. */
export async function listReserved(
  database: Database,
  accountId: number,
  { current, size }: PageOf,
): Promise<{ records: Remembered[]; total: number }> {
  const reserved = database
    .selectFrom('intention_order_line as line')
    .innerJoin('intention_order as order', 'order.id', 'line.order_id')
    .innerJoin('material', 'material.id', 'line.data_id')
    .where(isShown)
    .where('line.type_id', '=', 1)
    .where('order.account_id', '=', accountId)
  const { total } = await reserved
    .select((select) => select.fn.count<number>('line.data_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await reserved
    .groupBy('line.data_id')
    .select(['line.data_id as id', sql<Date>`max("order".created_at)`.as('lastTime')])
    .orderBy(sql`max(line.id)`, 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records: rows, total }
}
