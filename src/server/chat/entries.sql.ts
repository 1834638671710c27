import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { itemAt } from '../../domain/lists/items'

export type Entry = Schemas['RobotEntry']
export type EntryFields = Omit<Schemas['RobotEntryForm'], 'unknownId' | 'version'>

const columns = ['id', 'topic', 'asked', 'version', 'data'] as const

interface Row {
  id: number
  topic: Entry['topic']
  asked: number
  version: number
  data: Omit<EntryFields, 'topic'>
}

const entryOf = ({ id, topic, asked, version, data }: Row): Entry => ({
  ...data,
  topic,
  id,
  asked,
  version,
})

/** A value that changes with every entry; used to invalidate the index. */
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
