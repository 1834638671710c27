import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { containing, inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import { itemAt } from '../../domain/lists/items'
import { when } from '../database/when'

export type Entry = Schemas['RobotEntry']
export type EntryFields = Omit<Schemas['RobotEntryForm'], 'unknownId' | 'version'>

const columns = ['id', 'topic', 'asked', 'version', 'data'] as const

interface Row {
  id: number
  topic: string
  asked: number
  version: number
  data: unknown
}

const entryOf = ({ id, topic, asked, version, data }: Row): Entry => ({
  // Checked by its schema when it was stored.
  ...(data as Omit<EntryFields, 'topic'>),
  topic: topic as Entry['topic'],
  id,
  asked,
  version,
})

/** Changes whenever an entry does. */
export async function entriesState(database: Database): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || ' ' || coalesce(max(changed_at)::text, '') || ' ' || coalesce(max(id), 0) as state from chat_entry
  `.execute(database)
  return itemAt(rows, 0).state
}

export async function listAllEntries(database: Database): Promise<Entry[]> {
  const rows = await database.selectFrom('chat_entry').select(columns).orderBy('id').execute()
  return rows.map(entryOf)
}

type Order = OrderOf<'listRobotEntries'>

interface EntryFilter {
  keyword?: string | undefined
  topic?: string | undefined
  order?: Order | undefined
}

const sorting: Sorting<Order> = {
  by: {
    topic: sql`topic`,
    questionZh: orLast(sql`lower(data ->> 'questionZh')`),
    questionEn: orLast(sql`lower(data ->> 'questionEn')`),
    asked: sql`asked`,
  },
  id: sql`id`,
  usual: sql`id desc`,
}

export async function pageEntries(
  database: Database,
  { keyword, topic, order }: EntryFilter,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; entries: Entry[] }> {
  const found = database
    .selectFrom('chat_entry')
    .$call(
      when(keyword || undefined, (query, keyword) =>
        query.where(containing(sql`data::text`, keyword)),
      ),
    )
    .$call(when(topic || undefined, (query, topic) => query.where('topic', '=', topic)))
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(columns)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, entries: rows.map(entryOf) }
}

export async function findEntry(database: Database, id: number): Promise<Entry | undefined> {
  const row = await database
    .selectFrom('chat_entry')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && entryOf(row)
}

export async function insertEntry(
  database: Database,
  { topic, ...data }: EntryFields,
): Promise<Entry> {
  const row = await database
    .insertInto('chat_entry')
    .values({ topic, data: JSON.stringify(data) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return entryOf(row)
}

export async function updateEntry(
  database: Database,
  { id, version }: { id: number; version: number },
  { topic, ...data }: EntryFields,
): Promise<Entry | undefined> {
  const row = await database
    .updateTable('chat_entry')
    .set({
      topic,
      data: JSON.stringify(data),
      version: sql<number>`version + 1`,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && entryOf(row)
}

export async function deleteEntry(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('chat_entry')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the base what it was never given; what staff have changed or deleted stays so. */
export async function seedEntries(
  database: Database,
  entries: (EntryFields & { name: string })[],
): Promise<void> {
  if (entries.length === 0) return
  const given = await database
    .insertInto('chat_entry_given')
    .values(entries.map(({ name }) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  const names = new Set(given.map(({ name }) => name))
  const missing = entries.filter(({ name }) => names.has(name))
  if (missing.length === 0) return
  await database
    .insertInto('chat_entry')
    .values(
      missing.map(({ name, topic, ...data }) => ({ name, topic, data: JSON.stringify(data) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countAsked(database: Database, id: number): Promise<void> {
  await database
    .updateTable('chat_entry')
    .set({ asked: sql`asked + 1` })
    .where('id', '=', id)
    .execute()
  await countDay(database, 'answered')
}

export async function countDay(database: Database, what: 'answered' | 'unknown') {
  await database
    .insertInto('chat_robot_day')
    .values({ day: sql`current_date`, [what]: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ [what]: sql`chat_robot_day.${sql.ref(what)} + 1` }),
    )
    .execute()
}
