import type { Name } from '../../domain/account/names'
import { sql } from 'kysely'
import type { Database } from '../database/database'

/** A customer active within this time reads answers live. */
const hereSeconds = 60
/** Delay before notifying: the answer may be read in a moment. */
const waitSeconds = 20

interface Untold {
  conversationId: number
  userId: number
  agentName: Name
  /** Number of the newest answer. */
  seq: number
}

/** Claims unread agent answers without a notification; one notification per conversation covers all of them. */
export async function takeUntold(database: Database): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with untold as (
      select distinct on (one.conversation_id) one.conversation_id, one.seq,
        jsonb_build_object('zh', one.sender_name, 'en', coalesce(one.data ->> 'nameEn', one.sender_name)) as sender
      from chat_message one join chat_conversation talk on talk.id = one.conversation_id
      where one.sender = 'agent' and one.seq > talk.customer_read and talk.notified_seq <= talk.customer_read
        and one.created_at < now() - make_interval(secs => ${waitSeconds})
        and (talk.customer_seen_at is null or talk.customer_seen_at < now() - make_interval(secs => ${hereSeconds}))
        and talk.last_seq > talk.customer_read
      order by one.conversation_id, one.seq desc
    )
    update chat_conversation talk set notified_seq = untold.seq from untold where talk.id = untold.conversation_id
    returning talk.id as "conversationId", talk.user_id as "userId", untold.sender as "agentName", untold.seq
  `.execute(database)
  return rows
}
