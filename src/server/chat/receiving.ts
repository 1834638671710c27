import { randomUUID } from 'node:crypto'
import type { MessageFrame } from '../../domain/chat/frames'
import { messageType } from '../../domain/chat/rules'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { noteUse, type SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import type { Conversation } from './conversations.sql'
import type { Reader } from './reader'
import { say } from './sending'
import { takeWaiting } from './taking'

interface Receiver {
  pool: Pool
  settings: Settings
  user: SessionUser
  kind: Reader['kind']
  conversationFor: (id: number | undefined, customerId: number) => Promise<Conversation>
}

/** Stores the message of a frame. */
export async function receiveMessage(
  { chatFromId, chatToId, ...frame }: MessageFrame,
  { pool, settings, user, kind, conversationFor }: Receiver,
): Promise<void> {
  if (chatFromId !== '' && chatFromId !== String(user.id)) throw new Refusal('chat.notYourId')
  if (kind === 'agent') await noteUse(pool, user.sessionId)
  const conversation = await conversationFor(frame.conversationId, Number(chatToId))
  // Protocol v1 has no claim frame: answering a waiting conversation claims it.
  const takes =
    kind === 'agent' && frame.conversationId === undefined && conversation.state === 'waiting'
  if (kind === 'agent' && conversation.agentId !== user.id && !takes)
    throw new Refusal('chat.notAttended')
  const { logType, content, data, clientId = randomUUID() } = frame
  const wanted = { clientId, logType, content, data }
  const saying = { conversation, user, as: kind, wanted }
  // A plain text is a single statement, so it needs no transaction.
  if (logType === messageType.text && !takes) {
    await say(pool, saying, settings)
    return
  }
  await pool.transaction().execute(async (database) => {
    if (takes && !(await takeWaiting(database, conversation, user, settings)))
      throw new Refusal('chat.alreadyClaimed')
    await say(database, saying, settings)
  })
}
