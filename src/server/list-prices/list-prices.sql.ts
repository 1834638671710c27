import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { ListPrice } from '../../domain/money/list-price'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** A price with the facts that the office shows beside it. */
export interface KeptPrice extends ListPrice {
  list: ListPrice['list'] & { nameZh: string; nameEn: string }
  source: Schemas['FigureSource']
  updatedAt: string
}

/** Stock and lead time of a model as they were last updated. */
export interface KeptStock {
  quantity?: number
  leadTimeDays?: number
  source: Schemas['FigureSource']
  updatedAt: string
  /** The figures are older than their life. */
  isOutdated: boolean
}

export interface KeptFigures {
  prices: KeptPrice[]
  stock: KeptStock | undefined
}

interface Wanted {
  materialIds: readonly number[]
  /** The customer whose own lists count beside the general ones. */
  accountId: number | undefined
  day: Day
  /** Life of stock figures. */
  stockDays: number
  /** Lists whose last day is over too. */
  withEnded: boolean
}

/** Prices and stock of products in one query; a product without any is missing. */
export async function findFigures(
  database: Database,
  { materialIds, accountId = 0, day, stockDays, withEnded }: Wanted,
): Promise<Map<number, KeptFigures>> {
  if (materialIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; prices: KeptPrice[] | null; stock: KeptStock | null }>`
    select asked.id, priced.prices, stocked.stock
    from unnest(${[...new Set(materialIds)]}::int[]) as asked (id)
    left join (
      select material_id, jsonb_agg(jsonb_build_object(
        'fromCounts', from_counts, 'amount', amount::text, 'per', per, 'currency', currency,
        'source', source, 'updatedAt', updated_at,
        'list', jsonb_strip_nulls(jsonb_build_object('id', price_list.id, 'accountId', account_id,
          'nameZh', name_zh, 'nameEn', name_en, 'validFrom', valid_from, 'validTo', valid_to)))) as prices
      from list_price join price_list on price_list.id = list_id
      where material_id = any(${[...materialIds]}::int[])
        and (account_id is null or account_id = ${accountId})
        and valid_from <= ${day}
        and (${withEnded} or valid_to is null or valid_to >= ${day})
      group by material_id
    ) as priced on priced.material_id = asked.id
    left join (
      select material_id, jsonb_strip_nulls(jsonb_build_object('quantity', quantity, 'leadTimeDays', lead_time_days,
        'source', source, 'updatedAt', updated_at,
        'isOutdated', updated_at < now() - make_interval(days => ${stockDays}::int))) as stock
      from model_stock where material_id = any(${[...materialIds]}::int[])
    ) as stocked on stocked.material_id = asked.id
    where priced.prices is not null or stocked.stock is not null`.execute(database)
  return new Map(
    rows.map(({ id, prices, stock }) => [id, { prices: prices ?? [], stock: stock ?? undefined }]),
  )
}
