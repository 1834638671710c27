import type { FastifyBaseLogger } from 'fastify'
import { cmd, readFrame, type ClientFrame, type HeardFrame } from '../../domain/chat/frames'
import { chatLimits } from '../../domain/chat/rules'
import type { Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { type SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import { conversationOf, listAttended } from './conversations.sql'
import { moveMarks, type Marks } from './marks.sql'
import type { Hub } from './hub'
import type { Reader } from './reader'
import { tellAll } from './messages.sql'
import { presenceOf } from './presence'
import { receiveMessage } from './receiving'
import { addressedBy } from './addressed'

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

/** Handles the frames of one socket. The sender is always the token's user, whatever a frame claims. */
export async function openConnection(parts: ConnectionParts): Promise<Connection> {
  const { pool, hub, settings, user, kind, stillAllowed, refused, language, send, log } = parts
  const by = kind === 'customer' ? 'customer' : 'staff'
  const own = kind === 'customer' ? await conversationOf(pool, user) : undefined
  const reader: Reader = {
    kind,
    userId: user.id,
    sessionId: user.sessionId,
    language,
    lookAgain: () => void look().catch(refused),
    plain: true,
    queueChanged: () => void attend().catch(refused),
    send,
    delivered(conversationId, seq) {
      move(conversationId, { delivered: seq, read: 0 }).catch((error) => log.error(error, 'chat'))
    },
  }
  let lookedAt = performance.now()
  const presence = presenceOf(pool, own?.id, user.id)
  const { conversationFor, conversationNamed } = addressedBy(pool, own)
  let registered = false
  try {
    await hub.join(reader)
    // Check the session again after joining the hub: if it ended in between, nobody would report it.
    await look()
    await presence.note(true)
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
      await presence.note(false)
    },
  }

  async function done(frame: ClientFrame): Promise<void> {
    if (frame.cmd === cmd.message)
      return receiveMessage(frame, { pool, settings, user, kind, conversationFor })
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
    await presence.noteAgain()
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

  async function move(id: number, marks: Marks): Promise<void> {
    const moved = await moveMarks(pool, id, by, marks)
    if (moved) await tellAll(pool, { c: id, m: { by, ...moved } })
  }

  async function look() {
    await stillAllowed()
    lookedAt = performance.now()
  }

  function refuse(code: TextKey, clientId?: string) {
    send(refusalOf(code, language, clientId))
  }
}

function refusalOf(code: TextKey, language: Language, clientId?: string): string {
  const content = translate(language, code, { limit: chatLimits.text })
  return JSON.stringify({
    cmd: cmd.refusal,
    code,
    content,
    final: true,
    ...(clientId && { clientId }),
  })
}
