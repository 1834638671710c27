import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { connectionOptions, destroyConnection } from './connection'
import type { Database } from './database'

interface Options {
  url: string
  channel: string
  /** Sends the heartbeat: by another connection, as everything comes that is to be heard. */
  pool: Database
  /**
   * Called for each notification with what it says, and with nothing once a lost connection is there again: what came
   * meanwhile was not heard.
   */
  heard: (said?: string) => void
  log: Pick<FastifyBaseLogger, 'warn'>
  againMs?: number
  /** How often it notifies itself. Two beats not heard: it is deaf, and its connection is made anew. */
  beatMs?: number
}

export interface Listener {
  stop(): Promise<void>
}

/** The listeners of this process, each with whether it hears. */
const open = new Map<Listener, () => boolean>()

/** How many listeners of this process do not hear what the database tells. */
export const countDeaf = (): number => [...open.values()].filter((hears) => !hears()).length

/**
 * Listens to notifications of the database; a lost connection is made again until it holds. A silent connection, and a
 * pooler that forwards no notifications, are noticed by the missing heartbeat.
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
    const channels = [ownChannel, channel].map((one) => made.escapeIdentifier(one))
    await made.query(channels.map((one) => `listen ${one}`).join('; '))
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

  /** A failure says nothing of the listener: the beats that are missing do. */
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
