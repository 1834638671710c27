import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { MailContent, SmsContent } from './templates'
import { when } from '../database/when'

/** Kinds of jobs that send mails. */
export const mailKinds = ['sendMail', 'sendBulkMail']

export type NewMessage = { to: string } & (
  { channel: 'mail'; content: MailContent } | { channel: 'sms'; content: SmsContent }
)

export type Message = NewMessage & {
  id: number
  messageId: string
  time: Date
  sentAt: Date | null
}

/**
 * Stores a message and returns its id. A `key` decides its Message-ID: of messages with the same key only the first is
 * stored, and undefined is returned for others.
 */
export async function insertMessage(
  database: Database,
  { channel, to, content }: NewMessage,
  key?: string,
): Promise<number | undefined> {
  const messageId = key !== undefined && {
    message_id: sql<string>`encode(substring(sha256(convert_to(${key}, 'UTF8')) for 16), 'hex')::uuid`,
  }
  const row = await database
    .insertInto('outbox_message')
    .values({ channel, recipient: to, data: JSON.stringify(content), ...messageId })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A message that was not sent yet, or undefined. */
export async function findWaiting(database: Database, id: number): Promise<Message | undefined> {
  const row = await database
    .selectFrom('outbox_message')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return row && messageOf(row)
}

/** Marks a message as sent and deletes its content, except in the demo, which shows it. */
export async function markSent(database: Database, id: number, keep: boolean): Promise<void> {
  await database
    .updateTable('outbox_message')
    .set({ sent_at: sql<Date>`now()`, ...(!keep && { data: '{}' }) })
    .where('id', '=', id)
    .execute()
}

export async function listMessages(
  database: Database,
  { to, most }: { to: string | undefined; most: number },
): Promise<Message[]> {
  const rows = await database
    .selectFrom('outbox_message')
    .selectAll()
    .where(sql<boolean>`data <> '{}'`)
    .$call(when(to, (query, to) => query.where('recipient', '=', to)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(messageOf)
}

/** True if mails are waiting because the mail server refused them. */
export async function mailsAreDelayed(database: Database): Promise<boolean> {
  const late = await database
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', mailKinds)
    .where('attempts', '>', 0)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return late !== undefined
}

interface Row {
  id: number
  channel: string
  recipient: string
  message_id: string
  created_at: Date
  sent_at: Date | null
  data: unknown
}

function messageOf(row: Row): Message {
  const { id, recipient: to, message_id: messageId, created_at: time, sent_at: sentAt } = row
  const base = { id, to, messageId, time, sentAt }
  // Only insertMessage writes this column; its shape depends on the channel.
  if (row.channel === 'mail') return { ...base, channel: 'mail', content: row.data as MailContent }
  return { ...base, channel: 'sms', content: row.data as SmsContent }
}
