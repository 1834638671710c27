import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../database/database'
import { attachments } from './attachments'
import { boltsIn } from './bolts'
import { browsing } from './browsing'
import { comparison } from './comparison'
import { customProductHandlers } from './custom-products'
import { catalogueExports } from './export'
import { files } from './files'
import { imports } from './import/imports'
import { openLiveIndex, type LiveIndex } from './index/live-index'
import { lookupHandlers } from './lookups'
import { matchingHandlers } from './matching'
import { officeClasses } from './editing/classes'
import { duplicateModels } from './editing/duplicates'
import { missingTexts } from './editing/missing-texts'
import { officeModels } from './editing/models'
import { officeValues } from './editing/values'
import { products } from './products'
import { searchHandlers } from './search'
import { selectionHandlers } from './selection'
import { modelsMeant, type Meant } from './index/models-meant'
import { modelsLike, modelsWritten } from './index/named-models'
import { meaningsIn } from './index/span-meanings'
import type { Span } from '../../domain/reading/span'

/** The area's handlers, which share this process's index. */
export type Catalogue = Pick<LiveIndex, 'ready' | 'secondsBehind' | 'refresh' | 'stop'> & {
  handlers: ReturnType<typeof handlersOn>
  version(): number
  /** The answers to the search for a bolt. */
  bolts: ReturnType<typeof boltsIn>
  /** For each text, the ids of models written like it. */
  modelsWritten(texts: string[]): number[][]
  /** At most `most` ids of models that a text may mean. */
  modelsLike(text: string, most: number): number[]
  /** The models that the spans of a line mean: at most `most`. */
  modelsMeant(spans: readonly Span[], most: number): Meant
}

export async function openCatalogue(
  pool: Pool,
  url: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
  listenUrl = url,
): Promise<Catalogue> {
  const live = await openLiveIndex({ pool, url, listenUrl, log })
  return {
    handlers: handlersOn(live),
    bolts: boltsIn(live),
    version: () => live.current().version,
    modelsWritten: (texts) => modelsWritten(live.current(), texts),
    modelsLike: (text, most) => modelsLike(live.current(), text, most),
    modelsMeant: (spans, most) => modelsMeant(meaningsIn(live.current()), spans, most),
    ready: live.ready,
    secondsBehind: live.secondsBehind,
    refresh: live.refresh,
    stop: live.stop,
  }
}

function handlersOn(live: LiveIndex) {
  return {
    ...attachments,
    ...browsing,
    ...comparison,
    ...customProductHandlers(live),
    ...catalogueExports,
    ...duplicateModels,
    ...files,
    ...imports,
    ...lookupHandlers(live),
    ...matchingHandlers(live),
    ...missingTexts,
    ...officeClasses,
    ...officeModels,
    ...officeValues,
    ...products,
    ...searchHandlers(live),
    ...selectionHandlers(live),
  }
}
