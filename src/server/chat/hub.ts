import { cmd } from '../../domain/chat/frames'
import type { FastifyBaseLogger } from 'fastify'
import { listen, type Listener } from '../database/listener'
import { openChannels, type ChannelParts } from './channels'
import type { Telling } from './messages.sql'
import { sayTo, type Reader } from './reader'

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

/** Debounce of queue changes. */
const queueNewsMs = 200

interface HubParts extends ChannelParts {
  url: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/**
 * Delivers messages to the sockets of this process, in the order of their numbers, each reader from its own position.
 * Database notifications trigger the delivery; content that a notification lacks, or that arrives while the listener
 * is down, is read from the table.
 */
export function openHub({ pool, url, serviceId, log }: HubParts): Hub {
  const channels = openChannels({ pool, serviceId, log })
  const readers = new Set<Reader>()
  let listening: Promise<Listener> | undefined
  let queueNews: NodeJS.Timeout | undefined

  const heard = (payload?: string) => {
    if (payload === undefined) {
      sessionsChanged({})
      channels.catchUp()
      tellQueue()
      return
    }
    // Only chat_tell writes these notifications.
    const telling: Telling = JSON.parse(payload)
    if (telling.e) return sessionsChanged(telling.e)
    channels.passOn(telling)
    if (telling.m?.by !== 'customer') tellQueue()
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

  function tellQueue() {
    queueNews ??= setTimeout(() => {
      queueNews = undefined
      for (const reader of readers)
        if (reader.kind === 'agent')
          if (reader.plain) reader.queueChanged()
          else sayTo(reader, { cmd: cmd.news })
    }, queueNewsMs)
  }

  return {
    async follow(reader, conversation, after) {
      await start()
      // The reader may leave while the task is queued.
      await channels.follow(reader, conversation, { after, isHere: () => readers.has(reader) })
    },
    async join(reader) {
      readers.add(reader)
      await start()
    },
    leave(reader) {
      readers.delete(reader)
      channels.leave(reader)
    },
    keepTo: (reader, conversations) => channels.leave(reader, conversations),
    isFollowing: (reader, id) => channels.isFollowing(reader, id),
    async stop() {
      clearTimeout(queueNews)
      await (await listening?.catch(() => undefined))?.stop()
      await channels.settle()
    },
  }
}
