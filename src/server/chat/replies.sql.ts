import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { containing, inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import { when } from '../database/when'

type CannedReply = Schemas['CannedReply']
export type Reply = CannedReply & Required<Omit<CannedReply, 'titleEn'>>
export type ReplyFields = Omit<Reply, 'id' | 'version'>

interface Row {
  id: number
  version: number
  data: unknown
}

// Checked by its schema when it was stored.
const replyOf = ({ id, version, data }: Row): Reply => ({
  ...(data as ReplyFields),
  id,
  version,
})

const columns = ['id', 'version', 'data'] as const

export async function listAllReplies(database: Database): Promise<Reply[]> {
  const rows = await database
    .selectFrom('chat_reply')
    .select(columns)
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(replyOf)
}

type Order = OrderOf<'pageCannedReplies'>

const sorting: Sorting<Order> = {
  by: { title: sql`lower(data ->> 'title')`, titleEn: orLast(sql`lower(data ->> 'titleEn')`) },
  id: sql`id`,
  usual: sql`id`,
}

export async function pageReplies(
  database: Database,
  { keyword, order }: { keyword?: string | undefined; order?: Order | undefined },
  { current, size }: { current: number; size: number },
): Promise<{ total: number; records: Reply[] }> {
  const found = database
    .selectFrom('chat_reply')
    .$call(
      when(keyword || undefined, (query, keyword) =>
        query.where(containing(sql`data::text`, keyword)),
      ),
    )
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(columns)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records: rows.map(replyOf) }
}

export async function findReply(database: Database, id: number): Promise<Reply | undefined> {
  const row = await database
    .selectFrom('chat_reply')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && replyOf(row)
}

export async function insertReply(database: Database, fields: ReplyFields): Promise<Reply> {
  const row = await database
    .insertInto('chat_reply')
    .values({ data: JSON.stringify(fields) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return replyOf(row)
}

export async function updateReply(
  database: Database,
  { id, version }: { id: number; version: number },
  fields: ReplyFields,
): Promise<Reply | undefined> {
  const row = await database
    .updateTable('chat_reply')
    .set({ data: JSON.stringify(fields), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && replyOf(row)
}

export async function deleteReply(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('chat_reply')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Fills a list that is empty. */
export async function seedReplies(database: Database, replies: ReplyFields[]): Promise<void> {
  const some = await database.selectFrom('chat_reply').select('id').limit(1).executeTakeFirst()
  if (some) return
  await database
    .insertInto('chat_reply')
    .values(replies.map((fields) => ({ data: JSON.stringify(fields) })))
    .execute()
}
