import { sql } from 'kysely'
import { messageType } from '../../domain/chat/rules'
import type { Database } from '../database/database'
import type { Conversation } from './conversations.sql'

const previewLength = 200

/** Number of unread messages from agents. */
export async function countUnread(
  database: Database,
  { id, customerRead }: Pick<Conversation, 'id' | 'customerRead'>,
): Promise<number> {
  const { unread } = await database
    .selectFrom('chat_message')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('conversation_id', '=', id)
    .where('seq', '>', customerRead)
    .where('sender', '=', 'agent')
    .executeTakeFirstOrThrow()
  return unread
}

/** Beginning of the newest unread text from an agent, for a preview. */
export async function newestAnswer(
  database: Database,
  { id, customerRead }: Pick<Conversation, 'id' | 'customerRead'>,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('chat_message')
    .select(sql<string>`left(content, ${previewLength})`.as('content'))
    .where('conversation_id', '=', id)
    .where('seq', '>', customerRead)
    .where('sender', '=', 'agent')
    .where('log_type', '=', messageType.text)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.content
}

export interface Marks {
  delivered: number
  read: number
}

/**
 * Advances the delivered and read marks of one side, never backwards and never past the last message. Returns
 * undefined if nothing moved.
 */
export async function moveMarks(
  database: Database,
  id: number,
  by: 'customer' | 'staff',
  { delivered, read }: Marks,
): Promise<Marks | undefined> {
  const [first, second] = [sql.ref(`${by}_delivered`), sql.ref(`${by}_read`)]
  const { rows } = await sql<Marks>`
    update chat_conversation
    set ${first} = least(last_seq, greatest(${first}, ${Math.max(delivered, read)}::integer)),
      ${second} = least(last_seq, greatest(${second}, ${read}::integer))
    where id = ${id} and (${first} < least(last_seq, ${Math.max(delivered, read)}::integer)
      or ${second} < least(last_seq, ${read}::integer))
    returning ${first} as delivered, ${second} as read
  `.execute(database)
  return rows[0]
}
