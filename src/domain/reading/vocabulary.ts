import type { Schemas } from '../schemas'
import { fold } from './folded'
import { parsersWith } from './parsers/index'
import type { Kind, Parser } from './span'
import stored from './vocabulary.json'

export type Vocabulary = Schemas['ReadingVocabulary']

/** Meaning of a word of the vocabulary. */
export interface Meaning {
  kind: Kind
  value: string
}

/** Words as a tree of their characters. */
interface Node {
  next: Map<string, Node>
  meaning?: Meaning
}

export interface Words {
  root: Node
  heads: ReadonlySet<string>
  neutral: ReadonlySet<string>
  /** Standards by number, with those used in their place. */
  standards: ReadonlyMap<string, Vocabulary['standards']>
  /** Units of a quantity. */
  pieces: ReadonlySet<string>
  parsers: readonly Parser[]
}

/** A word as the tree of words keeps it: in lower case, with plain signs, and spaces in place of dashes. */
export const wordKey = (word: string) =>
  fold(word).text.replaceAll('-', ' ').replace(/ +/g, ' ').trim()

/** Adds a word; of two meanings the first one counts. */
export function addWord({ root }: Pick<Words, 'root'>, word: string, meaning: Meaning): void {
  let node = root
  for (const sign of word.toLowerCase().replaceAll('-', ' ')) {
    const next = node.next.get(sign) ?? { next: new Map() }
    node.next.set(sign, next)
    node = next
  }
  node.meaning ??= meaning
}

export function wordsOf(vocabulary: Vocabulary): Words {
  const root: Node = { next: new Map() }
  const add = (word: string, meaning: Meaning) => addWord({ root }, word, meaning)
  const kinds = { product: 'products', finish: 'finishes', material: 'materials' } as const
  for (const kind of ['product', 'finish', 'material'] as const)
    for (const { means, words } of vocabulary[kinds[kind]])
      for (const word of words) add(word, { kind, value: means })
  for (const word of vocabulary.accessories) add(word, { kind: 'noise', value: 'with' })
  for (const word of vocabulary.noise) add(word, { kind: 'noise', value: '' })
  const standards = new Map<string, Vocabulary['standards']>()
  for (const standard of vocabulary.standards)
    standards.set(standard.number, [...(standards.get(standard.number) ?? []), standard])
  return {
    root,
    heads: new Set(vocabulary.heads),
    neutral: new Set(vocabulary.neutral),
    standards,
    pieces: new Set(vocabulary.pieces),
    parsers: parsersWith(vocabulary.pieces),
  }
}

/** The vocabulary that the product is shipped with; its schema is tested. */
export const shippedVocabulary = stored as Vocabulary

export const defaultWords = wordsOf(shippedVocabulary)

const isLetter = (sign: string | undefined) => sign !== undefined && /[a-zäöüßéè]/.test(sign)
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

/** A Latin word ends where no letter follows, a number where no digit follows. */
function isEnd(text: string, at: number): boolean {
  const last = text[at - 1]
  const next = text[at]
  if (isLetter(last)) return !isLetter(next)
  return (
    !isDigit(last) || !(isDigit(next) || isLetter(next) || (next === '.' && isDigit(text[at + 1])))
  )
}

/** True if a word may start here: not within a Latin word or a number. */
export function isStart(text: string, at: number): boolean {
  const first = text[at]
  const before = text[at - 1]
  if (isLetter(first)) return !isLetter(before)
  // 2.2型 is row 2 with a nut of style 2.
  if (isDigit(first) && text[at + 1] === '型') return !isDigit(before)
  return (
    !isDigit(first) || !(isDigit(before) || isLetter(before) || before === '.' || before === ',')
  )
}

/** The longest word of the vocabulary at a position. A space in a word stands for spaces or a dash. */
export function wordAt(
  { root }: Pick<Words, 'root'>,
  text: string,
  at: number,
): { meaning: Meaning; to: number } | undefined {
  let node: Node | undefined = root
  let longest: { meaning: Meaning; to: number } | undefined
  for (let to = at; node;) {
    if (node.meaning && isEnd(text, to)) longest = { meaning: node.meaning, to }
    const sign = text[to]
    if (sign === undefined) break
    const isGap = sign === ' ' || sign === '-'
    node = node.next.get(isGap ? ' ' : sign)
    to++
    if (isGap) while (text[to] === ' ') to++
  }
  return longest
}
