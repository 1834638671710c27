import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** The ids among these that no product has. */
export async function missingProducts(
  database: Database,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) as asked (id)
    where not exists (select from material where material.id = asked.id)`.execute(database)
  return rows.map(({ id }) => id)
}

/** Sets the prices with an amount and removes the others. */
export async function changePrices(
  database: Database,
  listId: number,
  prices: readonly Schemas['PriceChange'][],
): Promise<void> {
  const changes = sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
    as change ("materialId" integer, "fromCounts" integer, amount text, per smallint)`
  await sql`
    delete from list_price using ${changes}
    where change.amount is null and list_id = ${listId} and material_id = "materialId"
      and from_counts = "fromCounts"`.execute(database)
  await sql`
    insert into list_price (list_id, material_id, from_counts, amount, per, source)
    select ${listId}::integer, "materialId", "fromCounts", change.amount::numeric, coalesce(change.per, 1), 'office'
    from ${changes} where change.amount is not null
    on conflict (list_id, material_id, from_counts) do update
      set amount = excluded.amount, per = excluded.per, source = excluded.source, updated_at = excluded.updated_at`.execute(
    database,
  )
}

/** Sets stock and lead times; a record without both is removed. */
export async function changeStock(
  database: Database,
  stocks: readonly Schemas['StockChange'][],
): Promise<void> {
  const changes = sql`jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb)
    as change ("materialId" integer, quantity integer, "leadTimeDays" smallint)`
  await sql`
    delete from model_stock using ${changes}
    where change.quantity is null and "leadTimeDays" is null and material_id = "materialId"`.execute(
    database,
  )
  await sql`
    insert into model_stock (material_id, quantity, lead_time_days, source)
    select "materialId", change.quantity, "leadTimeDays", 'office'
    from ${changes} where change.quantity is not null or "leadTimeDays" is not null
    on conflict (material_id) do update
      set quantity = excluded.quantity, lead_time_days = excluded.lead_time_days, source = excluded.source,
        updated_at = excluded.updated_at`.execute(database)
}
