import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

interface Options {
  url: string
  channel: string
  /**
   * Called for each notification with what it says, and with nothing once a lost connection is there again: what came
   * meanwhile was not heard.
   */
  heard: (said?: string) => void
  log: Pick<FastifyBaseLogger, 'warn'>
  againMs?: number
}

export interface Listener {
  stop(): Promise<void>
}

/** Listens to notifications of the database; a lost connection is made again until it holds. */
export async function listen({
  url,
  channel,
  heard,
  log,
  againMs = 1000,
}: Options): Promise<Listener> {
  let client: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const made = new pg.Client({ connectionString: url, application_name: 'fastener-portal' })
    client = made
    made.on('notification', ({ payload }) => heard(payload ?? ''))
    made.on('error', (error) => lost(made, error))
    await made.connect()
    await made.query(`listen ${made.escapeIdentifier(channel)}`)
  }

  function lost(from: pg.Client, error: unknown) {
    if (stopped || client !== from) return
    client = undefined
    from.end().catch(() => {})
    log.warn(error, 'Notifications of the database are not heard; trying again')
    waiting = setTimeout(() => void again(), againMs)
  }

  async function again() {
    try {
      await connect()
      heard()
    } catch (error) {
      if (client) lost(client, error)
    }
  }

  await connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(waiting)
      await client?.end().catch(() => {})
    },
  }
}
