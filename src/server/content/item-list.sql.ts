import { sql } from 'kysely'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import type { Item, Version } from './items.sql'
import { itemAt } from '../../domain/lists/items'

export interface ItemFilter {
  keyword?: string | undefined
  kind?: Schemas['ContentKind'] | undefined
  missing?: Language | undefined
  state?: Schemas['ContentState'] | undefined
}

export type ListedItem = Pick<Item, 'id' | 'kind'> &
  Pick<Version, 'state' | 'publishAt' | 'changedAt' | 'nameZh' | 'nameEn' | 'missing'> & {
    isPublic: boolean
    author: string
  }

/** Each item with its newest version, whose state is shown. */
const newest = ({ keyword, kind, missing }: ItemFilter) => sql`
  from content_item i
  join content_version v on v.item_id = i.id
  where not exists (select 1 from content_version later
      where later.item_id = i.id and later.number > v.number)
    ${kind === undefined ? sql`` : sql`and i.kind = ${kind}`}
    ${missing === undefined ? sql`` : sql`and ${missing} = any(v.missing)`}
    ${keyword ? sql`and (v.name_zh ilike ${like(keyword)} or v.name_en ilike ${like(keyword)})` : sql``}`

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

type Order = OrderOf<'listContents'>

/** Name of an item, with the other language as fallback. */
const nameIn = {
  zh: sql`coalesce(nullif(v.name_zh, ''), v.name_en)`,
  en: sql`coalesce(nullif(v.name_en, ''), v.name_zh)`,
}

const authorIn = {
  zh: sql`v.author`,
  en: sql`coalesce(nullif(v.author_en, ''), v.author)`,
}

const sorting = (language: Language): Sorting<Order> => ({
  by: {
    name: sql`lower(${nameIn[language]})`,
    kind: sql`i.kind`,
    state: sql`v.state`,
    author: orLast(sql`nullif(lower(${authorIn[language]}), '')`),
    publishTime: orLast(sql`v.publish_at`),
    changedTime: sql`v.changed_at`,
  },
  id: sql`i.id`,
  usual: sql`v.changed_at desc, i.id desc`,
})

interface PageAsked {
  current: number
  size: number
  order?: Order | undefined
  /** Language by which names are sorted. */
  language: Language
}

export async function pageItems(
  database: Database,
  filter: ItemFilter,
  { current, size, order, language }: PageAsked,
): Promise<{ total: number; items: ListedItem[] }> {
  const from = sql`${newest(filter)}
    ${filter.state === undefined ? sql`` : sql`and v.state = ${filter.state}`}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
    database,
  )
  const { rows } = await sql<ListedItem>`
    select i.id, i.kind, v.state, ${authorIn[language]} as author, v.publish_at as "publishAt",
      v.changed_at as "changedAt", v.name_zh as "nameZh", v.name_en as "nameEn", v.missing,
      exists (select 1 from content_version shown
        where shown.item_id = i.id and shown.state = 'published') as "isPublic"
    ${from} order by ${inOrder(order, sorting(language))}
    limit ${size} offset ${(current - 1) * size}`.execute(database)
  return { total: itemAt(counted.rows, 0).total, items: rows }
}

export async function countStates(
  database: Database,
  filter: ItemFilter,
): Promise<{ value: string; counts: number }[]> {
  const { rows } = await sql<{ value: string; counts: number }>`
    select v.state as value, count(*)::int as counts ${newest(filter)} group by v.state`.execute(
    database,
  )
  return rows
}
