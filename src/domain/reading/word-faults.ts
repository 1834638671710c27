import type { TextKey } from '../../generated/text-key'
import { fold } from './folded'
import { wordsWith, type OwnWord, type OwnWords } from './own-words'
import { read } from './read'
import { shippedAs } from './shipped-words'
import type { Kind } from './span'
import { defaultWords, wordKey } from './vocabulary'

/** A form of the office for a word. */
export type WordForm = OwnWord & { replaces?: boolean }

/** The reason why a word is refused, with the field at fault. */
export interface WordFault {
  path: 'word' | 'sameAs'
  key: TextKey
  values?: Record<string, string | number>
  /** Kinds that the sentence names. */
  kinds?: Kind[]
}

const longestUnit = 12

/** The number of the only standard in a text; undefined if it has none, several, or anything else. */
export function standardIn(text: string): string | undefined {
  const [span, ...more] = read(text).filter(({ kind }) => kind !== 'noise')
  return span?.kind === 'standard' && more.length === 0 ? span.value : undefined
}

/** The first fault of a word beside the other words of the office; undefined if it can be kept. */
export function wordFault(form: WordForm, others: readonly OwnWord[]): WordFault | undefined {
  return (
    (form.kind === 'standard' ? standardFault(form, others) : spellingFault(form)) ??
    shippedFault(form) ??
    meaningFault(form, others)
  )
}

/** A word that parsers read first, such as a size, would never be read as the word. */
function spellingFault({ word, kind }: WordForm): WordFault | undefined {
  const { text } = fold(word)
  if (kind === 'removed') return undefined
  if (!/\p{L}/u.test(text)) return { path: 'word', key: 'vocabulary.noLetter' }
  if (kind === 'unit')
    return /^[\p{L}.']+$/u.test(text) && text.length <= longestUnit
      ? undefined
      : { path: 'word', key: 'vocabulary.noUnit', values: { limit: longestUnit } }
  if (/^[a-z]$/.test(text)) return { path: 'word', key: 'vocabulary.oneLetter' }
  for (const { pattern, extract } of defaultWords.parsers) {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    const [span] = match ? extract(match) : []
    if (!span || span.confidence <= 0.85) continue
    const part = text.slice(span.from, span.to)
    return { path: 'word', key: 'vocabulary.isRead', values: { part }, kinds: [span.kind] }
  }
  return undefined
}

function standardFault(
  { word, sameAs = '' }: WordForm,
  others: readonly OwnWord[],
): WordFault | undefined {
  const fault = (path: 'word' | 'sameAs', number: string): WordFault => ({
    path,
    key: 'vocabulary.noStandard',
    values: { number },
  })
  const [number, successor] = [standardIn(word), standardIn(sameAs)]
  if (number === undefined) return fault('word', word)
  if (successor === undefined) return fault('sameAs', sameAs)
  const { standards } = wordsWith(others).words
  const reached = new Set([successor])
  for (const next of reached)
    for (const { use } of next === number ? [] : (standards.get(next) ?? [])) reached.add(use)
  return reached.has(number)
    ? { path: 'sameAs', key: 'vocabulary.circle', values: { word, sameAs } }
    : undefined
}

/** A shipped word is changed only on purpose. */
function shippedFault({ word, kind, sameAs, degree, replaces }: WordForm): WordFault | undefined {
  const shipped = shippedAs(word)
  const values = { word }
  if (kind === 'removed')
    return shipped.length > 0 ? undefined : { path: 'word', key: 'vocabulary.notShipped', values }
  if (shipped.length === 0) return undefined
  const own = { kind, word, ...(sameAs !== undefined && { sameAs }) }
  const [meaning] = read(word, wordsWith([own]).words)
  const isSame =
    kind === 'standard'
      ? shipped.some((meant) => meant.value === sameAs && meant.degree === degree)
      : shipped.some((meant) => meant.kind === meaning?.kind && meant.value === meaning.value)
  if (isSame) return { path: 'word', key: 'vocabulary.known', values }
  const kinds = [...new Set(shipped.map((meant) => meant.kind))]
  return replaces ? undefined : { path: 'word', key: 'vocabulary.knownOtherwise', values, kinds }
}

/** A word needs one meaning, and no other word may lose its own. */
function meaningFault(form: WordForm, others: readonly OwnWord[]): WordFault | undefined {
  const { word, sameAs = '' } = form
  const after = [...others, form]
  const own = wordsWith(after).unread.get(wordKey(word))
  const values = { word, sameAs }
  if (own) return { path: 'sameAs', key: `vocabulary.${own.reason}`, values, kinds: own.kinds }
  const lost = lostWord(others, after)
  return lost === undefined
    ? undefined
    : { path: 'word', key: 'vocabulary.needed', values: { word: lost } }
}

/** A word of the office that the vocabulary explains no more after a change. */
export function lostWord(
  before: readonly OwnWord[],
  after: readonly OwnWord[],
): string | undefined {
  const isExplained = ({ unread, names }: OwnWords, word: string) =>
    !unread.has(wordKey(word)) && !names.has(wordKey(word))
  const [had, has] = [wordsWith(before), wordsWith(after)]
  const kept = new Set(after.map(({ word }) => word))
  return before.find(
    ({ kind, word }) =>
      kind === 'synonym' && kept.has(word) && isExplained(had, word) && !isExplained(has, word),
  )?.word
}
