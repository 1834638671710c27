import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import { mondayOf } from '../../domain/days/iso-week'
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

interface Miss {
  keyword: string
  searchType: number
  address: string
  /** Monday of the week in which it is counted. */
  week: Day
}

/**
 * Counts a search without a result for staff. Limits per network and in total prevent that invented words fill the
 * table or displace frequent ones.
 */
export async function noteMiss(
  database: Database,
  { keyword, searchType, address, week }: Miss,
): Promise<void> {
  const word = keyword.trim().toLowerCase()
  const known = await database
    .updateTable('search_miss')
    .set({ counts: sql<number>`counts + 1`, last_time: sql<Date>`now()` })
    .where('keyword', '=', word)
    .where('search_type', '=', searchType)
    .returning('id')
    .executeTakeFirst()
  if (known) return countInWeek(database, known.id, week)
  const { seconds } = await countAttempt(database, 'searchMiss', networkOf(address), ofNetwork)
  if (seconds > 0) return
  const added = await database
    .insertInto('search_miss')
    .values({ keyword: word, search_type: searchType })
    .onConflict((conflict) =>
      conflict
        .columns(['keyword', 'search_type'])
        .doUpdateSet({ counts: sql<number>`search_miss.counts + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await countInWeek(database, added.id, week)
  await sql`
    delete from search_miss where id in (
      select id from search_miss where not (keyword = ${word} and search_type = ${searchType})
      order by counts, last_time
      limit greatest((select count(*) from search_miss) - ${mostMisses}, 0))`.execute(database)
}

/** At most one row per term and week; nothing if the term has just made room for another. */
async function countInWeek(database: Database, missId: number, week: Day): Promise<void> {
  await sql`
    insert into search_miss_week (week, miss_id)
    select ${week}::date, id from search_miss where id = ${missId} for key share
    on conflict (week, miss_id) do update set counts = search_miss_week.counts + 1`.execute(
    database,
  )
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

interface MissPage {
  current: number
  size: number
  order?: Order | undefined
  /** Only terms searched in the weeks of these days, with their counts in these weeks. */
  from?: Day | undefined
  to?: Day | undefined
}

interface MissRow {
  id: number
  keyword: string
  search_type: number
  counts: number
  last_time: Date
}

/** The terms of some weeks: those that share a day with the period. */
function countedIn({ from, to }: Pick<MissPage, 'from' | 'to'>) {
  const weeks = [
    ...(from ? [sql`week >= ${mondayOf(from)}::date`] : []),
    ...(to ? [sql`week <= ${to}::date`] : []),
  ]
  return sql<MissRow>`(
    select id, keyword, search_type, found.counts, last_time from search_miss
    join (select miss_id, sum(counts)::int as counts from search_miss_week
      where ${sql.join(weeks, sql` and `)} group by miss_id) as found on miss_id = id)`
}

export async function listMisses(
  database: Database,
  { current, size, order, from, to }: MissPage,
): Promise<{ records: Schemas['SearchMiss'][]; total: number }> {
  const misses = database.selectFrom(
    (from || to ? countedIn({ from, to }) : sql<MissRow>`(select * from search_miss)`).as('miss'),
  )
  const total = await countRows(misses)
  const rows = await misses
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
