import type { Pool } from '../../src/server/database/database'

/** A price list that is valid today. */
export async function addPriceList(pool: Pool): Promise<number> {
  const { id } = await pool
    .insertInto('price_list')
    .values({ name_zh: '批量', name_en: 'Batch', currency: 'CNY', valid_from: '2020-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Products with their models, in the order of their numbers. */
export function productsOf(pool: Pool, count: number): Promise<{ id: number; model: string }[]> {
  return pool.selectFrom('material').select(['id', 'model']).orderBy('id').limit(count).execute()
}
