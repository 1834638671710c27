import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Currency, Price } from '../../domain/money/money'
import type { QuotedLine } from '../../domain/orders/quoted'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** A price that a product was last quoted at to a customer. */
export interface LastPrice {
  materialId: number
  price: Price
  currency: Currency
  counts: number
  orderId: number
  uniqueCode: string
  number: number
  quotedAt: Date
}

interface Customer {
  accountId: number
  /** The reservation that is answered. */
  orderId: number
}

/** The quotation that holds for a reservation: the accepted one, before that the newest. */
const holding = sql`coalesce(intention_order.accepted_number, intention_order.quotation_number)`

/** The last exact price of each product in the quotations to a customer. */
export async function lastPrices(
  database: Database,
  { accountId, orderId }: Customer,
  materialIds: readonly number[],
): Promise<Map<number, LastPrice>> {
  if (materialIds.length === 0) return new Map()
  const { rows } = await sql<LastPrice>`
    select distinct on (line.data_id) line.data_id as "materialId", quoted -> 'price' as price,
      quotation.currency, (quoted -> 'counts')::int as counts, intention_order.id as "orderId",
      unique_code as "uniqueCode", quotation.number, quotation.created_at as "quotedAt"
    from intention_order
    join quotation on quotation.order_id = intention_order.id and quotation.number = ${holding}
    join intention_order_line as line on line.order_id = intention_order.id
    cross join lateral (select quotation.data #> array['lines', line.id::text] as quoted) as snapshot
    where account_id = ${accountId} and intention_order.id <> ${orderId}
      and line.type_id = 1 and line.data_id = any(${[...materialIds]}::int[])
      and quoted ? 'price' and quotation.currency is not null
    order by line.data_id, quotation.created_at desc, intention_order.id desc`.execute(database)
  return new Map(rows.map((row) => [row.materialId, row]))
}

/** A quotation to the same customer, with its lines by product. */
export interface EarlierQuotation extends Pick<
  Schemas['EarlierQuotation'],
  'taxRate' | 'total' | 'incoterm' | 'incotermPlace' | 'paymentTerms' | 'note'
> {
  orderId: number
  uniqueCode: string
  number: number
  quotedAt: Date
  currency: Currency
  lines: { materialId: number; quoted: QuotedLine }[]
}

/** The newest quotations to a customer; of their lines only those with one of the products. */
export async function earlierQuotations(
  database: Database,
  { accountId, orderId }: Customer,
  materialIds: readonly number[],
  size: number,
): Promise<EarlierQuotation[]> {
  const { rows } = await sql<EarlierQuotation>`
    select intention_order.id as "orderId", unique_code as "uniqueCode", quotation.number,
      quotation.created_at as "quotedAt", quotation.currency, total::text as total,
      quotation.data ->> 'taxRate' as "taxRate", quotation.data ->> 'incoterm' as incoterm,
      quotation.data ->> 'incotermPlace' as "incotermPlace", quotation.data ->> 'paymentTerms' as "paymentTerms",
      quotation.data ->> 'note' as note,
      coalesce((select jsonb_agg(jsonb_build_object('materialId', data_id,
          'quoted', quotation.data #> array['lines', line.id::text]) order by line.id)
        from intention_order_line as line
        where line.order_id = intention_order.id and type_id = 1 and data_id = any(${[...materialIds]}::int[])), '[]') as lines
    from intention_order
    join quotation on quotation.order_id = intention_order.id and quotation.number = ${holding}
    where account_id = ${accountId} and intention_order.id <> ${orderId} and quotation.currency is not null
    order by quotation.created_at desc, intention_order.id desc
    limit ${size}`.execute(database)
  return rows
}

/** The country of whoever reserved; cities and provinces of China have numbers. */
export async function countryOf(
  database: Database,
  { userId, accountId }: { userId: number; accountId: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ region: string }>`
    select data ->> 'region' as region from app_user
    where account_id = ${accountId} and data ->> 'region' <> ''
    order by id <> ${userId}, id limit 1`.execute(database)
  const region = rows[0]?.region
  return region === undefined || /^[A-Z]{2}$/.test(region) ? region : 'CN'
}

/** The tax rate of a country on a day. */
export async function taxRateOf(
  database: Database,
  { country, day }: { country: string; day: Day },
): Promise<string | undefined> {
  const { rows } = await sql<{ rate: string }>`
    select trim_scale(rate)::text as rate from tax_rate
    where country = ${country} and valid_from <= ${day}
    order by valid_from desc limit 1`.execute(database)
  return rows[0]?.rate
}

/** The currency of the customer's own list with one of the products; of several that of the one that began last. */
export async function currencyOfOwnList(
  database: Database,
  { accountId, materialIds, day }: { accountId: number; materialIds: readonly number[]; day: Day },
): Promise<Currency | undefined> {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from price_list
    where account_id = ${accountId} and valid_from <= ${day} and (valid_to is null or valid_to >= ${day})
      and exists (select from list_price where list_id = price_list.id and material_id = any(${[...materialIds]}::int[]))
    order by valid_from desc, id desc limit 1`.execute(database)
  return rows[0]?.currency
}

export const maxTemplates = 200

/** Terms and notes that are offered. */
export async function answerTemplates(
  database: Database,
  size: number,
): Promise<Schemas['AnswerTemplate'][]> {
  const { rows } = await sql<Schemas['AnswerTemplate']>`
    select kind, code, jsonb_build_object('zh', data -> 'nameZh', 'en', data -> 'nameEn') as text
    from trade_term where active order by kind, sort, id limit ${size}`.execute(database)
  return rows
}
