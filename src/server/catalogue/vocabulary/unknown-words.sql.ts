import { sql } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import { countAttempt } from '../../attempts/attempts.sql'
import type { Database } from '../../database/database'
import {
  containing,
  countRows,
  inOrder,
  type OrderOf,
  type Sorting,
} from '../../database/lists.sql'
import { when } from '../../database/when'
import { networkOf } from '../../http/network'

type Place = Schemas['UnknownPlace']

/** Maximum number of listed words; those that staff dismissed are beside them. */
const mostUnknown = 5000
/** New words stored per network and day. */
const ofNetwork = { most: 100, firstSeconds: 24 * 3600, longestSeconds: 24 * 3600 }

interface Written {
  words: readonly string[]
  place: Place
  address: string
}

/**
 * Counts unknown words. Limits per network and in total prevent that invented words fill the table or displace
 * frequent ones.
 */
export async function countUnknown(
  database: Database,
  { words, place, address }: Written,
): Promise<void> {
  // In one order, so that concurrent calls cannot deadlock.
  const sorted = [...new Set(words)].sort()
  const known = await database
    .selectFrom('unknown_word')
    .select('word')
    .where('word', 'in', sorted)
    .execute()
  const counted: string[] = []
  for (const word of sorted) {
    const isKnown = known.some((row) => row.word === word)
    if (isKnown || (await isFree(database, address))) counted.push(word)
  }
  if (counted.length === 0) return
  await database
    .insertInto('unknown_word')
    .values(counted.map((word) => ({ word, place })))
    .onConflict((conflict) =>
      conflict
        .column('word')
        .doUpdateSet({
          counts: sql<number>`unknown_word.counts + 1`,
          last_at: sql<Date>`now()`,
          place,
        })
        .where('unknown_word.dismissed_at', 'is', null),
    )
    .execute()
  await sql`
    delete from unknown_word where id in (
      select id from unknown_word where dismissed_at is null and not word = any(${counted})
      order by counts, last_at
      limit greatest((select count(*) from unknown_word where dismissed_at is null) - ${mostUnknown}, 0))`.execute(
    database,
  )
}

async function isFree(database: Database, address: string): Promise<boolean> {
  const { seconds } = await countAttempt(database, 'unknownWord', networkOf(address), ofNetwork)
  return seconds === 0
}

type Order = OrderOf<'listUnknownWords'>

const sorting: Sorting<Order> = {
  by: {
    word: sql`word`,
    counts: sql`counts`,
    place: sql`place`,
    lastTime: sql`last_at`,
  },
  id: sql`id`,
  usual: sql`counts desc, last_at desc, id`,
}

interface Wanted {
  keyword?: string | undefined
  place?: Place | undefined
  order?: Order | undefined
  current: number
  size: number
}

export async function pageUnknownWords(
  database: Database,
  { keyword, place, order, current, size }: Wanted,
): Promise<{ records: Schemas['UnknownWord'][]; total: number }> {
  const words = database
    .selectFrom('unknown_word')
    .where('dismissed_at', 'is', null)
    .$call(
      when(keyword?.trim() || undefined, (query, text) =>
        query.where(containing(sql.ref('word'), text)),
      ),
    )
    .$call(when(place, (query, wanted) => query.where('place', '=', wanted)))
  const total = await countRows(words)
  const rows = await words
    .select(['id', 'word', 'counts', 'place', 'last_at'])
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const records = rows.map(({ last_at, ...row }) => ({ ...row, lastTime: last_at.toISOString() }))
  return { records, total }
}

/** Hides a word for good; answers it, or nothing if it is not on the list. */
export async function dismissUnknown(database: Database, id: number): Promise<string | undefined> {
  const row = await database
    .updateTable('unknown_word')
    .set({ dismissed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .returning('word')
    .executeTakeFirst()
  return row?.word
}
