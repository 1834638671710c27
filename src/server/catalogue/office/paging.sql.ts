import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../../domain/language'
import type { Database } from '../../database/database'

export interface PageAsked {
  current: number
  size: number
  /** The name of a column, with - before it where it descends. */
  order?: string | undefined
}

export interface Page<Row> {
  records: Row[]
  total: number
  current: number
  size: number
}

interface Question {
  columns: RawBuilder<unknown>
  /** From which tables, and under which conditions. */
  from: RawBuilder<unknown>
  /** What the list can be ordered by, by the names that callers use; the first one is usual. */
  orders: Record<string, RawBuilder<unknown>>
  /** Decides between equals. */
  last: RawBuilder<unknown>
}

/** One page of what is found, and how much it is. */
export async function readPage<Row>(
  database: Database,
  { columns, from, orders, last }: Question,
  { current, size, order = '' }: PageAsked,
): Promise<Page<Row>> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${from}`.execute(database)
  const by = orders[order.replace(/^-/, '')] ?? Object.values(orders)[0]!
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`
  const { rows: records } = await sql<Row>`
    select ${columns} ${from} order by ${by} ${direction}, ${last} ${direction}
    limit ${size} offset ${(current - 1) * size}`.execute(database)
  return { records, total: counted[0]!.total, current, size }
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
