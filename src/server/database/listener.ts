import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { connectionOptions, destroyConnection } from './connection'
import type { Database } from './database'

interface Options {
  url: string
  channel: string
  /** Sends the heartbeat, by another connection than the listening one, like real notifications. */
  pool: Database
  /**
   * Called with the payload of each notification, and without one after a reconnection: notifications in between are
   * lost.
   */
  heard: (payload?: string) => void
  log: Pick<FastifyBaseLogger, 'warn'>
  againMs?: number
  /** Interval of the heartbeat. After two missing beats the listener reconnects. */
  beatMs?: number
}

export interface Listener {
  stop(): Promise<void>
}

/** Listeners of this process, each with a function that tells if it receives notifications. */
const open = new Map<Listener, () => boolean>()

/** Number of listeners of this process that receive no notifications. */
export const countDeaf = (): number => [...open.values()].filter((hears) => !hears()).length

/**
 * Listens to database notifications and reconnects until it succeeds. A missing heartbeat reveals silent connections,
 * and poolers that forward no notifications.
 */
export async function listen({
  url,
  channel,
  pool,
  heard,
  log,
  againMs = 1000,
  beatMs = 5000,
}: Options): Promise<Listener> {
  const ownChannel = `beat_${randomUUID()}`
  let client: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let stopped = false
  let connectedAt = performance.now()
  let beatHeardAt = connectedAt

  async function connect() {
    const made = new pg.Client({ ...connectionOptions(url), query_timeout: 5000 })
    client = made
    made.on('notification', (notification) => {
      if (notification.channel === ownChannel) beatHeardAt = performance.now()
      else heard(notification.payload ?? '')
    })
    made.on('error', (error) => lost(made, error))
    await made.connect()
    const channels = [ownChannel, channel].map((name) => made.escapeIdentifier(name))
    await made.query(channels.map((channel) => `listen ${channel}`).join('; '))
    connectedAt = performance.now()
  }

  function lost(from: pg.Client, error: unknown) {
    if (stopped || client !== from) return
    client = undefined
    destroyConnection(from)
    log.warn(error, 'Notifications of the database are not heard; trying again')
    waiting = setTimeout(() => void again(), againMs)
  }

  async function again() {
    try {
      await connect()
      heard()
      void beat()
    } catch (error) {
      if (client) lost(client, error)
    }
  }

  /** A failed send says nothing about the listener; missing beats do. */
  const beat = () =>
    sql`select pg_notify(${ownChannel}, '')`.execute(pool).then(
      () => {},
      () => {},
    )

  function checkBeat() {
    const quietMs = performance.now() - Math.max(connectedAt, beatHeardAt)
    if (client && quietMs > 2 * beatMs) lost(client, new Error('The heartbeat was not heard'))
    else void beat()
  }

  await connect()
  beatHeardAt = connectedAt
  const timer = setInterval(checkBeat, beatMs)
  const listener = {
    async stop() {
      stopped = true
      open.delete(listener)
      clearInterval(timer)
      clearTimeout(waiting)
      if (client) destroyConnection(client)
    },
  }
  open.set(listener, () => client !== undefined && performance.now() - beatHeardAt <= 2.5 * beatMs)
  return listener
}
