import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import { accountNameIn, searchedAccountNames } from '../names/names.sql'

/** Computed fields of a price list. */
export const priceListFields = (
  today: Day,
  language: Language,
): Record<string, RawBuilder<unknown>> => ({
  customer: sql`(select ${accountNameIn(language)} from account where account.id = account_id)`,
  state: sql`case when valid_from > ${today} then 'planned' when valid_to < ${today} then 'ended' else 'valid' end`,
  prices: sql`(select count(*)::int from list_price where list_id = price_list.id)`,
  overlaps: sql`(select string_agg(${sql.ref(language === 'zh' ? 'beside.name_zh' : 'beside.name_en')}, '; ' order by beside.id)
    from price_list as beside
    where beside.id <> price_list.id and beside.currency = price_list.currency
      and beside.account_id is not distinct from price_list.account_id
      and daterange(beside.valid_from, beside.valid_to, '[]') && daterange(price_list.valid_from, price_list.valid_to, '[]'))`,
})

/** The accounts of customers that have this name. */
export async function customersNamed(database: Database, name: string): Promise<number[]> {
  const called = searchedAccountNames().map((column) => sql`lower(${column})`)
  const rows = await database
    .selectFrom('account')
    .select('id')
    .where('kind', 'in', ['company', 'person'])
    .where(sql<boolean>`lower(${name.trim()}) in (${sql.join(called)})`)
    .orderBy('id')
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}
