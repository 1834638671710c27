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

/**
 * The places of changes that are based on a price which is no longer the one stored. The stored ones are locked, so
 * that none changes before this transaction ends.
 */
export async function changedPrices(
  database: Database,
  listId: number,
  prices: readonly { materialId: number; fromCounts: number; updatedAt?: string }[],
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    with based as (
      select "materialId", "fromCounts", "updatedAt", (place - 1)::int as place
      from rows from (jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as ("materialId" integer, "fromCounts" integer, "updatedAt" timestamptz))
        with ordinality as based ("materialId", "fromCounts", "updatedAt", place)
      where "updatedAt" is not null),
    stored as (
      select material_id, from_counts, date_trunc('milliseconds', updated_at) as stored_at
      from list_price where list_id = ${listId} and material_id in (select "materialId" from based)
      for update)
    select place from based
    left join stored on material_id = "materialId" and from_counts = "fromCounts"
    where stored_at is distinct from "updatedAt" order by place`.execute(database)
  return rows.map(({ place }) => place)
}

/** The same for stock and lead times. */
export async function changedStocks(
  database: Database,
  stocks: readonly { materialId: number; updatedAt?: string }[],
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    with based as (
      select "materialId", "updatedAt", (place - 1)::int as place
      from rows from (jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb)
        as ("materialId" integer, "updatedAt" timestamptz))
        with ordinality as based ("materialId", "updatedAt", place)
      where "updatedAt" is not null),
    stored as (
      select material_id, date_trunc('milliseconds', updated_at) as stored_at
      from model_stock where material_id in (select "materialId" from based) for update)
    select place from based left join stored on material_id = "materialId"
    where stored_at is distinct from "updatedAt" order by place`.execute(database)
  return rows.map(({ place }) => place)
}

/** Sets the prices with an amount and removes the others. */
export async function changePrices(
  database: Database,
  listId: number,
  prices: readonly (Schemas['PriceChange'] & { materialId: number })[],
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
