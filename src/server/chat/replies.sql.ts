import type { Database } from '../database/database'
import type { Reply, ReplyFields } from '../../domain/chat/canned-reply'

interface Row {
  id: number
  version: number
  data: ReplyFields
}

const replyOf = ({ id, version, data }: Row): Reply => ({
  ...data,
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
