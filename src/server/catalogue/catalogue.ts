import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../database/database'
import { attachments } from './attachments'
import { boltsIn } from './bolts'
import { browsing } from './browsing'
import { comparison } from './comparison'
import { customProductHandlers } from './custom-products'
import { catalogueExports } from './export'
import { fileSets } from './file-sets'
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
import type { Words } from '../../domain/reading/vocabulary'
import { read as readLine } from '../../domain/reading/read'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { worded } from './index/worded'
import { openLiveWords } from './vocabulary/live-words'
import { shippedWords } from './vocabulary/shipped'
import { namesIn, noteUnknownWords, unknownWords, type ReadLine } from './vocabulary/unknown-words'

/** A line, with its spans if it has been read. */
type Line = Pick<ReadLine, 'text'> & Partial<ReadLine>

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
  /** The vocabulary of this moment, for reading lines. */
  words(): Words
  /** Counts the words of lines that nothing explains. */
  noteUnknown(lines: readonly Line[], place: Schemas['UnknownPlace'], context: Context): void
}

export async function openCatalogue(
  pool: Pool,
  url: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
  listenUrl = url,
): Promise<Catalogue> {
  const index = await openLiveIndex({ pool, url, listenUrl, log })
  const vocabulary = await openLiveWords({ pool, url: listenUrl, log })
  const live: LiveIndex = {
    ...index,
    current: () => worded(index.current(), vocabulary.current()),
  }
  const noteUnknown: Catalogue['noteUnknown'] = (lines, place, context) => {
    const words = vocabulary.current()
    const read = lines.map(({ text, spans = readLine(text, words) }) => ({ text, spans }))
    noteUnknownWords(read, { place, names: namesIn(live.current()) }, context)
  }
  return {
    handlers: handlersOn(live, noteUnknown),
    bolts: boltsIn(live),
    version: () => live.current().version,
    modelsWritten: (texts) => modelsWritten(live.current(), texts),
    modelsLike: (text, most) => modelsLike(live.current(), text, most),
    modelsMeant: (spans, most) => modelsMeant(meaningsIn(live.current()), spans, most),
    words: () => vocabulary.current(),
    noteUnknown,
    ready: live.ready,
    secondsBehind: live.secondsBehind,
    refresh: live.refresh,
    async stop() {
      await Promise.all([index.stop(), vocabulary.stop()])
    },
  }
}

function handlersOn(live: LiveIndex, noteUnknown: Catalogue['noteUnknown']) {
  const noteSearched = (keyword: string, context: Context) =>
    noteUnknown([{ text: keyword }], 'search', context)
  return {
    ...attachments,
    ...browsing,
    ...comparison,
    ...customProductHandlers(live),
    ...catalogueExports,
    ...duplicateModels,
    ...fileSets,
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
    ...selectionHandlers(live, noteSearched),
    ...shippedWords,
    ...unknownWords,
  }
}
