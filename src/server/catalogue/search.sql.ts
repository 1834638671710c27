import { sql } from 'kysely'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { countAttempt } from '../attempts/attempts.sql'
import type { Database } from '../database/database'
import { countRows, inOrder, type OrderOf, type Sorting } from '../database/lists.sql'
import { networkOf } from '../http/network'

/** Maximum number of stored searches without a result. */
const mostMisses = 10_000
/** New searches stored per network and day. */
const ofNetwork = { most: 50, firstSeconds: 24 * 3600, longestSeconds: 24 * 3600 }

/**
 * Counts a search without a result for staff. Limits per network and in total prevent that invented words fill the
 * table or displace frequent ones.
 */
export async function noteMiss(
  database: Database,
  { keyword, searchType, address }: { keyword: string; searchType: number; address: string },
): Promise<void> {
  const word = keyword.trim().toLowerCase()
  const known = await database
    .updateTable('search_miss')
    .set({ counts: sql<number>`counts + 1`, last_time: sql<Date>`now()` })
    .where('keyword', '=', word)
    .where('search_type', '=', searchType)
    .returning('id')
    .executeTakeFirst()
  if (known) return
  const { seconds } = await countAttempt(database, 'searchMiss', networkOf(address), ofNetwork)
  if (seconds > 0) return
  await database
    .insertInto('search_miss')
    .values({ keyword: word, search_type: searchType })
    .onConflict((conflict) =>
      conflict
        .columns(['keyword', 'search_type'])
        .doUpdateSet({ counts: sql<number>`search_miss.counts + 1` }),
    )
    .execute()
  await sql`
    delete from search_miss where id in (
      select id from search_miss where not (keyword = ${word} and search_type = ${searchType})
      order by counts, last_time
      limit greatest((select count(*) from search_miss) - ${mostMisses}, 0))`.execute(database)
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
  const total = await countRows(database.selectFrom('search_miss'))
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

/** Names in a dictionary, in order. */
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
