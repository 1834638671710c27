import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { inOrder, oneContaining, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import { isShown } from '../records/shown-products'

type Names = { materialZh: string; materialEn: string }

export type PriceRow = Omit<Schemas['OfficePrice'], 'listName' | 'materialName' | 'updatedAt'> &
  Names & { listZh: string; listEn: string; updatedAt: Date }

interface Page {
  keyword?: string | undefined
  current: number
  size: number
}

const named = (keyword: string | undefined) =>
  keyword?.trim()
    ? oneContaining(
        ['model', 'material_name', 'material_name_en'].map((name) => sql.ref(`material.${name}`)),
        keyword,
      )
    : sql<boolean>`true`

interface PriceFilter {
  /** Part of the name of a list. */
  list?: string | undefined
  listId?: number | undefined
  ids?: readonly number[] | undefined
}

type PriceOrder = OrderOf<'listListPrices'>

const pricesSorted: Sorting<PriceOrder> = {
  by: {
    model: sql`model`,
    fromCounts: sql`from_counts`,
    amount: sql`amount / per`,
    listName: sql`lower(name_zh)`,
    updatedAt: sql`updated_at`,
  },
  id: sql`list_price.id`,
  usual: sql`model, material_id, list_id, from_counts`,
}

export async function pagePrices(
  database: Database,
  {
    keyword,
    current,
    size,
    list,
    listId,
    ids,
    day,
    order,
  }: Page & PriceFilter & { day: Day; order?: PriceOrder | undefined },
): Promise<{ total: number; rows: PriceRow[] }> {
  const from = sql`from list_price join price_list on price_list.id = list_id join material on material.id = material_id
    where ${named(keyword)} and ${list?.trim() ? oneContaining([sql.ref('name_zh'), sql.ref('name_en')], list) : sql`true`}
      and ${listId === undefined ? sql`true` : sql`list_id = ${listId}`}
      and ${ids ? sql`list_price.id = any(${[...ids]}::int[])` : sql`true`}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
    database,
  )
  const { rows } = await sql<PriceRow>`
    select list_price.id, list_id as "listId", name_zh as "listZh", name_en as "listEn", material_id as "materialId", model,
      material_name as "materialZh", material_name_en as "materialEn", from_counts as "fromCounts",
      amount::text as amount, per, currency, source, updated_at as "updatedAt",
      case when valid_from > ${day} then 'planned' when valid_to < ${day} then 'ended' else 'valid' end as "listState"
    ${from} order by ${inOrder(order, pricesSorted)} limit ${size} offset ${(current - 1) * size}`.execute(
    database,
  )
  return { total: counted.rows[0]?.total ?? 0, rows }
}

export type StockRow = Omit<Schemas['OfficeStock'], 'materialName' | 'updatedAt'> &
  Names & { updatedAt: Date }

type StockOrder = OrderOf<'listStock'>

const stockSorted: Sorting<StockOrder> = {
  by: {
    model: sql`model`,
    quantity: orLast(sql`quantity`),
    leadTimeDays: orLast(sql`lead_time_days`),
    updatedAt: sql`updated_at`,
  },
  id: sql`material_id`,
  usual: sql`model, material_id`,
}

export async function pageStock(
  database: Database,
  {
    keyword,
    current,
    size,
    stockDays,
    order,
  }: Page & { stockDays: number; order?: StockOrder | undefined },
): Promise<{ total: number; rows: StockRow[] }> {
  const from = sql`from model_stock join material on material.id = material_id where ${named(keyword)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
    database,
  )
  const { rows } = await sql<StockRow>`
    select material_id as id, model, material_name as "materialZh", material_name_en as "materialEn", quantity,
      lead_time_days as "leadTimeDays", source, updated_at as "updatedAt",
      case when updated_at < now() - make_interval(days => ${stockDays}::int) then 'outdated' else 'current' end as state
    ${from} order by ${inOrder(order, stockSorted)} limit ${size} offset ${(current - 1) * size}`.execute(
    database,
  )
  return { total: counted.rows[0]?.total ?? 0, rows }
}

export interface ExportedPrice {
  model: string
  fromCounts: number | null
  amount: string | null
  per: number | null
}

/** The prices of a list by model; all offered products without a price if it has none. */
export async function exportedPrices(database: Database, listId: number): Promise<ExportedPrice[]> {
  const { rows } = await sql<ExportedPrice>`
    select model, from_counts as "fromCounts", amount::text as amount, per
    from list_price join material on material.id = material_id where list_id = ${listId}
    order by model, material_id, from_counts`.execute(database)
  if (rows.length > 0) return rows
  const all = await sql<ExportedPrice>`
    select model, null as "fromCounts", null as amount, null as per from material where ${isShown} order by model`.execute(
    database,
  )
  return all.rows
}

export interface ExportedStock {
  model: string
  quantity: number | null
  leadTimeDays: number | null
}

export async function exportedStock(database: Database): Promise<ExportedStock[]> {
  const { rows } = await sql<ExportedStock>`
    select model, quantity, lead_time_days as "leadTimeDays"
    from material left join model_stock on material_id = material.id
    where ${isShown} or material_id is not null order by model`.execute(database)
  return rows
}

export interface FoundList {
  name_zh: string
  name_en: string
  currency: string
}

export const findList = (database: Database, id: number): Promise<FoundList | undefined> =>
  database
    .selectFrom('price_list')
    .select(['name_zh', 'name_en', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst()
