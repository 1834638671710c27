import { itemAt } from '../../../domain/lists/items'
import type { Span } from '../../../domain/reading/span'
import { countBits, wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { modelsWith } from './model-search'
import { isGuess, narrowed } from './narrowed'
import { describing, readKeyword, textOf } from './read-keyword'
import { figureMeanings } from './size-matches'
import { meaningsIn, type SpanMeanings } from './span-meanings'
import { inNames } from './text-matches'

/** 1 = names, common names, classes, categories, characteristic texts and models; 2 = models only. */
export type SearchType = 1 | 2

export interface Search {
  type: SearchType
  /** The last word is still being typed: a number at its end may have further digits. */
  unfinished?: boolean
}

export interface KeywordHits {
  /** Matching models by slot. */
  bits: Uint32Array
  /** Number of matching models by class number. */
  counts: Uint32Array
  /** The search actually used, if it is shorter than the keyword. */
  sought?: string
  /** How the keyword was read. */
  reading: Reading
}

export interface Reading {
  spans: readonly Span[]
  /** Spans that were looked for and ignored, because no model has them too. */
  dropped: ReadonlySet<Span>
  /** Models by span. */
  found: ReadonlyMap<Span, Uint32Array>
}

/**
 * Models with the values of all spans of a search, as far as they describe a product; undefined for an empty search. A
 * search of punctuation matches nothing.
 */
export function searchKeyword(
  index: CatalogueIndex,
  keyword: string,
  { type, unfinished = false }: Search,
): KeywordHits | undefined {
  if (keyword.trim() === '') return undefined
  if (type === 2)
    return hits(index, modelsWith(index, keyword, unfinished), readCodes(index, keyword))
  const meanings = meaningsIn(index)
  const spans = readKeyword(meanings, keyword)
  const typed = { text: keyword, unfinished: unfinished && /[\d.\p{L}]\s*$/u.test(keyword) }
  const { bits, dropped, found } = narrowed(meanings, spans, typed)
  const reading = { spans, dropped, found }
  const [alone, ...others] = spans
  if (alone && others.length === 0 && (alone.kind === 'figure' || isGuess(alone)))
    return hits(index, anyMeaning(meanings, alone.value), reading)
  if (!bits) return hits(index, new Uint32Array(index.slots / 32), reading)
  const described = new Set([...describing(spans), ...found.keys()])
  const kept = new Set([...described].filter((span) => !dropped.has(span)))
  const isShortened = spans.some((span) => !kept.has(span) && saysMore(keyword, span))
  return {
    ...hits(index, bits, reading),
    ...(isShortened && { sought: textOf(keyword, spans, kept) }),
  }
}

/** True if leaving out a span leaves out more than a sign or a unit. */
function saysMore(keyword: string, { from, to }: Span): boolean {
  const text = keyword.slice(from, to).trim()
  return /\p{L}|\d/u.test(text) && !/^(?:x|mm)$/i.test(text)
}

/** The words of a search for models, which are parts of codes. */
function readCodes(index: CatalogueIndex, keyword: string): Reading {
  const found = new Map<Span, Uint32Array>()
  for (const { 0: value, index: from } of keyword.matchAll(/[^\s,;]+/g)) {
    const span: Span = { from, to: from + value.length, kind: 'word', value, confidence: 1 }
    found.set(span, modelsWith(index, value))
  }
  return { spans: [...found.keys()], dropped: new Set(), found }
}

function hits(index: CatalogueIndex, bits: Uint32Array, reading: Reading): KeywordHits {
  const counts = Uint32Array.from(index.parts, ({ start, size }) =>
    countBits(bits, start / 32, start / 32 + wordsFor(size)),
  )
  return { bits, counts, reading }
}

/** A figure alone may be any value, or a part of a code. */
function anyMeaning(meanings: SpanMeanings, value: string): Uint32Array {
  const asked = { value, text: value, unfinished: false, anyPitch: true }
  return [...figureMeanings(meanings, asked, ['grip']), inNames(meanings, asked)].reduce(
    (all, one) => all.map((word, at) => word | itemAt(one, at)),
  )
}
