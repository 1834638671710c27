import { sql } from 'kysely'
import { messageType, type ChatState } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { UserData } from '../security/session.sql'
import { when } from '../database/when'
import { present } from '../../domain/lists/items'

export interface Conversation {
  id: number
  userId: number
  accountId: number
  state: ChatState
  agentId: number | null
  agentName: string
  serviceId: number | null
  waitingSince: Date | null
  lastSeq: number
  customerDelivered: number
  customerRead: number
  staffDelivered: number
  staffRead: number
  view: Schemas['CustomerView'] | undefined
  customerName: string
  accountName: string
  locale: string
}

/** The user's conversation; created at their first visit. */
export async function conversationOf(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Conversation> {
  const found = await findConversation(database, { userId: id })
  if (found) return found
  await database
    .insertInto('chat_conversation')
    .values({ user_id: id, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return present(await findConversation(database, { userId: id }), 'conversation')
}

export async function findConversation(
  database: Database,
  which: { id: number } | { userId: number },
): Promise<Conversation | undefined> {
  const row = await conversations(database)
    .$if('id' in which, (query) =>
      query.where('chat_conversation.id', '=', (which as { id: number }).id),
    )
    .$if('userId' in which, (query) =>
      query.where('chat_conversation.user_id', '=', (which as { userId: number }).userId),
    )
    .executeTakeFirst()
  return row && conversationIn(row)
}

export interface Queued extends Conversation {
  last: { content: string; logType: number; data: Schemas['ChatContent']; at: Date } | undefined
  unread: number
  afterHours: boolean
}

/** Waiting conversations, longest wait first, then attended ones. */
export async function listQueued(database: Database, id?: number): Promise<Queued[]> {
  const rows = await conversations(database)
    .leftJoin('chat_message as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'chat_conversation.id')
        .onRef('last.seq', '=', 'chat_conversation.last_seq'),
    )
    .leftJoin('chat_service', 'chat_service.id', 'chat_conversation.service_id')
    .select(['last.content as last_text', 'last.created_at as last_time'])
    .select(['last.log_type as last_type', 'last.data as last_data'])
    .select('chat_service.after_hours')
    .select((select) =>
      select
        .selectFrom('chat_message as one')
        .select((inner) => inner.fn.countAll<number>().as('unread'))
        .whereRef('one.conversation_id', '=', 'chat_conversation.id')
        .whereRef('one.seq', '>', 'chat_conversation.staff_read')
        .where('one.sender', '=', 'customer')
        .as('unread'),
    )
    .$if(id === undefined, (query) => query.where('chat_conversation.state', '!=', 'robot'))
    .$call(when(id, (query, id) => query.where('chat_conversation.id', '=', id)))
    .orderBy(sql`case chat_conversation.state when 'waiting' then 0 else 1 end`)
    .orderBy('chat_conversation.waiting_since')
    .orderBy('chat_conversation.id')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    ...conversationIn(row),
    last:
      row.last_time === null
        ? undefined
        : {
            content: row.last_text ?? '',
            logType: row.last_type ?? messageType.text,
            // Validated by its schema when it was stored.
            data: (row.last_data ?? {}) as Schemas['ChatContent'],
            at: row.last_time,
          },
    unread: row.unread ?? 0,
    afterHours: row.after_hours ?? false,
  }))
}

/** Earlier messages sent to an agent who takes over without asking for history. */
const toldBefore = 10

/** Waiting conversations and those of the agent, each with the number after which messages are undelivered. */
export async function listAttended(
  database: Database,
  agentId: number,
): Promise<{ id: number; userId: number; after: number }[]> {
  const { rows } = await sql<{ id: number; userId: number; after: number }>`
    select talk.id, talk.user_id as "userId",
      case talk.state when 'open' then talk.staff_delivered else greatest(talk.staff_read, coalesce((
        select min(message.seq) from chat_message message
        where message.conversation_id = talk.id and message.created_at >= service.opened_at
      ), 1) - 1 - ${toldBefore}::integer) end as after
    from chat_conversation talk left join chat_service service on service.id = talk.service_id
    where talk.state = 'waiting' or (talk.state = 'open' and talk.agent_id = ${agentId})
    order by talk.waiting_since, talk.id limit 200
  `.execute(database)
  return rows
}

