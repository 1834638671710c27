import type { Schemas } from '../schemas'
import { fold } from './folded'
import { read } from './read'
import type { Kind } from './span'
import {
  addWord,
  shippedVocabulary,
  wordKey,
  wordsOf,
  type Meaning,
  type Vocabulary,
  type Words,
} from './vocabulary'
import { knownWords } from './words'

/** A word that the office added to the shipped vocabulary, changed or removed. */
export type OwnWord = Pick<Schemas['ReadingWord'], 'word' | 'kind' | 'sameAs' | 'degree'>

/** The reason why a word has no meaning, with the kinds of what it is said to be the same as. */
export interface NoMeaning {
  reason: 'circle' | 'several' | 'noWord'
  kinds: Kind[]
}

export interface OwnWords {
  words: Words
  /** Words without a meaning, by key; they are read as unknown words. */
  unread: Map<string, NoMeaning>
  /** Words of the catalogue's names that words of the office are the same as, by the keys of the latter. */
  names: Map<string, string>
}

/** Kinds that a word may have by being the same as other words. */
const meant: readonly Kind[] = ['product', 'finish', 'material', 'class', 'standard']

/** Longer chains of words are taken for a circle. */
const longestChain = 20

/** The shipped vocabulary with the words of the office on top, in any order. */
export function wordsWith(own: readonly OwnWord[]): OwnWords {
  const words = wordsOf(merged(shippedVocabulary, own))
  const open = new Map<string, { sameAs: string; meaning: Meaning }>()
  for (const { kind, word, sameAs = '' } of own) {
    if (kind !== 'synonym') continue
    const meaning: Meaning = { kind: 'word', value: '' }
    addWord(words, wordKey(word), meaning)
    open.set(wordKey(word), { sameAs, meaning })
  }
  const unread = new Map<string, NoMeaning>()
  const names = new Map<string, string>()

  /** Gives a word its meaning, after the words of the office that it is said to be the same as. */
  function settle(key: string, chain: readonly string[]): NoMeaning | undefined {
    const word = open.get(key)
    if (!word || word.meaning.value !== '') return unread.get(key)
    const { text } = fold(word.sameAs)
    let settled: Meaning | NoMeaning | undefined
    for (const { kind, value, from, to } of knownWords(words, text)) {
      if (kind !== 'word' || value !== '') continue
      const inner = wordKey(text.slice(from, to))
      const isCircle = chain.includes(inner) || chain.length > longestChain
      settled = isCircle ? { reason: 'circle', kinds: [] } : settle(inner, [...chain, inner])
      if (settled) break
    }
    settled ??= meaningOf(word.sameAs, words)
    if (!('reason' in settled)) {
      Object.assign(word.meaning, settled)
      if (settled.value.startsWith('?')) names.set(key, settled.value.slice(1))
      return undefined
    }
    word.meaning.value = key
    unread.set(key, settled)
    return settled
  }
  for (const key of open.keys()) settle(key, [key])
  return { words, unread, names }
}

/** The one meaning of a text; a single unknown word means the products with this word in their names. */
function meaningOf(text: string, words: Words): Meaning | NoMeaning {
  const spans = read(text, words).filter(({ kind }) => kind !== 'noise')
  const [span] = spans
  const kinds = [...new Set(spans.map(({ kind }) => kind))]
  if (!span) return { reason: 'noWord', kinds }
  const isUnknown = kinds.every((kind) => kind === 'word')
  if (spans.length > 1) return { reason: isUnknown ? 'noWord' : 'several', kinds }
  if (span.kind === 'word') return { kind: 'product', value: `?${span.value}` }
  return meant.includes(span.kind)
    ? { kind: span.kind, value: span.value }
    : { reason: 'noWord', kinds }
}

/** The shipped vocabulary without the words that the office has its own meaning for, and with its plain words. */
function merged(shipped: Vocabulary, own: readonly OwnWord[]): Vocabulary {
  const keys = new Set(own.map(({ word }) => wordKey(word)))
  const others = (words: readonly string[]) => words.filter((word) => !keys.has(wordKey(word)))
  const entries = <Entry extends { words: string[] }>(list: Entry[]) =>
    list.map((entry) => ({ ...entry, words: others(entry.words) }))
  const added = (kind: OwnWord['kind']) =>
    own.flatMap((word) => (word.kind === kind ? [wordKey(word.word)] : []))
  const standards = own.flatMap(({ kind, word, sameAs, degree }) =>
    kind === 'standard' && sameAs && degree ? [{ number: word, use: sameAs, degree }] : [],
  )
  return {
    ...shipped,
    products: entries(shipped.products),
    finishes: entries(shipped.finishes),
    materials: entries(shipped.materials),
    noise: [...others(shipped.noise), ...added('noise')],
    accessories: [...others(shipped.accessories), ...added('accessory')],
    pieces: [...others(shipped.pieces), ...added('unit')],
    standards: [
      ...shipped.standards.filter(({ number }) => !keys.has(wordKey(number))),
      ...standards,
    ],
  }
}
