import { sql } from 'kysely'
import type { MessageType, Sender } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export interface NewMessage {
  conversationId: number
  sender: Sender
  senderId?: number | undefined
  name: string
  clientId: string
  logType: MessageType
  content: string
  data?: Schemas['ChatContent']
}

export interface StoredMessage extends NewMessage {
  seq: number
  /** ISO 8601 */
  date: string
}

export interface Appended {
  message: StoredMessage
  /** False if it was sent before under the same client id. */
  isNew: boolean
  /** This message put the conversation into the queue. */
  began: boolean
}

/** Appends a message once per client id; undefined if the conversation does not exist. */
export async function appendMessage(
  database: Database,
  message: NewMessage,
  { forPeople = false, afterHours = false } = {},
): Promise<Appended | undefined> {
  const { conversationId, sender, senderId = null, name, clientId, logType, content } = message
  const { rows } = await sql<{ number: number; at: Date; is_new: boolean; began: boolean }>`
    select * from chat_append(
      ${conversationId}::integer, ${sender}::text, ${senderId}::integer, ${name}::text, ${clientId}::text,
      ${logType}::smallint, ${content}::text, ${JSON.stringify(message.data ?? {})}::jsonb,
      ${forPeople}::boolean, ${afterHours}::boolean)
  `.execute(database)
  const [row] = rows
  if (!row) return undefined
  const stored = { ...message, seq: row.number, date: row.at.toISOString() }
  return { message: stored, isNew: row.is_new, began: row.began }
}

const columns = [
  'conversation_id',
  'seq',
  'sender',
  'sender_id',
  'sender_name',
  'client_id',
  'log_type',
  'content',
  'data',
  'created_at',
] as const

interface Row {
  conversation_id: number
  seq: number
  sender: Sender
  sender_id: number | null
  sender_name: string
  client_id: string
  log_type: MessageType
  content: string
  data: Schemas['ChatContent']
  created_at: Date
}

function messageOf(row: Row): StoredMessage {
  return {
    conversationId: row.conversation_id,
    seq: row.seq,
    sender: row.sender,
    senderId: row.sender_id ?? undefined,
    name: row.sender_name,
    clientId: row.client_id,
    logType: row.log_type,
    content: row.content,
    data: row.data,
    date: row.created_at.toISOString(),
  }
}

/** Messages after a number, in order. */
export async function messagesAfter(
  database: Database,
  conversationId: number,
  after: number,
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await database
    .selectFrom('chat_message')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(messageOf)
}

/** Messages before a number, newest first. */
export async function messagesBefore(
  database: Database,
  conversationId: number,
  before: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredMessage[]> {
  const rows = await database
    .selectFrom('chat_message')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(messageOf)
}

/** Finds a sender's message by its client id. */
export async function findMessage(
  database: Database,
  { conversationId, sender, clientId }: Pick<NewMessage, 'conversationId' | 'sender' | 'clientId'>,
): Promise<StoredMessage | undefined> {
  const row = await database
    .selectFrom('chat_message')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row && messageOf(row)
}

/** Notifies all processes of changed marks or a changed conversation. */
export async function tellAll(database: Database, what: Telling): Promise<void> {
  await sql`select chat_tell(${JSON.stringify(what)}::json)`.execute(database)
}

/**
 * Payload of a notification; short keys because PostgreSQL limits it to 8,000 bytes. A message always carries `s`,
 * and its content if it fits.
 */
export interface Telling {
  /** A session has ended or a user's rights changed; no other field is set then. */
  e?: { session?: string; user?: number }
  /** Conversation id. */
  c: number
  /** Message number. */
  s?: number
  k?: Sender
  u?: number | null
  n?: string
  i?: string
  l?: MessageType
  t?: string
  d?: Schemas['ChatContent']
  a?: string
  /** The conversation was queued by this message. */
  q?: boolean
  /** Delivered and read marks of one side. */
  m?: { by: 'customer' | 'staff'; delivered: number; read: number }
}

/** The message of a notification if its content fitted. */
export function messageTold(notice: Telling): StoredMessage | undefined {
  const { c, s, k, u, n, i, l, t, d, a } = notice
  if (s === undefined || !k || !l || t === undefined || !i || !a) return undefined
  return {
    conversationId: c,
    seq: s,
    sender: k,
    senderId: u ?? undefined,
    name: n ?? '',
    clientId: i,
    logType: l,
    content: t,
    data: d ?? {},
    date: new Date(a).toISOString(),
  }
}
