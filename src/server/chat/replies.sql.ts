import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export type Reply = Required<Schemas['CannedReply']>
export type ReplyFields = Omit<Reply, 'id'>

// Checked by its schema when it was stored.
const replyOf = ({ id, data }: { id: number; data: unknown }): Reply => ({
  ...(data as ReplyFields),
  id,
})

export async function listAllReplies(database: Database): Promise<Reply[]> {
  const rows = await database
    .selectFrom('chat_reply')
    .select(['id', 'data'])
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(replyOf)
}

export async function insertReply(database: Database, fields: ReplyFields): Promise<Reply> {
  const row = await database
    .insertInto('chat_reply')
    .values({ data: JSON.stringify(fields) })
    .returning(['id', 'data'])
    .executeTakeFirstOrThrow()
  return replyOf(row)
}

export async function updateReply(
  database: Database,
  id: number,
  fields: ReplyFields,
): Promise<Reply | undefined> {
  const row = await database
    .updateTable('chat_reply')
    .set({ data: JSON.stringify(fields) })
    .where('id', '=', id)
    .returning(['id', 'data'])
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
