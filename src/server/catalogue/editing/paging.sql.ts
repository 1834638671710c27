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
  /** From which tables, and under which conditions. */
  from: RawBuilder<unknown>
  sorting: Sorting<Order>
}

/** One page of what is found, and how much it is. */
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

/** A pattern for `like` that finds what contains a text; `search` columns are in small letters. */
export const containing = (keyword: string) =>
  `%${keyword
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`

/** Conditions that all hold; those that are not asked for are left out. */
export const where = (...conditions: (RawBuilder<unknown> | false | undefined)[]) => {
  const asked = conditions.filter((one) => one !== false && one !== undefined)
  return asked.length === 0 ? sql`` : sql`where ${sql.join(asked, sql` and `)}`
}

/** The name of something in the reader's language; in Chinese where it has no other. */
export const named = (language: Language, zh: RawBuilder<unknown>, en: RawBuilder<unknown>) =>
  language === 'zh' ? zh : sql`coalesce(nullif(${en}, ''), ${zh})`
