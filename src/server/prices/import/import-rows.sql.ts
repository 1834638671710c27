import { sql } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import { storableJson } from '../../database/storable'
import type { CheckedRow } from './check-rows'

type Kind = Schemas['PriceImportKind']

/** Stores the rows of a sheet with their outcome against the figures of now. */
export async function insertRows(
  database: Database,
  importId: number,
  kind: Kind,
  rows: readonly CheckedRow[],
): Promise<void> {
  await sql`
    insert into price_import_row (import_id, line, kind, model, material_id, list_id, from_counts, after, reasons)
    select ${importId}::integer, line, case when reasons = '[]' then 'added' else 'refused' end, model,
      material_id, list_id, from_counts, after, reasons
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as x (line integer, model text, material_id integer,
      list_id integer, from_counts integer, after jsonb, reasons jsonb)`.execute(database)
  await compareRows(database, importId, kind)
}

/** The present figure of a row, in the form in which it can be put back. */
const presentOf = {
  prices: sql`(select jsonb_build_object('amount', trim_scale(amount)::text, 'per', per, 'source', source,
      'updatedAt', updated_at)
    from list_price where list_price.list_id = row.list_id and list_price.material_id = row.material_id
      and list_price.from_counts = row.from_counts)`,
  stock: sql`(select jsonb_strip_nulls(jsonb_build_object('quantity', quantity, 'leadTimeDays', lead_time_days,
      'source', source, 'updatedAt', updated_at))
    from model_stock where model_stock.material_id = row.material_id)`,
}

const isSame = {
  prices: sql`(present ->> 'amount')::numeric = (row.after ->> 'amount')::numeric and present -> 'per' = row.after -> 'per'`,
  stock: sql`present - 'source' - 'updatedAt' = row.after`,
}

/** Sets outcome and former figure of the rows that are not refused. */
async function compareRows(database: Database, importId: number, kind: Kind): Promise<void> {
  await sql`
    update price_import_row as row set before = present,
      kind = case when present is null then 'added' when ${isSame[kind]} then 'unchanged' else 'changed' end
    from (select line as at, ${presentOf[kind]} as present from price_import_row as row
      where import_id = ${importId} and kind <> 'refused') as now
    where row.import_id = ${importId} and row.line = at`.execute(database)
}

/** Refuses rows whose product or list has gone or whose list has got another currency since the check. */
async function refuseGone(database: Database, importId: number, kind: Kind): Promise<void> {
  await sql`
    update price_import_row as row set kind = 'refused', before = null, reasons = jsonb_build_array(
      jsonb_build_object('key', 'pricing.row.gone', 'values', '{}'::jsonb))
    where import_id = ${importId} and kind <> 'refused' and (
      not exists (select from material where material.id = row.material_id)
      or (${kind} = 'prices' and not exists (
        select from price_list where price_list.id = row.list_id and currency = row.after ->> 'currency')))`.execute(
    database,
  )
}

/**
 * Writes all rows that are not refused. Rows whose figure stays are written too: the sheet confirms them as current.
 * Returns their number.
 */
export async function storeRows(database: Database, importId: number, kind: Kind): Promise<number> {
  await refuseGone(database, importId, kind)
  // Locks in one order, so that two imports cannot wait for each other.
  await sql`lock table ${sql.table(kind === 'prices' ? 'list_price' : 'model_stock')} in share row exclusive mode`.execute(
    database,
  )
  await compareRows(database, importId, kind)
  const { numAffectedRows = 0n } = await write[kind](database, importId)
  return Number(numAffectedRows)
}

const write = {
  prices: (database: Database, importId: number) =>
    sql`
      insert into list_price (list_id, material_id, from_counts, amount, per, source)
      select list_id, material_id, from_counts, (after ->> 'amount')::numeric, (after ->> 'per')::smallint, 'sheet'
      from price_import_row where import_id = ${importId} and kind <> 'refused'
      on conflict (list_id, material_id, from_counts) do update
        set amount = excluded.amount, per = excluded.per, source = excluded.source, updated_at = excluded.updated_at`.execute(
      database,
    ),
  stock: (database: Database, importId: number) =>
    sql`
      insert into model_stock (material_id, quantity, lead_time_days, source)
      select material_id, (after ->> 'quantity')::integer, (after ->> 'leadTimeDays')::smallint, 'sheet'
      from price_import_row where import_id = ${importId} and kind <> 'refused'
      on conflict (material_id) do update
        set quantity = excluded.quantity, lead_time_days = excluded.lead_time_days, source = excluded.source,
          updated_at = excluded.updated_at`.execute(database),
}

/** Puts back the former figures of the rows that nobody changed since; returns the number of the others. */
export async function putBack(database: Database, importId: number, kind: Kind): Promise<number> {
  const { rows } = await restore[kind](database, importId)
  const kept = rows[0]?.kept ?? 0
  await database.updateTable('price_import').set({ kept }).where('id', '=', importId).execute()
  return kept
}

/** The rows of an import that still hold what it wrote: they have its time. */
const restore = {
  prices: (database: Database, importId: number) =>
    sql<{ kept: number }>`
      with own as (
        select row.*, stored_at from price_import_row as row join price_import on price_import.id = import_id
        where import_id = ${importId} and row.kind <> 'refused'
      ), removed as (
        delete from list_price as price using own where own.before is null and price.updated_at = stored_at
          and price.list_id = own.list_id and price.material_id = own.material_id
          and price.from_counts = own.from_counts returning 1
      ), changed as (
        update list_price as price set amount = (before ->> 'amount')::numeric, per = (before ->> 'per')::smallint,
          source = before ->> 'source', updated_at = (before ->> 'updatedAt')::timestamptz
        from own where own.before is not null and price.updated_at = stored_at
          and price.list_id = own.list_id and price.material_id = own.material_id
          and price.from_counts = own.from_counts returning 1
      )
      select ((select count(*) from own) - (select count(*) from removed) - (select count(*) from changed))::int as kept`.execute(
      database,
    ),
  stock: (database: Database, importId: number) =>
    sql<{ kept: number }>`
      with own as (
        select row.*, stored_at from price_import_row as row join price_import on price_import.id = import_id
        where import_id = ${importId} and row.kind <> 'refused'
      ), removed as (
        delete from model_stock as stock using own where own.before is null and stock.updated_at = stored_at
          and stock.material_id = own.material_id returning 1
      ), changed as (
        update model_stock as stock set quantity = (before ->> 'quantity')::integer,
          lead_time_days = (before ->> 'leadTimeDays')::smallint,
          source = before ->> 'source', updated_at = (before ->> 'updatedAt')::timestamptz
        from own where own.before is not null and stock.updated_at = stored_at
          and stock.material_id = own.material_id returning 1
      )
      select ((select count(*) from own) - (select count(*) from removed) - (select count(*) from changed))::int as kept`.execute(
      database,
    ),
}
