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
import { spanMeanings, type SpanMeanings } from './index/span-meanings'
import type { CatalogueIndex } from './index/catalogue-index'
import type { Span } from '../../domain/reading/span'
import type { Words } from '../../domain/reading/vocabulary'
import { read as readLine } from '../../domain/reading/read'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { openLiveWords, type LiveWords } from './vocabulary/live-words'
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
  /** Returns a search for similar models, for a list of texts: at most `most` ids per text. */
  modelsLike(): (text: string, most: number) => number[]
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
  const live = await openLiveIndex({ pool, url, listenUrl, log })
  const vocabulary = await openLiveWords({ pool, url: listenUrl, log })
  const meanings = new WeakMap<CatalogueIndex, SpanMeanings>()
  const meaningsNow = () => {
    const index = live.current()
    const words = vocabulary.current()
    const known = meanings.get(index)
    if (known?.words === words) return known
    const made = spanMeanings(index, words)
    meanings.set(index, made)
    return made
  }
  const noteUnknown: Catalogue['noteUnknown'] = (lines, place, context) => {
    const words = vocabulary.current()
    const read = lines.map(({ text, spans = readLine(text, words) }) => ({ text, spans }))
    noteUnknownWords(read, { place, names: namesIn(live.current()) }, context)
  }
  return {
    handlers: handlersOn(live, vocabulary, noteUnknown),
    bolts: boltsIn(live),
    version: () => live.current().version,
    modelsWritten: (texts) => modelsWritten(live.current(), texts),
    modelsLike() {
      const memory = { words: new Map() }
      return (text, most) => modelsLike(live.current(), text, most, memory)
    },
    modelsMeant: (spans, most) => modelsMeant(meaningsNow(), spans, most),
    words: () => vocabulary.current(),
    noteUnknown,
    ready: live.ready,
    secondsBehind: live.secondsBehind,
    refresh: live.refresh,
    async stop() {
      await Promise.all([live.stop(), vocabulary.stop()])
    },
  }
}

function handlersOn(live: LiveIndex, vocabulary: LiveWords, noteUnknown: Catalogue['noteUnknown']) {
  const rewritten = (keyword: string) => vocabulary.rewritten(keyword)
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
    ...selectionHandlers(live, { rewritten, noteSearched }),
    ...shippedWords,
    ...unknownWords,
  }
}
