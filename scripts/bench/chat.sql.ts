import { conversationOf } from '../../src/server/chat/conversations.sql'
import { claimWaiting } from '../../src/server/chat/attending.sql'
import { appendMessage } from '../../src/server/chat/messages.sql'
import type { Pool } from '../../src/server/database/database'
import { itemAt } from '../../src/domain/lists/items'

/** Adds people of a kind; staff can attend customers. */
export async function makePeople(
  pool: Pool,
  kind: 'person' | 'staff',
  count: number,
): Promise<number[]> {
  const { id: accountId } = await pool
    .insertInto('account')
    .values({ kind, account_name: kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await pool
    .insertInto('app_user')
    .values(
      Array.from({ length: count }, (_, place) => ({
        account_id: accountId,
        username: `${kind}${place}`,
        password_hash: '',
        staff_roles: kind === 'staff' ? ['agent'] : [],
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Opens a conversation for each pair, attended by the agent. */
export async function openConversations(
  pool: Pool,
  pairs: { userId: number; agentId: number }[],
): Promise<number[]> {
  const { account_id: accountId } = await pool
    .selectFrom('app_user')
    .select('account_id')
    .where('id', '=', itemAt(pairs, 0).userId)
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const { userId, agentId } of pairs) {
    const { id } = await conversationOf(pool, { id: userId, accountId })
    const first = {
      sender: 'system',
      name: '',
      clientId: 'first',
      logType: 5,
      content: '-',
    } as const
    await appendMessage(pool, { conversationId: id, ...first }, { forPeople: true })
    await claimWaiting(pool, id, agentId)
    ids.push(id)
  }
  return ids
}
