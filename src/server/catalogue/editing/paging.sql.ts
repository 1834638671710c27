import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Database } from '../../database/database'
import { inOrder, type Sorting } from '../../database/lists.sql'
import { itemAt } from '../../../domain/lists/items'

export interface PageAsked<Order extends string = never> {
  current: number
  size: number
  order?: Order | undefined
}

export interface Page<Row> {
  records: Row[]
  total: number
  current: number
  size: number
}

interface Question<Order extends string> {
  columns: RawBuilder<unknown>
  /** Tables and conditions of the query. */
  from: RawBuilder<unknown>
  sorting: Sorting<Order>
}

/** A page of a query with its total. */
export async function readPage<Row, Order extends string>(
  database: Database,
  { columns, from, sorting }: Question<Order>,
  { current, size, order }: PageAsked<Order>,
): Promise<Page<Row>> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${from}`.execute(database)
  const { rows: records } = await sql<Row>`
    select ${columns} ${from} order by ${inOrder(order, sorting)}
    limit ${size} offset ${(current - 1) * size}`.execute(database)
  return { records, total: itemAt(counted, 0).total, current, size }
}

/** A `like` pattern for a substring; the `search` columns are lower-case. */
export const containing = (keyword: string) =>
  `%${keyword
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`

/** Combines conditions with `and`, skipping absent ones. */
export const where = (...conditions: (RawBuilder<unknown> | false | undefined)[]) => {
  const asked = conditions.filter((condition) => condition !== false && condition !== undefined)
  return asked.length === 0 ? sql`` : sql`where ${sql.join(asked, sql` and `)}`
}

/** A name in the reader's language, with Chinese as fallback. */
export const named = (language: Language, zh: RawBuilder<unknown>, en: RawBuilder<unknown>) =>
  language === 'zh' ? zh : sql`coalesce(nullif(${en}, ''), ${zh})`
