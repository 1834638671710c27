import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type CannedReply = Schemas['CannedReply']
export type Reply = CannedReply & Required<Omit<CannedReply, 'titleEn'>>
export type ReplyFields = Omit<Reply, 'id' | 'version'>

interface Row {
  id: number
  version: number
  data: unknown
}

// Validated by its schema when it was stored.
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
