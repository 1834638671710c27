import { sql } from 'kysely'
import type { Day } from '../../src/domain/days/day'
import type { Currency } from '../../src/domain/money/money'
import type { Database } from '../../src/server/database/database'
import type { demoTaxRates, demoTerms } from './terms'

export async function hasLists(database: Database): Promise<boolean> {
  const list = await database.selectFrom('price_list').select('id').limit(1).executeTakeFirst()
  return list !== undefined
}

/** The account of a user. */
export async function companyWith(
  database: Database,
  username: string,
): Promise<number | undefined> {
  const user = await database
    .selectFrom('app_user')
    .select('account_id')
    .where('username', '=', username)
    .executeTakeFirst()
  return user?.account_id
}

interface NewList {
  name: { zh: string; en: string }
  currency: Currency
  accountId?: number
  validFrom: Day
  validTo: Day
}

export async function insertList(
  database: Database,
  { name, currency, accountId, validFrom, validTo }: NewList,
): Promise<number> {
  const { id } = await database
    .insertInto('price_list')
    .values({
      name_zh: name.zh,
      name_en: name.en,
      currency,
      account_id: accountId ?? null,
      valid_from: validFrom,
      valid_to: validTo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Prices {
  factor: number
  /** Per cent off from a quantity on. */
  rebates: [fromCounts: number, percent: number][]
  /** Only every so many models have a price. */
  every?: number
}

/**
 * Prices by weight: fasteners per 100 with breaks, tools each and without. About one model in twelve has no price, so
 * that a visitor of the demo meets it.
 */
export async function fillList(
  database: Database,
  listId: number,
  { factor, rebates, every = 1 }: Prices,
): Promise<void> {
  for (const [fromCounts, percent] of rebates)
    await sql`
      insert into list_price (list_id, material_id, from_counts, amount, per, source, updated_at)
      select ${listId}, material.id, ${fromCounts},
        round((case when category_type = 1 then 25 + weight * 3200 else 1200 + weight * 900 end)::numeric
          * ${factor}::numeric * (100 - ${percent}::numeric) / 100, 2),
        case when category_type = 1 then 100 else 1 end, 'sheet', now() - interval '20 days'
      from material
        join product_class on product_class.id = class_id
        join category on category.id = category_id
        cross join lateral (select coalesce((material.data ->> 'netWeight')::float8, 0.05) as weight) as weighed
      where material.id % 12 <> 7 and material.id % ${every} = 0 and (category_type = 1 or ${fromCounts} = 1)`.execute(
      database,
    )
}

/** Stock of most models as the catalogue names it, with lead times; one in seventeen was not updated for long. */
export async function fillStock(database: Database): Promise<void> {
  await sql`
    insert into model_stock (material_id, quantity, lead_time_days, source, updated_at)
    select id, (data ->> 'inventory')::int,
      case when (data ->> 'inventory')::int = 0 then 28 else 7 + id % 3 * 7 end, 'sheet',
      now() - case when id % 17 = 5 then interval '90 days' else id % 3 * interval '1 day' end
    from material where id % 10 <> 3 and data ? 'inventory'`.execute(database)
}

export async function insertTerms(
  database: Database,
  parts: { taxRates: typeof demoTaxRates; terms: typeof demoTerms },
): Promise<void> {
  await database
    .insertInto('tax_rate')
    .values(
      parts.taxRates.map(({ country, rate, validFrom }) => ({
        country,
        rate,
        valid_from: validFrom,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('trade_term')
    .values(
      parts.terms.map(({ kind, code, nameZh, nameEn }, place) => ({
        kind,
        code,
        sort: place,
        data: JSON.stringify({ nameZh, nameEn }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Settings that the office of the demo may change; stock stays current while a demo runs for weeks. */
export async function showToCustomers(database: Database): Promise<void> {
  await database
    .insertInto('setting')
    .values([
      { name: 'PRICE_VIEWERS', value: 'customers', version: 2 },
      { name: 'STOCK_DAYS', value: '60', version: 2 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
