import { sql } from 'kysely'
import type { Database } from '../database/database'

interface PageOf {
  current: number
  size: number
}

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
}

/** What a user looked at, the last first. */
export async function listBrowsedIds(
  database: Database,
  userId: number,
  { current, size }: PageOf,
) {
  const rows = await database
    .selectFrom('browse_record')
    .where('user_id', '=', userId)
    .select(['material_id as id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('seen_at', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** What an account reserved, the last first, each product once. */
export async function listReservedIds(
  database: Database,
  accountId: number,
  { current, size }: PageOf,
) {
  const rows = await database
    .selectFrom('intention_order_line as line')
    .innerJoin('intention_order as order', 'order.id', 'line.order_id')
    .innerJoin('material', 'material.id', 'line.data_id')
    .where('line.type_id', '=', 1)
    .where('order.account_id', '=', accountId)
    .groupBy('line.data_id')
    .select(['line.data_id as id', sql<number>`count(*) over ()`.as('total')])
    .orderBy(sql`max(line.id)`, 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}
