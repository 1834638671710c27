import { pinyin } from 'pinyin-pro'
import { codes } from '../../../domain/catalogue/characteristic-codes'
import { pitchesOf } from '../../../domain/standards/threads'
import { isoInsteadOfDin } from '../../../domain/catalogue/trade-words'
import { isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { wordsOf } from './folding'
import { searchKeyword } from './keyword-search'
import { itemAt } from '../../../domain/lists/items'

/**
 * Corrected searches if at most two words are unknown: spelling mistakes, similar-sounding characters, sizes with
 * another or no length, or a DIN standard replaced by ISO.
 */
export function nearSearches(
  index: CatalogueIndex,
  keyword: string,
  known: Map<string, Uint32Array>,
): string[] {
  const isFound = (word: string) => {
    const hits = searchKeyword(index, word, { type: 1, known })
    return hits !== undefined && !isNothing(hits.bits)
  }
  const words = wordsOf(keyword)
  const iso = withIso(words)
  if (iso) return [iso.join(' ')]
  // M12-80, M12/80.
  const multiplied = keyword.replace(
    /(?<![a-z\d])(m\d+(?:\.\d+)?)\s*[-/]\s*(?=\d{2,3}(?![\d.]))/gi,
    '$1×',
  )
  if (multiplied !== keyword) return [multiplied]
  const unknown = [...new Set(words.filter((word) => !isFound(word)))]
  if (unknown.length === 0 || unknown.length > atMost.words) return []
  let searches = [words]
  for (const word of unknown) {
    if (word.length > atMost.signs) return []
    const near = nearWords(index, word, isFound).slice(
      0,
      unknown.length > 1 ? atMost.each : undefined,
    )
    searches = near.flatMap((right) =>
      searches.map((search) => search.map((one) => (one === word ? right : one))),
    )
  }
  const matches = searches.map((search) => search.join(' ')).filter(isFound)
  return matches.length > 0 ? matches : withoutCount(words, unknown)
}

/** The search without a length that the product does not have: nut M6x200. */
function withoutCount(words: string[], unknown: string[]): string[] {
  const counted = /^(m?\d+(?:\.\d+)?)x\d+$/
  const isCounted = unknown.length < words.length && unknown.every((word) => counted.test(word))
  return isCounted ? [words.map((word) => word.replace(counted, '$1').toUpperCase()).join(' ')] : []
}

/** The search with the ISO standard that replaced a DIN standard. */
function withIso(words: string[]): string[] | undefined {
  for (const [nth, word] of words.entries()) {
    const [, number] = /^din(\d+)$/.exec(word) ?? []
    const instead = isoInsteadOfDin.get(number ?? '')
    if (instead) return words.with(nth, `ISO ${instead}`)
  }
  return undefined
}

const atMost = { words: 2, signs: 30, each: 3, lengths: 2 }

function nearWords(
  index: CatalogueIndex,
  word: string,
  isFound: (word: string) => boolean,
): string[] {
  if (/^[a-z]{4,}$/.test(word)) return nearLetters(index, word)
  const [, thread, length] = /^(m\d.*)x(\d{2,})$/.exec(word) ?? []
  if (thread && length)
    return [...otherPitches(index, thread, length), ...nearLengths(index, thread, Number(length))]
  return /^\p{Script=Han}{2,}$/u.test(word) ? nearChinese(index, word, isFound) : []
}

/** The same size with existing pitches. */
function otherPitches({ keywords }: CatalogueIndex, thread: string, length: string): string[] {
  const [diameter = '', asked] = thread.split('x')
  if (asked === undefined) return []
  return pitchesOf(Number(diameter.slice(1)))
    .map(({ P }) => `${diameter}x${P}x${length}`)
    .concat(`${diameter}x${length}`)
    .filter((size) => keywords.chunks.includes(`\n${size}\n`))
    .map(inCapitals)
}

const inCapitals = (size: string) => size.toUpperCase().replaceAll('X', '×')

/** The same thread with the nearest lengths in names. */
function nearLengths(
  { characteristics, firstValue, values, keywords }: CatalogueIndex,
  thread: string,
  length: number,
): string[] {
  const number = characteristics.findIndex(({ fieldCode }) => fieldCode === codes.length)
  if (number < 0) return []
  return values
    .slice(firstValue[number], firstValue[number + 1])
    .flatMap(({ numberFrom }) => numberFrom ?? [])
    .sort((a, b) => Math.abs(a - length) - Math.abs(b - length) || a - b)
    .map((near) => `${thread}x${near}`)
    .filter((size) => keywords.chunks.includes(`\n${size}\n`))
    .slice(0, atMost.lengths)
    .map(inCapitals)
}

/** Word lengths from which one or two faults are allowed. */
const signs = { oneFault: 4, twoFaults: 7 }

const chunksIn = ({ keywords }: CatalogueIndex) => keywords.chunks.slice(1, -1).split('\n')

/** Beginnings of names with the fewest faults against a word, the longest per name. */
function nearLetters(index: CatalogueIndex, word: string): string[] {
  const near = new Map<string, number>()
  const most = word.length >= signs.twoFaults ? 2 : 1
  for (const chunk of chunksIn(index)) {
    if (chunk[0] !== word[0] || !/^[a-z]+$/.test(chunk)) continue
    const { faults, length } = bestBeginning(word, chunk)
    if (faults <= most) near.set(chunk.slice(0, length), faults)
  }
  const fewest = Math.min(...near.values())
  return [...near].flatMap(([beginning, faults]) => (faults === fewest ? beginning : []))
}

/**
 * Number of wrong, missing, extra or swapped characters (edit distance), and the best matching beginning of a name.
 */
function bestBeginning(word: string, name: string) {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  let best = { faults: itemAt(row, word.length), length: 0 }
  for (let length = 1; length <= Math.min(name.length, word.length + 2); length++) {
    const next = [length]
    for (let at = 1; at <= word.length; at++) {
      const differs = word[at - 1] === name[length - 1] ? 0 : 1
      let faults = Math.min(
        itemAt(row, at) + 1,
        itemAt(next, at - 1) + 1,
        itemAt(row, at - 1) + differs,
      )
      const areSwapped = word[at - 1] === name[length - 2] && word[at - 2] === name[length - 1]
      if (at > 1 && length > 1 && areSwapped) faults = Math.min(faults, itemAt(before, at - 2) + 1)
      next.push(faults)
    }
    ;[before, row] = [row, next]
    if (itemAt(row, word.length) <= best.faults) best = { faults: itemAt(row, word.length), length }
  }
  return best
}

/** Chinese words in names with one different character, same sound first; for several words, one differs. */
function nearChinese(
  index: CatalogueIndex,
  word: string,
  isFound: (word: string) => boolean,
): string[] {
  const chunks = chunksIn(index).filter((chunk) => /^\p{Script=Han}/u.test(chunk))
  const whole = inNames(chunks, word)
  if (whole.length > 0) return whole
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)]
    if (isFound(left)) {
      const near = inNames(chunks, right)
      if (near.length > 0) return near.map((one) => left + one)
    }
    if (isFound(right)) {
      const near = inNames(chunks, left)
      if (near.length > 0) return near.map((one) => one + right)
    }
  }
  return []
}

function inNames(chunks: readonly string[], word: string): string[] {
  const sameSound = new Set<string>()
  const others = new Set<string>()
  for (const chunk of chunks) {
    for (let at = 0; at + word.length <= chunk.length; at++) {
      const part = chunk.slice(at, at + word.length)
      const [place, ...more] = [...word.split('').keys()].filter((nth) => part[nth] !== word[nth])
      if (place === undefined || more.length > 0) continue
      if (soundOf(itemAt(part, place)) === soundOf(itemAt(word, place))) sameSound.add(part)
      else if (word.length >= signs.oneFault) others.add(part)
    }
  }
  return [...(sameSound.size > 0 ? sameSound : others)]
}

const soundOf = (character: string) => pinyin(character, { toneType: 'none' })
