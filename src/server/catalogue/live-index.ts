import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Pool } from '../database/database'
import { Refusal } from '../errors'
import { readCatalogue, readPopularity, readVersion } from './catalogue-rows.sql'
import { buildIndex } from './selection/build'
import type { CatalogueIndex } from './selection/catalogue-index'
import { reranked } from './selection/ranking'

/** The index of this process, kept in step with the database. */
export interface LiveIndex {
  /** The newest index; refuses while the first one is being built. */
  current(): CatalogueIndex
  ready(): boolean
  /** Reads the catalogue anew if its version has changed; resolves when the index is that version. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  pool: Pool
  /** A notification of the database comes at once; the version is also asked for at this interval. */
  url: string
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  everyMs?: number
  popularityEveryMs?: number
}

export async function openLiveIndex({
  pool,
  url,
  log,
  everyMs = 500,
  popularityEveryMs = 60_000,
}: Options): Promise<LiveIndex> {
  let index: CatalogueIndex | undefined
  let working: Promise<void> | undefined
  let listener: pg.Client | undefined
  let stopped = false

  // One rebuild at a time; who asks meanwhile waits for the one that begins after it.
  const refresh = async () => {
    while (working) await working
    working = rebuild().finally(() => (working = undefined))
    await working
  }
  await refresh()
  const quietly = (work: () => Promise<void>) => () =>
    void (stopped
      ? undefined
      : work().catch((error) => log.error(error, 'The catalogue could not be read')))
  const timers = [
    setInterval(
      quietly(async () => void (working || (await refresh()))),
      everyMs,
    ),
    setInterval(quietly(rerank), popularityEveryMs),
  ]
  await listen()

  return {
    current() {
      if (!index) throw new Refusal('common.unavailable')
      return index
    },
    ready: () => index !== undefined,
    refresh,
    async stop() {
      stopped = true
      timers.forEach(clearInterval)
      await working?.catch(() => {})
      await listener?.end().catch(() => {})
    },
  }

  async function rebuild(): Promise<void> {
    if (index && (await readVersion(pool)) === index.version) return
    const started = performance.now()
    index = buildIndex(await readCatalogue(pool))
    log.info(
      { version: index.version, ms: Math.round(performance.now() - started) },
      'Catalogue read',
    )
  }

  /** Sorts by sales and by favourites follow what customers do, at intervals. */
  async function rerank(): Promise<void> {
    const { sales, collection } = await readPopularity(pool)
    if (!index) return
    const { ids } = index.materials
    index = reranked(index, {
      sales: Int32Array.from(ids, (id) => sales.get(id) ?? 0),
      collection: Int32Array.from(ids, (id) => collection.get(id) ?? 0),
    })
  }

  /** A lost connection is made again by the next check; until then the interval does its work. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {
      listener = undefined
      if (!stopped) setTimeout(quietly(listen), 1000).unref()
    })
    client.on('notification', quietly(refresh))
    await client.connect()
    await client.query('listen catalogue')
    listener = client
  }
}
