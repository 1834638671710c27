import type { Span } from '../../../domain/reading/span'
import { commonBits, isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { slotsBeginning } from './code-search'
import { partsOfCode } from './folding'
import type { Reading } from './keyword-search'
import { textOf } from './read-keyword'

/** A search without some spans, which are given as typed. */
export interface FewerWords {
  without: string[]
  keyword: string
  spans: Span[]
}

/** Limits: known spans left out besides unknown ones, spans up to which pairs are tried, and reported searches. */
const atMost = { more: 2, pairedOf: 8, named: 3 }

/**
 * Searches with results that leave out the fewest spans. They keep at least half of them, or all known ones if these say
 * more than a figure. A part number is shortened to its beginning.
 */
export function fewerWords(index: CatalogueIndex, keyword: string, reading: Reading): FewerWords[] {
  const { spans, found } = reading
  const asked = spans.filter((span) => found.has(span))
  const known = asked.filter((span) => !isNothing(found.get(span) ?? new Uint32Array(0)))
  const missing = asked.length - known.length
  const [part] = asked
  if (part?.kind === 'part' && asked.length === 1) return beginningOf(index, keyword, part)
  for (let more = 0; more <= atMost.more; more++) {
    const isMost = (missing + more) * 2 > asked.length
    if (isMost && (more > 0 || !known.some(saysWhat))) break
    if (more > 1 && known.length > atMost.pairedOf) break
    if (missing + more === 0) continue
    const ways = withoutSome(known, more).flatMap((kept) => {
      const bits = kept.flatMap((span) => found.get(span) ?? [])
      if (bits.length === 0 || isNothing(bits.reduce(commonBits))) return []
      const left = asked.filter((span) => !kept.includes(span))
      const without = left.map(({ from, to }) => keyword.slice(from, to).trim())
      return [{ without, keyword: textOf(keyword, spans, new Set(kept)), spans: left }]
    })
    if (ways.length > 0) return ways.slice(0, atMost.named * 2)
  }
  return []
}

const saysWhat = ({ kind }: Span) => kind !== 'figure' && kind !== 'quantity'

/** The longest beginning of a part number that models have, up to one of its dashes. */
function beginningOf(index: CatalogueIndex, keyword: string, { from, to }: Span): FewerWords[] {
  const pieces = keyword.slice(from, to).split('-')
  for (let length = pieces.length - 1; length > 0; length--) {
    const beginning = pieces.slice(0, length).join('-')
    const code = partsOfCode(beginning).join('')
    if (slotsBeginning(index.keywords.codes, code, 1).length > 0)
      return [{ without: [pieces.slice(length).join('-')], keyword: beginning, spans: [] }]
  }
  return []
}

/** All variants without one span, or without two. */
function withoutSome(spans: Span[], count: number): Span[][] {
  if (count === 0) return [spans]
  return spans.flatMap((_, nth) =>
    withoutSome(spans.slice(nth + 1), count - 1).map((rest) => [...spans.slice(0, nth), ...rest]),
  )
}
