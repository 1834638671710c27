import type { FastifyBaseLogger } from 'fastify'
import { cmd, type ServerFrame } from '../../domain/chat/frames'
import type { Pool } from '../database/database'
import { listen, type Listener } from '../database/listener'
import { arrivingFrame } from './message-answers'
import { messagesAfter, messageTold, type StoredMessage, type Telling } from './messages.sql'

/** A socket as the hub sees it. */
export interface Reader {
  kind: 'customer' | 'agent'
  userId: number
  sessionId: string
  /** Checks the session again and closes the socket if it has ended. */
  lookAgain(): void
  /** Speaks protocol v1: receives only messages of the other side. */
  plain: boolean
  /** A conversation was queued, claimed or closed. */
  queueChanged(): void
  send(frame: string): void
  /** Called for v1 readers, which do not acknowledge messages themselves. */
  delivered(conversationId: number, seq: number): void
}

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

export interface Hub {
  /** Sends all messages after a number, then every new one. */
  follow(reader: Reader, conversation: { id: number; userId: number }, after: number): Promise<void>
  join(reader: Reader): Promise<void>
  leave(reader: Reader): void
  isFollowing(reader: Reader, conversationId: number): boolean
  /** Unfollows all other conversations. */
  keepTo(reader: Reader, conversations: ReadonlySet<number>): void
  stop(): Promise<void>
}

const readAtOnce = 200
/** Debounce of queue changes. */
const queueNewsMs = 200

/**
 * Delivers messages to the sockets of this process, in the order of their numbers, each reader from its own position.
 * Database notifications trigger the delivery; content that a notification lacks, or that arrives while the listener
 * is down, is read from the table.
 */
export function openHub({
  pool,
  url,
  serviceId,
  log,
}: {
  pool: Pool
  url: string
  /** User id of the customer service, which customers write to. */
  serviceId: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}): Hub {
  const channels = new Map<number, Channel>()
  const readers = new Set<Reader>()
  let listening: Promise<Listener> | undefined
  let queueNews: NodeJS.Timeout | undefined

  const heard = (payload?: string) => {
    if (payload === undefined) {
      sessionsChanged({})
      for (const [id, channel] of channels) void work(id, channel, () => fill(id, channel))
      tellQueue()
      return
    }
    // Only chat_tell writes these notifications.
    const told = JSON.parse(payload) as Telling
    if (told.e) return sessionsChanged(told.e)
    const channel = channels.get(told.c)
    if (channel) void work(told.c, channel, () => passOn(told, channel))
    if (told.m?.by !== 'customer') tellQueue()
  }

  /** Without a session and user, any session may have changed. */
  function sessionsChanged({ session, user }: NonNullable<Telling['e']>) {
    for (const reader of readers)
      if (
        (session === undefined || reader.sessionId === session) &&
        (user === undefined || reader.userId === user)
      )
        reader.lookAgain()
  }

  const start = () =>
    (listening ??= listen({ pool, url, channel: 'chat', heard, log }).catch((error) => {
      listening = undefined
      throw error
    }))

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

  async function passOn(told: Telling, channel: Channel) {
    const { m: marks, s: seq } = told
    if (marks) return sendMarks(told.c, marks, channel)
    if (seq === undefined) return sendNews(told.c, channel)
    const message = messageTold(told)
    if (message) {
      const next = [...channel.cursors].filter(([, cursor]) => cursor === message.seq - 1)
      send(channel, message, next)
    }
    if ([...channel.cursors.values()].some((cursor) => cursor < seq)) await fill(told.c, channel)
    if (told.q) sendNews(told.c, channel)
  }

  /** Reads from the position of the slowest reader. */
  async function fill(id: number, channel: Channel) {
    for (;;) {
      if (channel.cursors.size === 0) return
      const from = Math.min(...channel.cursors.values())
      const messages = await messagesAfter(pool, id, from, readAtOnce)
      for (const message of messages)
        send(
          channel,
          message,
          [...channel.cursors].filter(([, cursor]) => cursor < message.seq),
        )
      if (messages.length < readAtOnce) return
    }
  }

  function send(channel: Channel, message: StoredMessage, to: [Reader, number][]) {
    if (to.length === 0) return
    const { conversationId, seq, sender } = message
    const frameFor = (reader: Reader['kind']) =>
      JSON.stringify(arrivingFrame(message, { customerId: channel.userId, serviceId, reader }))
    const frames = { customer: frameFor('customer'), agent: frameFor('agent') }
    for (const [reader] of to) {
      const frame = frames[reader.kind]
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
        say(reader, { cmd: cmd.marks, conversationId, delivered, read })
  }

  function sendNews(conversationId: number, { cursors }: Channel) {
    for (const reader of cursors.keys())
      if (!reader.plain) say(reader, { cmd: cmd.news, conversationId })
  }

  function tellQueue() {
    queueNews ??= setTimeout(() => {
      queueNews = undefined
      for (const reader of readers)
        if (reader.kind === 'agent')
          if (reader.plain) reader.queueChanged()
          else say(reader, { cmd: cmd.news })
    }, queueNewsMs)
  }

  return {
    async follow(reader, { id, userId }, after) {
      await start()
      const channel = channels.get(id) ?? {
        userId,
        cursors: new Map<Reader, number>(),
        tail: Promise.resolve(),
        waiting: 0,
      }
      channels.set(id, channel)
      await work(id, channel, () => {
        // The reader may have left while this task was queued.
        if (!readers.has(reader)) return
        channel.cursors.set(reader, after)
        return fill(id, channel)
      })
    },
    async join(reader) {
      readers.add(reader)
      await start()
    },
    leave(reader) {
      readers.delete(reader)
      for (const [id, channel] of channels) {
        channel.cursors.delete(reader)
        forget(id, channel)
      }
    },
    keepTo(reader, conversations) {
      for (const [id, channel] of channels)
        if (!conversations.has(id) && channel.cursors.delete(reader)) forget(id, channel)
    },
    isFollowing: (reader, id) => channels.get(id)?.cursors.has(reader) ?? false,
    async stop() {
      clearTimeout(queueNews)
      await (await listening?.catch(() => undefined))?.stop()
      await Promise.all([...channels.values()].map(({ tail }) => tail))
    },
  }

  /** Drops a channel without followers and tasks. */
  function forget(id: number, channel: Channel) {
    if (channel.cursors.size === 0 && channel.waiting === 0) channels.delete(id)
  }

  function say(reader: Reader, frame: ServerFrame) {
    reader.send(JSON.stringify(frame))
  }
}
