import type { Kind } from './span'
import { shippedVocabulary, wordKey } from './vocabulary'

/** A word of the vocabulary that comes with the release. */
export interface ShippedWord {
  word: string
  kind: Kind
  /** The reader's value of the word; equal for words that mean the same. */
  value: string
  /** Its meaning for people: the first Chinese and the first Latin word of the entry, or a standard's successor. */
  means: string
  degree?: 'same' | 'replaced' | 'similar'
}

const isHan = (word: string) => /\p{Script=Han}/u.test(word)

function* shippedWords(): Generator<ShippedWord> {
  const { products, finishes, materials, accessories, noise, pieces, standards } = shippedVocabulary
  const lists = { product: products, finish: finishes, material: materials } as const
  for (const kind of ['product', 'finish', 'material'] as const)
    for (const { means: value, words } of lists[kind]) {
      const names = [words.find(isHan), words.find((word) => !isHan(word))]
      const means = names.filter((name) => name !== undefined).join(' · ')
      for (const word of words) yield { word, kind, value, means }
    }
  for (const word of pieces) yield { word, kind: 'quantity', value: 'unit', means: '' }
  for (const word of accessories) yield { word, kind: 'noise', value: 'with', means: '' }
  for (const word of noise) yield { word, kind: 'noise', value: '', means: '' }
  for (const { number, use, degree } of standards)
    yield { word: number, kind: 'standard', value: use, means: use, degree }
}

export const allShippedWords: readonly ShippedWord[] = [...shippedWords()]

const byKey = new Map<string, ShippedWord[]>()
for (const shipped of allShippedWords) {
  const same = byKey.get(wordKey(shipped.word))
  if (same) same.push(shipped)
  else byKey.set(wordKey(shipped.word), [shipped])
}

/** The shipped meanings of a word; a standard may have several successors. */
export const shippedAs = (word: string): readonly ShippedWord[] => byKey.get(wordKey(word)) ?? []
