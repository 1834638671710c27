import { sql } from 'kysely'
import type { Database } from '../../database/database'

/** Figures to set: null removes one, an absent one stays as it is. Without both the record is removed. */
export interface StockFigure {
  materialId: number
  quantity: number | null | undefined
  leadTimeDays: number | null | undefined
}

/**
 * Writes stock and lead times in one statement and answers for each place in the array if a figure changed; a figure
 * is missing whose product has gone. Figures that stay get the time of now, because they are confirmed. Other writers
 * wait meanwhile; readers do not.
 */
export async function writeStock(
  database: Database,
  stocks: readonly StockFigure[],
): Promise<Map<number, boolean>> {
  await sql`lock table model_stock in share row exclusive mode`.execute(database)
  const { rows } = await sql<{ place: number; changed: boolean }>`
    with wanted as (
      select row.material_id, row.place, stock.material_id is not null as existed,
        case when sets_quantity then row.quantity else stock.quantity end as quantity,
        case when sets_lead_time then row.lead_time_days else stock.lead_time_days end as lead_time_days,
        stock.quantity as old_quantity, stock.lead_time_days as old_lead_time_days
      from unnest(${stocks.map(({ materialId }) => materialId)}::int[],
        ${stocks.map(({ quantity }) => quantity ?? null)}::int[],
        ${stocks.map(({ quantity }) => quantity !== undefined)}::bool[],
        ${stocks.map(({ leadTimeDays }) => leadTimeDays ?? null)}::smallint[],
        ${stocks.map(({ leadTimeDays }) => leadTimeDays !== undefined)}::bool[])
        with ordinality as row (material_id, quantity, sets_quantity, lead_time_days, sets_lead_time, place)
      join material on material.id = row.material_id
      left join model_stock as stock on stock.material_id = row.material_id
    ), removed as (
      delete from model_stock as stock using wanted
      where wanted.existed and wanted.quantity is null and wanted.lead_time_days is null
        and stock.material_id = wanted.material_id
    ), written as (
      insert into model_stock (material_id, quantity, lead_time_days, source)
      select material_id, quantity, lead_time_days, 'system' from wanted
      where quantity is not null or lead_time_days is not null
      on conflict (material_id) do update
        set quantity = excluded.quantity, lead_time_days = excluded.lead_time_days, source = excluded.source,
          updated_at = excluded.updated_at
    )
    select place::int, (quantity, lead_time_days) is distinct from (old_quantity, old_lead_time_days) as changed
    from wanted`.execute(database)
  return new Map(rows.map(({ place, changed }) => [place - 1, changed]))
}
