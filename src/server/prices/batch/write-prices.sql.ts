import { sql } from 'kysely'
import type { Currency, Price } from '../../../domain/money/money'
import type { Database } from '../../database/database'

export interface BatchList {
  id: number
  nameZh: string
  nameEn: string
  currency: Currency
}

/** A price to set; without an amount it is removed. */
export interface PriceFigure {
  materialId: number
  listId: number
  fromCounts: number
  amount: string | null
  per: Price['per']
}

export async function batchLists(database: Database): Promise<BatchList[]> {
  const { rows } = await sql<BatchList>`
    select id, name_zh as "nameZh", name_en as "nameEn", currency from price_list order by id`.execute(
    database,
  )
  return rows
}

/**
 * Writes prices in one statement and answers for each place in the array if the price changed; a price is missing
 * whose product or list has gone. Other writers wait meanwhile, so that none of them can wait for this one while this
 * one waits for it; readers do not.
 */
export async function writePrices(
  database: Database,
  prices: readonly PriceFigure[],
): Promise<Map<number, boolean>> {
  await sql`lock table list_price in share row exclusive mode`.execute(database)
  const { rows } = await sql<{ place: number; changed: boolean }>`
    with wanted as (
      select row.*, price.amount as old_amount, price.per as old_per,
        (price.amount, case when price.amount is not null then price.per end)
          is distinct from (row.amount, case when row.amount is not null then row.per end) as changed
      from unnest(${prices.map(({ listId }) => listId)}::int[], ${prices.map(({ materialId }) => materialId)}::int[],
        ${prices.map(({ fromCounts }) => fromCounts)}::int[], ${prices.map(({ amount }) => amount)}::numeric[],
        ${prices.map(({ per }) => per)}::smallint[])
        with ordinality as row (list_id, material_id, from_counts, amount, per, place)
      join material on material.id = row.material_id
      join price_list on price_list.id = row.list_id
      left join list_price as price on price.list_id = row.list_id and price.material_id = row.material_id
        and price.from_counts = row.from_counts
    ), removed as (
      delete from list_price as price using wanted
      where wanted.changed and wanted.amount is null and price.list_id = wanted.list_id
        and price.material_id = wanted.material_id and price.from_counts = wanted.from_counts
    ), written as (
      insert into list_price (list_id, material_id, from_counts, amount, per, source)
      select list_id, material_id, from_counts, amount, per, 'system' from wanted where changed and amount is not null
      on conflict (list_id, material_id, from_counts) do update
        set amount = excluded.amount, per = excluded.per, source = excluded.source, updated_at = excluded.updated_at
    )
    select place::int, changed from wanted`.execute(database)
  return new Map(rows.map(({ place, changed }) => [place - 1, changed]))
}
