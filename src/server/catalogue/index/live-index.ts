import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../database/database'
import { listen } from '../../database/listener'
import { Refusal } from '../../http/errors'
import { readVersion } from '../catalogue-rows.sql'
import { readPopularity } from '../popularity.sql'
import { openIndexBuilder } from './builder'
import type { CatalogueIndex } from './catalogue-index'
import { isSame, reranked, type Popularity } from './ranking'

/** The index of this process, synchronised with the database. */
export interface LiveIndex {
  /** The newest index; refuses until the first one is built. */
  current(): CatalogueIndex
  ready(): boolean
  /** Seconds for which the index has been behind the database. */
  secondsBehind(): number
  /** Rebuilds the index if the catalogue's version has changed; resolves when it is current. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  pool: Pool
  /** Database address for notifications; the version is also polled. */
  url: string
  /** Direct address if the other one is a pooler. */
  listenUrl?: string
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  everyMs?: number
  popularityEveryMs?: number
}

export async function openLiveIndex({
  pool,
  url,
  listenUrl = url,
  log,
  everyMs = 500,
  popularityEveryMs = 60_000,
}: Options): Promise<LiveIndex> {
  const builder = openIndexBuilder({ pool, url, log })
  let index: CatalogueIndex | undefined
  let ranked: Popularity | undefined
  let working: Promise<void> | undefined
  let next: Promise<void> | undefined
  let stopped = false
  let confirmedAt = performance.now()

  // One rebuild at a time; calls during a rebuild share the next one.
  function refresh(): Promise<void> {
    if (!working) return (working = rebuild().finally(() => (working = undefined)))
    return (next ??= working
      .catch(() => {})
      .then(() => {
        next = undefined
        return refresh()
      }))
  }
  await refresh()

  const quietly = (work: () => Promise<void>) => () => {
    if (stopped) return
    work().catch((error) => stopped || log.error(error, 'The catalogue could not be read'))
  }
  const timers = [
    setInterval(
      quietly(() => working ?? refresh()),
      everyMs,
    ),
    setInterval(quietly(rerank), popularityEveryMs),
  ]
  const listener = await listen({
    pool,
    url: listenUrl,
    channel: 'catalogue',
    heard: quietly(refresh),
    log,
  })

  return {
    current() {
      if (!index) throw new Refusal('common.unavailable')
      return index
    },
    ready: () => index !== undefined,
    secondsBehind: () => (performance.now() - confirmedAt) / 1000,
    refresh,
    async stop() {
      stopped = true
      timers.forEach(clearInterval)
      await Promise.all([listener.stop(), builder.stop(), working?.catch(() => {})])
    },
  }

  async function rebuild(): Promise<void> {
    const asked = performance.now()
    if (index && (await readVersion(pool)) === index.version) {
      confirmedAt = asked
      return
    }
    const started = performance.now()
    index = await builder.build()
    confirmedAt = started
    ranked = index.materials
    log.info(
      { version: index.version, ms: Math.round(performance.now() - started) },
      'Catalogue read',
    )
  }

  /** Updates the rankings by sales and favourites periodically. */
  async function rerank(): Promise<void> {
    const { sales, collection } = await readPopularity(pool)
    if (!index || !ranked) return
    const { ids } = index.materials
    const fresh = {
      sales: Int32Array.from(ids, (id) => sales.get(id) ?? 0),
      collection: Int32Array.from(ids, (id) => collection.get(id) ?? 0),
    }
    // Cached answers stay valid while the rankings are unchanged.
    if (isSame(fresh.sales, ranked.sales) && isSame(fresh.collection, ranked.collection)) return
    index = reranked(index, fresh)
    ranked = fresh
  }
}
