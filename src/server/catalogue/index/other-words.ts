import type { CatalogueIndex } from './catalogue-index'
import { fewerWords, type FewerWords } from './fewer-words'
import { nearestValues } from './left-out'
import type { Narrowing } from './narrowing'
import { keywordHits, type Question } from './question'
import { respelled } from './respelled'
import { select, totalOf } from './select'
import { codesFor } from './span-fields'
import { byModels, type Way } from './suggestion'

/** Searches with fewer words that are named. */
const mostFewer = 3

/** The search through names too. */
export function otherSearch(index: CatalogueIndex, question: Question, narrowing: Narrowing) {
  if (question.searchType !== 2) return []
  const keyword = keywordHits(index, { ...question, searchType: 1 })
  return [{ change: 'searchType' as const, total: totalOf(index, { ...narrowing, keyword }) }]
}

/** Corrected spellings, other measures, and searches with fewer words. */
export function otherWords(index: CatalogueIndex, question: Question, narrowing: Narrowing): Way[] {
  const { keyword = '', searchType = 1 } = question
  const reading = narrowing.keyword?.reading
  if (!reading) return []
  const total = (toVal: string) =>
    totalOf(index, { ...narrowing, keyword: keywordHits(index, { keyword: toVal, searchType }) })
  const fewer = fewerWords(index, keyword, reading)
    .map((way) => ({ ...way, total: total(way.keyword) }))
    .sort((a, b) => a.total - b.total)
  const near = searchType === 1 ? respelled(index, keyword, reading) : []
  if (near.length === 0 && searchType === 1)
    for (const way of fewer)
      if (near.length === 0) near.push(...otherMeasures(index, question, { narrowing, way }))
  return [
    ...near.map((toVal) => byModels({ change: 'respell', toVal, total: total(toVal) })),
    ...fewer.slice(0, mostFewer).map(({ without, keyword: toVal, total }, nth): Way => ({
      suggestion: { change: 'words', without, toVal, total },
      place: -nth,
    })),
  ]
}

/** The search with the nearest existing sizes in place of a missing one: M13, lockbolt 19.3. */
function otherMeasures(
  index: CatalogueIndex,
  question: Question,
  { narrowing, way }: { narrowing: Narrowing; way: FewerWords },
): string[] {
  const { keyword = '', language } = question
  const [span, ...others] = way.spans
  if (!span || others.length > 0) return []
  const rest = keywordHits(index, { keyword: way.keyword })
  const { counts } = select(index, { ...narrowing, keyword: rest })
  const sought = { figure: span.value, language, counts }
  const { values } = nearestValues(index, sought, codesFor(span.kind))
  const written = keyword.slice(span.from, span.to)
  const figure = written.match(/\d{1,9}(?:[.,]\d{1,9})?/g)?.at(-1) ?? ''
  const at = span.from + written.lastIndexOf(figure)
  return values.map(
    ({ from }) => keyword.slice(0, at) + String(from) + keyword.slice(at + figure.length),
  )
}
