import { accountNames, personNames } from '../names/names.sql'
import type { Name } from '../../domain/account/names'
import { sql } from 'kysely'
import { messageType, type ChatState } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { when } from '../database/when'
import { present } from '../../domain/lists/items'

export interface Conversation {
  id: number
  userId: number
  accountId: number
  state: ChatState
  agentId: number | null
  /** Null without an agent. */
  agentName: Name | null
  serviceId: number | null
  waitingSince: Date | null
  lastSeq: number
  customerDelivered: number
  customerRead: number
  staffDelivered: number
  staffRead: number
  view: Schemas['CustomerView'] | undefined
  customerName: Name
  accountName: Name
  /** Kind and type of the customer's account. */
  kind: 'person' | 'company'
  custType: number
  locale: string
}

/** The user's conversation; created at their first visit. */
export async function conversationOf(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Conversation> {
  const conversation = await findConversation(database, { userId: id })
  if (conversation) return conversation
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
  const query = conversations(database)
  const row = await (
    'id' in which
      ? query.where('chat_conversation.id', '=', which.id)
      : query.where('chat_conversation.user_id', '=', which.userId)
  ).executeTakeFirst()
  return row && conversationIn(row)
}

export interface Queued extends Conversation {
  last: { content: string; logType: number; data: Schemas['ChatContent']; at: Date } | undefined
  unread: number
  /** Time of the first message that the agent has not answered; null if all are. */
  unansweredSince: Date | null
  afterHours: boolean
}

/** Until the agent has written, the customer waits since the question that asked for people. */
const unansweredSince = sql<Date | null>`case when chat_conversation.state = 'open' then (
  select case when answer.seq is null then chat_conversation.waiting_since else (
    select min(asked.created_at) from chat_message asked
    where asked.conversation_id = chat_conversation.id and asked.seq > answer.seq and asked.sender = 'customer'
  ) end
  from (
    select max(seq) as seq from chat_message
    where conversation_id = chat_conversation.id and sender = 'agent'
      and created_at >= chat_conversation.waiting_since
  ) answer
) end`

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
    .select(unansweredSince.as('unanswered_since'))
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
            data: row.last_data ?? {},
            at: row.last_time,
          },
    unread: row.unread ?? 0,
    unansweredSince: row.unanswered_since,
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
      'app_user.data as user_data',
      personNames().as('customer_name'),
      accountNames().as('account_name'),
      'account.kind',
      'account.cust_type',
      personNames('agent').$castTo<Name | null>().as('agent_name'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof conversations>['execute']>>[number]

function conversationIn(row: Row): Conversation {
  const { user_data: user } = row
  return {
    id: row.id,
    userId: row.user_id,
    accountId: row.account_id,
    state: row.state,
    agentId: row.agent_id,
    agentName: row.agent_name,
    serviceId: row.service_id,
    waitingSince: row.waiting_since,
    lastSeq: row.last_seq,
    customerDelivered: row.customer_delivered,
    customerRead: row.customer_read,
    staffDelivered: row.staff_delivered,
    staffRead: row.staff_read,
    view: row.view ?? undefined,
    customerName: row.customer_name,
    accountName: row.account_name,
    kind: row.kind === 'company' ? 'company' : 'person',
    custType: row.cust_type,
    locale: user.locale ?? 'zh_CN',
  }
}

/** Lets one call at a time work on a conversation until its transaction ends. */
export async function lockConversation(database: Database, id: number): Promise<void> {
  await database
    .selectFrom('chat_conversation')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute()
}
