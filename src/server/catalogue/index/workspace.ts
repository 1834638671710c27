import { createCache, type Cache } from './cache'
import { wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'

import type { KeywordHits } from './keyword-search'
import { createCardStore, type CardStore } from './card-store'
import { createWriter, type Writer } from './writer'

/**
 * The facets of a scope in one language as JSON, each count 0 with room before it: JSON allows spaces before a number, so
 * an answer is one copy of this and some digits.
 */
export interface FacetLayout {
  json: Buffer
  /** value numbers */
  values: Uint32Array
  /** of each, where the last digit of its count stands */
  lastDigits: Uint32Array
}

/** What the cards of one language have in common, prepared. */
export interface CardTexts {
  /** by class number: its names and those of its category */
  classes: Uint8Array[]
  /** by class number: the characteristics that its cards show, by characteristic number 1 or 0 */
  shown: Uint8Array[]
  /** by value number: its characteristic and itself, up to the quotation mark after it */
  entries: Texts
  /** by value number: itself, as it stands between quotation marks */
  values: Texts
}

/** Many texts in one piece of memory. */
export interface Texts {
  bytes: Uint8Array
  /** one entry more than texts */
  offsets: Uint32Array
}

/**
 * Arrays that every question needs, made once for an index, and what was prepared for earlier questions. A question is
 * answered without waiting, so no two use it at once.
 */
export interface Workspace {
  /** bits of the models selected, by slot */
  hits: Uint32Array
  /** value number to count */
  counts: Uint32Array
  /** class number to count */
  classTotals: Uint32Array
  /** bits of the models of one class that have one of the values chosen of a characteristic */
  union: Uint32Array
  /** bits of models of one class */
  words: Uint32Array
  /** positions of models of one class */
  list: Uint32Array
  /** local value to count */
  locals: Uint32Array
  /** places of selected models in a ranking */
  places: Uint32Array
  keywords: Cache<KeywordHits>
  layouts: Map<string, FacetLayout>
  cardTexts: Map<string, CardTexts>
  /** by slot and language, see cards.ts */
  cards: CardStore
  /** the card that is being written */
  card: Writer
}

/** So many bytes of cards are kept, and so many cards. */
const cardRoom = { bytes: 4 * 1024 * 1024, places: 8192 }

const workspaces = new WeakMap<CatalogueIndex, Workspace>()

export function workspaceOf(index: CatalogueIndex): Workspace {
  const known = workspaces.get(index)
  if (known) return known
  const { parts, slots, values } = index
  const largest = Math.max(0, ...parts.map(({ size }) => size))
  const made: Workspace = {
    hits: new Uint32Array(slots / 32),
    counts: new Uint32Array(values.length),
    classTotals: new Uint32Array(parts.length),
    union: new Uint32Array(wordsFor(largest)),
    words: new Uint32Array(wordsFor(largest)),
    list: new Uint32Array(largest),
    locals: new Uint32Array(Math.max(1, ...parts.map((part) => part.values.length))),
    places: new Uint32Array(slots),
    keywords: createCache(32),
    layouts: new Map(),
    cardTexts: new Map(),
    cards: createCardStore(cardRoom.bytes, cardRoom.places),
    card: createWriter(4096),
  }
  workspaces.set(index, made)
  return made
}
