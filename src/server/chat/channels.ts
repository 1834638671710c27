import type { FastifyBaseLogger } from 'fastify'
import { cmd } from '../../domain/chat/frames'
import type { Pool } from '../database/database'
import { arrivingFrame } from './message-answers'
import { messagesAfter, messageTold, type StoredMessage, type Telling } from './messages.sql'
import { sayTo, type Reader } from './reader'

interface Channel {
  /** The customer; identifies who receives whose messages. */
  userId: number
  /** Last message number sent to each reader. */
  cursors: Map<Reader, number>
  /** Serialises the tasks of this conversation. */
  tail: Promise<void>
  /** Number of queued tasks. */
  waiting: number
}

/** The conversations that sockets of this process follow. */
export interface Channels {
  /** Sends the messages after a number, if the reader is still there when its turn comes. */
  follow(
    reader: Reader,
    conversation: { id: number; userId: number },
    from: { after: number; isHere: () => boolean },
  ): Promise<void>
  isFollowing(reader: Reader, conversationId: number): boolean
  /** Unfollows all conversations, or all but some. */
  leave(reader: Reader, except?: ReadonlySet<number>): void
  /** Passes on what a notification tells. */
  passOn(telling: Telling): void
  /** Reads what the notifications may have missed. */
  catchUp(): void
  /** Waits for the tasks that are queued. */
  settle(): Promise<void>
}

export interface ChannelParts {
  pool: Pool
  /** User id of the customer service, which customers write to. */
  serviceId: number
  log: Pick<FastifyBaseLogger, 'error'>
}

const readAtOnce = 200

export function openChannels({ pool, serviceId, log }: ChannelParts): Channels {
  const channels = new Map<number, Channel>()

  return {
    async follow(reader, { id, userId }, { after, isHere }) {
      const channel = channels.get(id) ?? {
        userId,
        cursors: new Map<Reader, number>(),
        tail: Promise.resolve(),
        waiting: 0,
      }
      channels.set(id, channel)
      await work(id, channel, () => {
        if (!isHere()) return
        channel.cursors.set(reader, after)
        return fill(id, channel)
      })
    },
    isFollowing: (reader, id) => channels.get(id)?.cursors.has(reader) ?? false,
    leave(reader, except) {
      for (const [id, channel] of channels)
        if (!except?.has(id) && channel.cursors.delete(reader)) forget(id, channel)
    },
    passOn(telling) {
      const channel = channels.get(telling.c)
      if (channel) void work(telling.c, channel, () => sendTold(telling, channel))
    },
    catchUp() {
      for (const [id, channel] of channels) void work(id, channel, () => fill(id, channel))
    },
    async settle() {
      await Promise.all([...channels.values()].map(({ tail }) => tail))
    },
  }

  function work(id: number, channel: Channel, task: () => Promise<void> | void) {
    channel.waiting++
    const done = channel.tail.then(task)
    channel.tail = done
      .catch((error) => log.error(error, 'chat'))
      .finally(() => {
        channel.waiting--
        forget(id, channel)
      })
    return done
  }

  async function sendTold(telling: Telling, channel: Channel) {
    const { m: marks, s: seq } = telling
    if (marks) return sendMarks(telling.c, marks, channel)
    if (seq === undefined) return sendNews(telling.c, channel)
    const message = messageTold(telling)
    if (message) {
      const next = [...channel.cursors].filter(([, cursor]) => cursor === message.seq - 1)
      sendTo(channel, message, { to: next, serviceId })
    }
    if ([...channel.cursors.values()].some((cursor) => cursor < seq)) await fill(telling.c, channel)
    if (telling.q) sendNews(telling.c, channel)
  }

  /** Reads from the position of the slowest reader. */
  async function fill(id: number, channel: Channel) {
    for (;;) {
      if (channel.cursors.size === 0) return
      const from = Math.min(...channel.cursors.values())
      const messages = await messagesAfter(pool, id, from, readAtOnce)
      for (const message of messages)
        sendTo(channel, message, {
          to: [...channel.cursors].filter(([, cursor]) => cursor < message.seq),
          serviceId,
        })
      if (messages.length < readAtOnce) return
    }
  }

  /** Drops a channel without followers and tasks. */
  function forget(id: number, channel: Channel) {
    if (channel.cursors.size === 0 && channel.waiting === 0) channels.delete(id)
  }
}

/** Sends a message to these readers of a channel. */
function sendTo(
  channel: Channel,
  message: StoredMessage,
  { to, serviceId }: { to: [Reader, number][]; serviceId: number },
) {
  if (to.length === 0) return
  const { conversationId, seq, sender } = message
  const ends = { customerId: channel.userId, serviceId }
  // Written once for all readers of a kind and language.
  const frames = new Map<string, string>()
  for (const [reader] of to) {
    const { kind, language } = reader
    const key = `${kind} ${language}`
    const frame =
      frames.get(key) ?? JSON.stringify(arrivingFrame(message, { ...ends, reader: kind, language }))
    frames.set(key, frame)
    channel.cursors.set(reader, seq)
    if (!reader.plain) reader.send(frame)
    else if (sender === (reader.kind === 'customer' ? 'agent' : 'customer')) {
      reader.send(frame)
      reader.delivered(conversationId, seq)
    }
  }
}

function sendMarks(
  conversationId: number,
  { by, delivered, read }: NonNullable<Telling['m']>,
  { cursors }: Channel,
) {
  for (const reader of cursors.keys())
    if (!reader.plain && (reader.kind === 'customer') === (by === 'staff'))
      sayTo(reader, { cmd: cmd.marks, conversationId, delivered, read })
}

function sendNews(conversationId: number, { cursors }: Channel) {
  for (const reader of cursors.keys())
    if (!reader.plain) sayTo(reader, { cmd: cmd.news, conversationId })
}
