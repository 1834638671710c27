import { codes } from '../../../domain/catalogue/characteristic-codes'
import { featuresIn, standardsFor, type Degree } from '../../../domain/reading/families'
import { read } from '../../../domain/reading/read'
import { defaultWords, type Words } from '../../../domain/reading/vocabulary'
import { itemAt } from '../../../domain/lists/items'
import type { CatalogueIndex, KeywordIndex } from './catalogue-index'
import type { ValueRow } from './rows'
import { addValue } from './word-search'

/** Meanings of the catalogue's own names and values, which are read by the same words as lines. */
export interface SpanMeanings {
  index: CatalogueIndex
  words: Words
  /** Features of the product by class number. */
  features: Set<string>[]
  /** Value numbers of the characteristics of these codes. */
  valuesOf: (...codes: string[]) => number[]
  /** Meanings of a value in either language, of kind finish or material. */
  meaningsOf: (value: number) => ReadonlySet<string>
  /** Standards of a value, with how far they stand for those that a line names. */
  standardsOf: (number: string) => Map<string, Degree>
  numbersIn: (value: number) => ReadonlySet<string>
  /** Numbers of the values that are texts and no standards or finishes. */
  texts: number[]
  /** Features of a product that a value names. */
  featuresOf: (value: number) => ReadonlySet<string>
  /** Models with one of the values that fit, and those that `add` adds; cached by its key. */
  bitsOf: (key: string, values: () => number[], add?: (bits: Uint32Array) => void) => Uint32Array
  /** Bits that are made of others, cached like them. */
  combined: (key: string, make: () => Uint32Array) => Uint32Array
}

/** Meanings by the part of the index that a new ranking keeps. */
const known = new WeakMap<KeywordIndex, SpanMeanings>()

/** The meanings of an index, made once. */
export function meaningsIn(index: CatalogueIndex): SpanMeanings {
  const before = known.get(index.keywords)
  if (before?.words === (index.words ?? defaultWords)) return before
  const meanings = spanMeanings(index, index.words)
  known.set(index.keywords, meanings)
  return meanings
}

const textsOf = ({ val, valEn }: ValueRow) => [val, valEn]

export function spanMeanings(index: CatalogueIndex, words: Words = defaultWords): SpanMeanings {
  const byCode = new Map(index.characteristics.map(({ fieldCode }, number) => [fieldCode, number]))
  const meanings = remembered((value: number) => {
    const spans = textsOf(itemAt(index.values, value)).flatMap((text) => read(text, words))
    const kinds = ['finish', 'material']
    return new Set(spans.filter(({ kind }) => kinds.includes(kind)).map((span) => span.value))
  })
  const numbers = remembered((value: number) => {
    const spans = textsOf(itemAt(index.values, value)).flatMap((text) => read(text, words))
    return new Set(spans.filter(({ kind }) => kind === 'standard').map((span) => span.value))
  })
  const kept = new Map<string, Uint32Array>()
  const cached = (key: string, make: () => Uint32Array) => {
    let bits = kept.get(key)
    if (!bits) {
      bits = make()
      if (kept.size * bits.byteLength < mostBytes) kept.set(key, bits)
    }
    return bits
  }
  return {
    index,
    words,
    features: index.classes.map(({ className, classNameEn }) =>
      featuresIn(words, `${className} ; ${classNameEn}`),
    ),
    valuesOf: (...asked) =>
      asked.flatMap((code) => {
        const number = byCode.get(code)
        if (number === undefined) return []
        const first = itemAt(index.firstValue, number)
        const length = itemAt(index.firstValue, number + 1) - first
        return Array.from({ length }, (_, nth) => first + nth)
      }),
    meaningsOf: meanings,
    standardsOf: remembered((number: string) => standardsFor(words, number)),
    numbersIn: numbers,
    texts: index.values.flatMap(({ numberFrom }, value) => {
      const { fieldCode } = itemAt(index.characteristics, itemAt(index.characteristicOf, value))
      return numberFrom === null && !otherwiseRead.includes(fieldCode) ? [value] : []
    }),
    featuresOf: remembered((value: number) =>
      featuresIn(words, textsOf(itemAt(index.values, value)).join(' ; ')),
    ),
    bitsOf: (key, values, add) =>
      cached(key, () => {
        const bits = new Uint32Array(index.slots / 32)
        for (const value of values()) addValue(index, value, bits)
        add?.(bits)
        return bits
      }),
    combined: cached,
  }
}

/** Characteristics whose values have a kind of their own. */
const otherwiseRead: readonly string[] = [codes.standard, codes.finish, codes.propertyClass]

/** Bytes of cached bits; each search takes one bit per model. */
const mostBytes = 32 * 1024 * 1024

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      if (known.size < 10_000) known.set(key, value)
    }
    return value
  }
}
