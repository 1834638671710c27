import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../database/database'
import { browsing } from './browsing'
import { customProductHandlers } from './custom-products'
import { files } from './files'
import { openLiveIndex, type LiveIndex } from './live-index'
import { lookupHandlers } from './lookups'
import { matchingHandlers } from './matching'
import { products } from './products'
import { searchHandlers } from './search'
import { selectionHandlers } from './selection'

/** The area's handlers, which share the index of this process. */
export type Catalogue = Pick<LiveIndex, 'ready' | 'refresh' | 'stop'> & {
  handlers: ReturnType<typeof handlersOn>
  version(): number
}

export async function openCatalogue(
  pool: Pool,
  url: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
): Promise<Catalogue> {
  const live = await openLiveIndex({ pool, url, log })
  return {
    handlers: handlersOn(live),
    version: () => live.current().version,
    ready: live.ready,
    refresh: live.refresh,
    stop: live.stop,
  }
}

function handlersOn(live: LiveIndex) {
  return {
    ...browsing,
    ...customProductHandlers(live),
    ...files,
    ...lookupHandlers(live),
    ...matchingHandlers(live),
    ...products,
    ...searchHandlers(live),
    ...selectionHandlers(live),
  }
}
