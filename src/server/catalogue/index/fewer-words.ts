import { standardNumber } from '../../../domain/standards/standard-numbers'
import { isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { slotsBeginning } from './codes'
import { wordsOf } from './folding'
import { isFigure } from './size-search'
import { searchKeyword, type KeywordHits, type SearchType } from './keyword-search'

/** A search without some words, which are given as typed. */
export interface FewerWords {
  without: string[]
  keyword: string
  total: number
}

/**
 * Limits: found words left out in addition to unknown ones, words up to which pairs are tried, and reported searches.
 */
const atMost = { more: 2, pairedOf: 8, named: 3 }

/**
 * Searches with results that leave out the fewest words. They keep at least half of the words, or all known words if
 * a name or size is among them. Among equals, leaving out a possible quantity or price comes first, then the search
 * with the fewest models, which says most. If a word is a part number, it is enough.
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
  const matches = words.filter(isThere)
  // Unknown words have to be left out in any case.
  const missing = words.length - matches.length
  for (let more = 0; more <= atMost.more; more++) {
    const isMost = (missing + more) * 2 > words.length
    if (isMost && (more > 0 || !matches.some(saysWhat))) break
    if (more > 1 && matches.length > atMost.pairedOf) break
    if (missing + more === 0) continue
    const ways = withoutSome(matches, more).flatMap((kept) => {
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

/** 螺母, bolt, M12x80; not a number or a letter alone. */
const saysWhat = (word: string) => /\p{L}/u.test(word) && word.length > 1

/** Count of plain numbers, which may be a quantity or a price; 8.8 is a property class. */
const figuresIn = (keyword: string) =>
  keyword.split(' ').filter((word) => isFigure(word) && !/^\d+\.[689]$/.test(word)).length

/** Count of integers: next to a decimal diameter, the integer is more likely the quantity. */
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

/** Parts of the search if it is a part number. */
function partsOfNumber(text: string): string[] {
  const parts = /^[a-z]/i.test(text) && wordsOf(text).length === 1 ? text.trim().split('-') : []
  const isPartNumber = parts.length > 2 && parts.every((part) => wordsOf(part).length === 1)
  return isPartNumber ? parts : []
}

/** Words as typed, or as searched. */
function wordsTyped(text: string): string[] {
  const pieces = (text.match(typedPieces) ?? []).map((piece) => piece.replace(/^-+|(?<!-)-+$/g, ''))
  return wordsOf(text).map(
    (word) => pieces.find((piece) => wordsOf(piece).join(' ') === word) ?? word,
  )
}

/** All variants without one word, or without two. */
function withoutSome(words: string[], count: number): string[][] {
  if (count === 0) return [words]
  return words.flatMap((_, nth) =>
    withoutSome(words.slice(nth + 1), count - 1).map((rest) => [...words.slice(0, nth), ...rest]),
  )
}
