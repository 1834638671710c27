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
  const found = database.selectFrom('browse_record').where('user_id', '=', userId)
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select('material_id as id')
    .orderBy('seen_at', 'desc')
    .orderBy('material_id')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}

/** What an account reserved, the last first, each product once. */
export async function listReservedIds(
  database: Database,
  accountId: number,
  { current, size }: PageOf,
) {
  const found = database
    .selectFrom('intention_order_line as line')
    .innerJoin('intention_order as order', 'order.id', 'line.order_id')
    .innerJoin('material', 'material.id', 'line.data_id')
    .where('line.type_id', '=', 1)
    .where('order.account_id', '=', accountId)
  const { total } = await found
    .select((select) => select.fn.count<number>('line.data_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .groupBy('line.data_id')
    .select('line.data_id as id')
    .orderBy(sql`max(line.id)`, 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}