function conversations(database: Database) {
  return database
    .selectFrom('chat_conversation')
    .innerJoin('app_user', 'app_user.id', 'chat_conversation.user_id')
    .innerJoin('account', 'account.id', 'chat_conversation.account_id')
    .leftJoin('app_user as agent', 'agent.id', 'chat_conversation.agent_id')
    .select([
      'chat_conversation.id',
      'chat_conversation.user_id',
      'chat_conversation.account_id',
      'chat_conversation.state',
      'chat_conversation.agent_id',
      'chat_conversation.service_id',
      'chat_conversation.waiting_since',
      'chat_conversation.last_seq',
      'chat_conversation.customer_delivered',
      'chat_conversation.customer_read',
      'chat_conversation.staff_delivered',
      'chat_conversation.staff_read',
      'chat_conversation.view',
      'app_user.username',
      'app_user.data as user_data',
      'account.account_name',
      'agent.username as agent_username',
      'agent.data as agent_data',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof conversations>['execute']>>[number]

function conversationIn(row: Row): Conversation {
  // Validated when written; the column types only say text and jsonb.
  const user = row.user_data as UserData
  const agent = (row.agent_data ?? {}) as UserData
  return {
    id: row.id,
    userId: row.user_id,
    accountId: row.account_id,
    state: row.state as ChatState,
    agentId: row.agent_id,
    agentName: agent.contactName ?? row.agent_username ?? '',
    serviceId: row.service_id,
    waitingSince: row.waiting_since,
    lastSeq: row.last_seq,
    customerDelivered: row.customer_delivered,
    customerRead: row.customer_read,
    staffDelivered: row.staff_delivered,
    staffRead: row.staff_read,
    view: (row.view ?? undefined) as Schemas['CustomerView'] | undefined,
    customerName: user.contactName || row.username,
    accountName: row.account_name,
    locale: user.locale ?? 'zh_CN',
  }
}

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

/** Assigns a waiting conversation to an agent; only one of several concurrent calls succeeds. */
export async function claimWaiting(
  database: Database,
  id: number,
  agentId: number,
): Promise<boolean> {
  const claimed = await database
    .updateTable('chat_conversation')
    .set({ state: 'open', agent_id: agentId })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('service_id')
    .executeTakeFirst()
  if (!claimed) return false
  await setServiceAgent(database, claimed.service_id, agentId)
  return true
}

/** Transfers an open conversation if it still belongs to `from`. */
export async function passOn(
  database: Database,
  id: number,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const passed = await database
    .updateTable('chat_conversation')
    .set({ agent_id: to })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('agent_id', '=', from)
    .returning('service_id')
    .executeTakeFirst()
  if (!passed) return false
  await setServiceAgent(database, passed.service_id, to)
  return true
}

async function setServiceAgent(database: Database, serviceId: number | null, agentId: number) {
  await database
    .updateTable('chat_service')
    .set({ agent_id: agentId })
    .where('id', '=', serviceId)
    .execute()
}

/** Closes the service and returns the conversation to the robot; false if the service has already ended. */
export async function closeService(
  database: Database,
  { id, serviceId }: { id: number; serviceId: number },
  reason: Schemas['CloseReason'],
): Promise<boolean> {
  const closed = await database
    .updateTable('chat_conversation')
    // The customer agreed to share the page for this service only.
    .set({ state: 'robot', agent_id: null, service_id: null, waiting_since: null, view: null })
    .where('id', '=', id)
    .where('service_id', '=', serviceId)
    .returning('id')
    .executeTakeFirst()
  if (!closed) return false
  await database
    .updateTable('chat_service')
    .set({ closed_at: sql<Date>`now()`, reason })
    .where('id', '=', serviceId)
    .execute()
  return true
}

/** Stores the page a customer shares. Only while they wait for an agent or talk to one; the robot does not use it. */
export async function setView(
  database: Database,
  id: number,
  view: Schemas['CustomerView'] | null,
): Promise<void> {
  await database
    .updateTable('chat_conversation')
    .set({ view: view && JSON.stringify(view) })
    .where('id', '=', id)
    .$if(view !== null, (query) => query.where('state', '!=', 'robot'))
    .execute()
}

/** Records that one of the customer's sockets was active, or that the last one closed. */
export async function setCustomerSeen(database: Database, id: number, here: boolean) {
  await database
    .updateTable('chat_conversation')
    .set({ customer_seen_at: here ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

export async function setAgentSeen(database: Database, userId: number, here: boolean) {
  if (!here) {
    await database.deleteFrom('chat_presence').where('user_id', '=', userId).execute()
    return
  }
  await database
    .insertInto('chat_presence')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: sql`now()` }))
    .execute()
}
