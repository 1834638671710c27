import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database'
import { listen } from '../database/listener'

/** Server-sent events about changed notifications, from all server processes. */
export interface MessageFeed {
  /** Event stream of one user, until the client disconnects or the feed ends it. */
  open(userId: number): Readable
  stop(): Promise<void>
}

interface Options {
  pool: Database
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Interval of the keep-alive comment, so that proxies do not close the connection. */
  beatMs?: number
  /** Longest lifetime; the page then reconnects, which checks its session again. */
  lastMs?: number
  /** Streams per user; beyond this the oldest is closed. */
  mostPerUser?: number
  /** Buffered bytes of a client that does not read; beyond this it is disconnected. */
  mostWaiting?: number
}

interface Opened {
  events: PassThrough
  at: number
}

const changed = 'event: changed\ndata: {}\n\n'
const beat = ': here\n\n'

export async function openMessageFeed({
  pool,
  url,
  log,
  beatMs = 25_000,
  lastMs = 15 * 60_000,
  mostPerUser = 12,
  mostWaiting = 65_536,
}: Options): Promise<MessageFeed> {
  const opened = new Map<number, Opened[]>()
  let stopped = false
  // Before the listener, which may hear something at once.
  const of = (userId: number) => opened.get(userId) ?? []

  const timer = setInterval(() => {
    const everybody = [...opened.values()].flat()
    for (const { events, at } of everybody) {
      if (performance.now() - at > lastMs) events.end()
      else say(events, beat)
    }
  }, beatMs)

  const listener = await listen({
    pool,
    url,
    channel: 'notification',
    log,
    heard(userId) {
      const concerned = userId === undefined ? [...opened.values()].flat() : of(Number(userId))
      for (const { events } of concerned) say(events, changed)
    },
  })

  function say(events: PassThrough, what: string) {
    if (events.writableLength + events.readableLength > mostWaiting) events.destroy()
    else if (!events.writableEnded && !events.destroyed) events.write(what)
  }

  function forget(userId: number, events: PassThrough) {
    const others = of(userId).filter((subscriber) => subscriber.events !== events)
    if (others.length > 0) opened.set(userId, others)
    else opened.delete(userId)
  }

  return {
    open(userId) {
      const events = new PassThrough()
      events.once('close', () => forget(userId, events))
      // A client that disconnects is no error.
      events.on('error', () => forget(userId, events))
      if (stopped) return events.end()
      opened.set(userId, [...of(userId), { events, at: performance.now() }])
      if (of(userId).length > mostPerUser) of(userId)[0]?.events.end()
      say(events, beat)
      return events
    },

    async stop() {
      stopped = true
      clearInterval(timer)
      for (const { events } of [...opened.values()].flat()) events.end()
      await listener.stop()
    },
  }
}
