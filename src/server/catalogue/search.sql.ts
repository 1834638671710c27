import { sql } from 'kysely'
import type { Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { inOrder, type OrderOf, type Sorting } from '../database/lists.sql'

/** Counts a search that found nothing: staff see what customers look for in vain. */
export async function noteMiss(
  database: Database,
  keyword: string,
  searchType: number,
): Promise<void> {
  await database
    .insertInto('search_miss')
    .values({ keyword: keyword.trim().toLowerCase(), search_type: searchType })
    .onConflict((conflict) =>
      conflict.columns(['keyword', 'search_type']).doUpdateSet({
        counts: sql<number>`search_miss.counts + 1`,
        last_time: sql<Date>`now()`,
      }),
    )
    .execute()
}

export async function forgetMissesBefore(database: Database, time: Date): Promise<void> {
  await database.deleteFrom('search_miss').where('last_time', '<', time).execute()
}

type Order = OrderOf<'listSearchMisses'>

const sorting: Sorting<Order> = {
  by: {
    keyword: sql`keyword`,
    searchType: sql`search_type`,
    counts: sql`counts`,
    lastTime: sql`last_time`,
  },
  id: sql`id`,
  usual: sql`counts desc, last_time desc, id`,
}

export async function listMisses(
  database: Database,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ records: Schemas['SearchMiss'][]; total: number }> {
  const { total } = await database
    .selectFrom('search_miss')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await database
    .selectFrom('search_miss')
    .select(['id', 'keyword', 'search_type', 'counts', 'last_time'])
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return {
    records: rows.map(({ id, keyword, search_type, counts, last_time }) => ({
      id,
      keyword,
      searchType: search_type,
      counts,
      lastTime: last_time.toISOString(),
    })),
    total,
  }
}

/** The words of a dictionary, in its order. */
export async function listWords(
  database: Database,
  paramId: string,
  language: Language,
): Promise<string[]> {
  const rows = await database
    .selectFrom('parameter_item')
    .select(['item_name', 'item_name_en'])
    .where('param_id', '=', paramId)
    .where('active', '=', true)
    .orderBy('sort')
    .execute()
  return rows.map(({ item_name, item_name_en }) =>
    language === 'en' ? item_name_en || item_name : item_name,
  )
}
