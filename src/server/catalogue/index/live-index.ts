import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../database/database'
import { listen } from '../../database/listener'
import { Refusal } from '../../http/errors'
import { readPopularity, readVersion } from '../catalogue-rows.sql'
import { openIndexBuilder } from './builder'
import type { CatalogueIndex } from './catalogue-index'
import { isSame, reranked, type Popularity } from './ranking'

/** The index of this process, kept in step with the database. */
export interface LiveIndex {
  /** The newest index; refuses while the first one is being built. */
  current(): CatalogueIndex
  ready(): boolean
  /** For how long the index was not found to be what the database holds. */
  secondsBehind(): number
  /** Reads the catalogue anew if its version has changed; resolves when the index is that version. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  pool: Pool
  /** A notification of the database comes at once; the version is also asked for at an interval. */
  url: string
  /** A direct address, where the other one leads to a pooler. */
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

  // One rebuild at a time; all who ask meanwhile wait for the one that begins after it.
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

  /** Sorts by sales and by favourites follow what customers do, at intervals. */
  async function rerank(): Promise<void> {
    const { sales, collection } = await readPopularity(pool)
    if (!index || !ranked) return
    const { ids } = index.materials
    const fresh = {
      sales: Int32Array.from(ids, (id) => sales.get(id) ?? 0),
      collection: Int32Array.from(ids, (id) => collection.get(id) ?? 0),
    }
    // Answers stay in the cache as long as nothing is sorted otherwise.
    if (isSame(fresh.sales, ranked.sales) && isSame(fresh.collection, ranked.collection)) return
    index = reranked(index, fresh)
    ranked = fresh
  }
}
