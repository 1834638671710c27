import { sql } from 'kysely'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'

/** First product id of each sitemap file of `size` products. */
export async function listRanges(database: Database, size: number) {
  const numbered = database
    .selectFrom('material')
    .where(isShown)
    .select((select) => [
      'id',
      select.fn
        .agg<string>('row_number')
        .over((over) => over.orderBy('id'))
        .as('nth'),
    ])
  const rows = await database
    .selectFrom(numbered.as('numbered'))
    .select('id')
    .where(sql<boolean>`nth % ${size}::integer = 1`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of one sitemap file, from the first id on. */
export async function listProductIds(
  database: Database,
  from: number,
  size: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('material')
    .select('id')
    .where(isShown)
    .where('id', '>=', from)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}
