import { standardNumber } from '../../../domain/standards/standard-numbers'
import { isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { slotsBeginning } from './codes'
import { wordsOf } from './folding'
import { isFigure } from './size-search'
import { searchKeyword, type KeywordHits, type SearchType } from './keyword-search'

/** A search with some words left out, as they were typed. */
export interface FewerWords {
  without: string[]
  keyword: string
  total: number
}

/** So many of the words that are found are left out besides those that are not, and so many searches are named. */
const atMost = { more: 2, pairedOf: 8, named: 3 }

/**
 * The searches that find something with the fewest words left out. At least half of them are kept, or all that are found
 * anywhere, where a name or a size is among these. Of as many words the
 * search without what may be a quantity or a price comes first, then the one that leaves the fewest models: it says the
 * most of what was asked. A part number among the words says all of it.
 */
export function fewerWords(
  index: CatalogueIndex,
  { keyword, ...search }: { keyword: string; type: SearchType; known: Map<string, Uint32Array> },
  totalOf: (hits: KeywordHits) => number,
): FewerWords[] {
  const hitsOf = (text: string) => searchKeyword(index, text, search)
  const isThere = (text: string) => !isNothing(hitsOf(text)?.bits ?? new Uint32Array())
  const parts = isThere(keyword) ? [] : partsOfNumber(keyword)
  const words = parts.length > 0 ? parts : wordsTyped(keyword)
  const part = words.find((word) => isPartNumber(index, word))
  if (part !== undefined && words.length > 1) {
    const hits = hitsOf(part)
    const total = hits ? totalOf(hits) : 0
    const without = words.filter((word) => word !== part)
    if (total > 0) return [{ without, keyword: part, total }]
  }
  const found = words.filter(isThere)
  // What is found nowhere has to go in any case.
  const missing = words.length - found.length
  for (let more = 0; more <= atMost.more; more++) {
    const isMost = (missing + more) * 2 > words.length
    if (isMost && (more > 0 || !found.some(saysWhat))) break
    if (more > 1 && found.length > atMost.pairedOf) break
    if (missing + more === 0) continue
    const ways = withoutSome(found, more).flatMap((kept) => {
      const isBeginning = parts.length > 0 && kept.every((part, nth) => part === parts[nth])
      const rest = kept.join(isBeginning ? '-' : ' ')
      const hits = hitsOf(rest)
      const total = hits ? totalOf(hits) : 0
      const without = words.filter((word) => !kept.includes(word))
      return total > 0 ? [{ without, keyword: rest, total }] : []
    })
    if (ways.length > 0)
      return ways
        .sort(
          (a, b) =>
            figuresIn(a.keyword) - figuresIn(b.keyword) ||
            wholeIn(a.keyword) - wholeIn(b.keyword) ||
            a.total - b.total,
        )
        .slice(0, atMost.named)
  }
  return []
}

/** 螺母, bolt, M12x80; no figure and no letter alone. */
const saysWhat = (word: string) => /\p{L}/u.test(word) && word.length > 1

/** How many words are figures alone, which may be a quantity or a price; 8.8 is a property class. */
const figuresIn = (keyword: string) =>
  keyword.split(' ').filter((word) => isFigure(word) && !/^\d+\.[689]$/.test(word)).length

/** Of a diameter with decimals and a whole figure this is the likelier to count. */
const wholeIn = (keyword: string) => keyword.split(' ').filter((word) => /^\d+$/.test(word)).length

function isPartNumber({ keywords }: CatalogueIndex, word: string): boolean {
  const code = wordsOf(word).join('')
  return (
    /\p{L}/u.test(code) &&
    /\d/.test(code) &&
    code.length > 4 &&
    slotsBeginning(keywords.codes, `${code}\n`, 1).length > 0
  )
}

const typedPieces = new RegExp(
  String.raw`${standardNumber}|\d ?型|style \d|\p{Script=Han}+|[^\s\p{Script=Han},;、:]+`,
  'giu',
)

/** The parts of the part number that a search is. */
function partsOfNumber(text: string): string[] {
  const parts = /^[a-z]/i.test(text) && wordsOf(text).length === 1 ? text.trim().split('-') : []
  const isPartNumber = parts.length > 2 && parts.every((part) => wordsOf(part).length === 1)
  return isPartNumber ? parts : []
}

/** The words of a search as they stand in its text, or as they are sought. */
function wordsTyped(text: string): string[] {
  const pieces = (text.match(typedPieces) ?? []).map((piece) => piece.replace(/^-+|(?<!-)-+$/g, ''))
  return wordsOf(text).map(
    (word) => pieces.find((piece) => wordsOf(piece).join(' ') === word) ?? word,
  )
}

/** The words without each one of them, or each two. */
function withoutSome(words: string[], count: number): string[][] {
  if (count === 0) return [words]
  return words.flatMap((_, nth) =>
    withoutSome(words.slice(nth + 1), count - 1).map((rest) => [...words.slice(0, nth), ...rest]),
  )
}
