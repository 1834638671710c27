import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database'
import { containing } from '../database/lists.sql'
import { isShown } from '../records/shown-products'

export interface StockGridRow {
  id: number
  model: string
  materialZh: string
  materialEn: string
  quantity: number | null
  leadTimeDays: number | null
  updatedAt: Date | null
}

const stockRows = sql`from material left join model_stock on material_id = material.id
  where (${isShown} or material_id is not null)`

/** Offered products, and withdrawn ones that still have figures. */
export async function pageStockRows(
  database: Database,
  { ids, current, size }: { ids: readonly number[] | undefined; current: number; size: number },
): Promise<{ total: number; rows: StockGridRow[] }> {
  const from = sql`${stockRows} and ${ids ? sql`material.id = any(${[...ids]}::int[])` : sql`true`}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
    database,
  )
  const { rows } = await sql<StockGridRow>`
    select material.id, model, material_name as "materialZh", material_name_en as "materialEn", quantity,
      lead_time_days as "leadTimeDays", updated_at as "updatedAt"
    ${from} order by model, material.id limit ${size} offset ${(current - 1) * size}`.execute(
    database,
  )
  return { total: counted.rows[0]?.total ?? 0, rows }
}

/** The number of rows before that of a model, or before the first model that contains the word. */
async function rowsBefore(
  database: Database,
  from: RawBuilder<unknown>,
  word: string,
): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    with sought as (
      select model ${from} and ${containing(sql.ref('model'), word)}
      order by lower(model) = lower(${word.trim()}) desc, model limit 1)
    select count(*)::int as before ${from} and model < (select model from sought)`.execute(database)
  return rows[0]?.before ?? 0
}

export const placeOfStock = (database: Database, model: string) =>
  rowsBefore(database, stockRows, model)

export const placeOfPrice = (database: Database, listId: number, model: string) =>
  rowsBefore(
    database,
    sql`from list_price join material on material.id = material_id where list_id = ${listId}`,
    model,
  )
