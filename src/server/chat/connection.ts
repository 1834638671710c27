import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import {
  cmd,
  readFrame,
  type ClientFrame,
  type HeardFrame,
  type MessageFrame,
} from '../../domain/chat/frames'
import { chatLimits, messageType } from '../../domain/chat/rules'
import type { Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { noteUse, type SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import {
  conversationOf,
  findConversation,
  moveMarks,
  listAttended,
  setAgentSeen,
  setCustomerSeen,
  type Conversation,
  type Marks,
} from './conversations.sql'
import type { Hub, Reader } from './hub'
import { tellAll } from './messages.sql'
import { say } from './sending'
import { takeWaiting } from './taking'

export interface ConnectionParts {
  pool: Pool
  hub: Hub
  settings: Settings
  user: SessionUser
  kind: Reader['kind']
  /** Rejects once the token, session or role has ended. */
  stillAllowed: () => Promise<unknown>
  /** Called with the error that ends the connection for good. */
  refused: (error: unknown) => void
  language: Language
  send: (frame: string) => void
  log: Pick<FastifyBaseLogger, 'error'>
}

export interface Connection {
  take(written: string): Promise<void>
  leave(): Promise<void>
}

/** How long a session check is cached, unless the hub reports the end of the session. */
const sessionHoldsMs = 2000
/** Interval of presence updates. */
const noteAgainMs = 30_000

/** Handles the frames of one socket. The sender is always the token's user, whatever a frame claims. */
export async function openConnection(parts: ConnectionParts): Promise<Connection> {
  const { pool, hub, settings, user, kind, stillAllowed, refused, language, send, log } = parts
  const by = kind === 'customer' ? 'customer' : 'staff'
  const own = kind === 'customer' ? await conversationOf(pool, user) : undefined
  const reader: Reader = {
    kind,
    userId: user.id,
    sessionId: user.sessionId,
    lookAgain: () => void look().catch(refused),
    plain: true,
    queueChanged: () => void attend().catch(refused),
    send,
    delivered(conversationId, seq) {
      move(conversationId, { delivered: seq, read: 0 }).catch((error) => log.error(error, 'chat'))
    },
  }
  let lookedAt = performance.now()
  let notedAt = performance.now()
  let registered = false
  try {
    await hub.join(reader)
    // Check the session again after joining the hub: if it ended in between, nobody would report it.
    await look()
    await noteSeen(true)
  } catch (error) {
    hub.leave(reader)
    throw error
  }

  return {
    async take(written) {
      const read = readFrame(written)
      if ('fault' in read) return refuse(read.fault, read.clientId)
      const { frame } = read
      if (performance.now() - lookedAt > sessionHoldsMs) await look()
      try {
        await done(frame)
      } catch (error) {
        if (!(error instanceof Refusal) || error.status === 401 || error.details.reason) throw error
        refuse(error.key, frame.cmd === cmd.message ? frame.clientId : undefined)
      }
    },
    async leave() {
      hub.leave(reader)
      await noteSeen(false)
    },
  }

  async function done(frame: ClientFrame): Promise<void> {
    if (frame.cmd === cmd.message) return message(frame)
    if (frame.cmd === cmd.marks) {
      const conversation = await conversationNamed(frame.conversationId)
      return move(conversation.id, { delivered: frame.delivered ?? 0, read: frame.read ?? 0 })
    }
    if (frame.cmd === cmd.follow) {
      const { id, userId, lastSeq } = await conversationNamed(frame.conversationId)
      return hub.follow(reader, { id, userId }, Math.min(frame.after, lastSeq))
    }
    if (String(frame.id) !== '' && String(frame.id) !== String(user.id))
      throw new Refusal('chat.notYourId')
    await noteAgain()
    const { after, again = false } = frame
    if (after !== undefined) reader.plain = false
    if (!reader.plain) send(JSON.stringify({ cmd: cmd.register } satisfies HeardFrame))
    registered = true
    if (!own) return attend()
    const isNew = !hub.isFollowing(reader, own.id)
    if (isNew || again) {
      const { id, userId, lastSeq, customerDelivered } = await conversationNamed(own.id)
      await hub.follow(reader, { id, userId }, Math.min(after ?? customerDelivered, lastSeq))
    }
    if (after) await move(own.id, { delivered: after, read: 0 })
  }

  /** Protocol v1 has no follow frame: registering follows the waiting conversations and the agent's own. */
  async function attend(): Promise<void> {
    if (own || !registered || !reader.plain) return
    const attended = await listAttended(pool, user.id)
    hub.keepTo(reader, new Set(attended.map(({ id }) => id)))
    for (const { id, userId, after } of attended)
      if (!hub.isFollowing(reader, id)) await hub.follow(reader, { id, userId }, after)
  }

  async function message({ chatFromId, chatToId, ...frame }: MessageFrame): Promise<void> {
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

  /** Conversation of a message; a customer only has their own, which is already loaded. */
  async function conversationFor(id: number | undefined, customerId: number) {
    if (own && (id === undefined || id === own.id)) return own
    return kind === 'agent' && id === undefined
      ? conversationWith(customerId)
      : conversationNamed(id)
  }

  /** Conversation of a frame; a customer only has their own. */
  async function conversationNamed(id: number | undefined): Promise<Conversation> {
    if (own && id !== undefined && id !== own.id) throw new Refusal('chat.notFound')
    const found = await findConversation(pool, { id: own?.id ?? id ?? 0 })
    if (!found) throw new Refusal('chat.notFound')
    return found
  }

  async function conversationWith(userId: number): Promise<Conversation> {
    const found = Number.isSafeInteger(userId)
      ? await findConversation(pool, { userId })
      : undefined
    if (!found) throw new Refusal('chat.notFound')
    return found
  }

  async function move(id: number, marks: Marks): Promise<void> {
    const moved = await moveMarks(pool, id, by, marks)
    if (moved) await tellAll(pool, { c: id, m: { by, ...moved } })
  }

  async function look() {
    await stillAllowed()
    lookedAt = performance.now()
  }

  async function noteAgain() {
    if (performance.now() - notedAt < noteAgainMs) return
    notedAt = performance.now()
    await noteSeen(true)
  }

  async function noteSeen(here: boolean) {
    if (own) await setCustomerSeen(pool, own.id, here)
    else await setAgentSeen(pool, user.id, here)
  }

  function refuse(code: TextKey, clientId?: string) {
    const content = translate(language, code, { limit: chatLimits.text })
    const frame = { cmd: cmd.refusal, code, content, final: true, ...(clientId && { clientId }) }
    send(JSON.stringify(frame))
  }
}
