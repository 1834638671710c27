import type { Span } from '../../../domain/reading/span'
import { isNothing } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchKeyword, type Reading } from './keyword-search'
import { nearWords } from './near-words'

/** Words up to which a search is corrected, and corrections tried for each of several. */
const atMost = { words: 2, each: 3 }

/** The search with known words in place of at most two unknown ones. */
export function respelled(index: CatalogueIndex, keyword: string, reading: Reading): string[] {
  const isFound = (text: string) => {
    const hits = searchKeyword(index, text, { type: 1 })
    return hits !== undefined && !isNothing(hits.bits) && hits.sought === undefined
  }
  const unknown = [...new Set(reading.spans.flatMap((span) => unknownIn(span, reading)))]
  if (unknown.length === 0 || unknown.length > atMost.words) return []
  let searches = [keyword]
  for (const word of unknown) {
    const near = nearWords(index, word, isFound)
    const tried = unknown.length > 1 ? near.slice(0, atMost.each) : near
    searches = tried.flatMap((right) => searches.map((search) => replaced(search, word, right)))
  }
  return searches.filter(isFound)
}

/** The unknown word of a span: a word that no model has, or one before a product. */
function unknownIn(span: Span, { found }: Reading): string[] {
  const bits = found.get(span)
  if (!bits || !isNothing(bits)) return []
  const [, before] = /^\?(\S+)/.exec(span.value) ?? []
  return [span.kind === 'word' ? span.value : before].flatMap((word) => word ?? [])
}

function replaced(text: string, word: string, right: string): string {
  const at = text.toLowerCase().indexOf(word)
  return at < 0 ? text : text.slice(0, at) + right + text.slice(at + word.length)
}
