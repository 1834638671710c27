import { createCache, type Cache } from './cache'
import { wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'

import type { KeywordHits } from './keyword-search'
import { createCardStore, type CardStore } from './card-store'
import { createWriter, type Writer } from './writer'

/**
 * Facets of a scope in one language as JSON, with padded zero counts: JSON allows spaces before a number, so an
 * answer is one copy plus some digits.
 */
export interface FacetLayout {
  json: Buffer
  /** Value numbers. */
  values: Uint32Array
  /** Position of the last digit of each count. */
  lastDigits: Uint32Array
}

/** Prepared texts that the cards of one language share. */
export interface CardTexts {
  /** By class number: names of class and category. */
  classes: Uint8Array[]
  /** By class number and characteristic number: 1 if cards of the class show the characteristic. */
  shown: Uint8Array[]
  /** By value number: JSON of characteristic and value, up to the quotation mark after it. */
  entries: Texts
  /** By value number: the value as the inside of a JSON string. */
  values: Texts
}

/** Many texts in one buffer. */
export interface Texts {
  bytes: Uint8Array
  /** One entry more than texts. */
  offsets: Uint32Array
}

/**
 * Arrays needed by every question, allocated once per index, and caches of earlier questions. Answering is
 * synchronous, so questions never share it.
 */
export interface Workspace {
  /** Bit set of selected models by slot. */
  hits: Uint32Array
  /** Count by value number. */
  counts: Uint32Array
  /** Count by class number. */
  classTotals: Uint32Array
  /** Bit set of one class's models with any chosen value of a characteristic. */
  union: Uint32Array
  /** Bit set of one class's models. */
  words: Uint32Array
  /** Positions of one class's models. */
  list: Uint32Array
  /** Count by local value. */
  locals: Uint32Array
  /** Ranks of selected models. */
  places: Uint32Array
  keywords: Cache<KeywordHits>
  layouts: Map<string, FacetLayout>
  cardTexts: Map<string, CardTexts>
  /** By slot and language, see cards.ts. */
  cards: CardStore
  /** The card being written. */
  card: Writer
}

/** Capacity of the card cache in bytes and in cards. */
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
