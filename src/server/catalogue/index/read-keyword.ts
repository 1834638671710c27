import { itemAt } from '../../../domain/lists/items'
import { read } from '../../../domain/reading/read'
import type { Span } from '../../../domain/reading/span'
import { searchCodes, slotsBeginning } from './code-search'
import { partsOfCode } from './folding'
import type { SpanMeanings } from './span-meanings'

/** The spans of a search. Words and figures that together begin a model's code are one part number: rl1 127 16. */
export function readKeyword(meanings: SpanMeanings, keyword: string): Span[] {
  const spans = read(keyword, meanings.words)
  const { codes } = meanings.index.keywords
  const isPlain = spans.length > 1 && spans.every(({ kind }) => ofCode.includes(kind))
  let isInCode = false
  if (isPlain) searchCodes(codes, codeOf(keyword), () => !(isInCode = true))
  if (isInCode) return [partNumber(keyword, 0, keyword.length)]
  const joined: Span[] = []
  for (let nth = 0; nth < spans.length;) {
    const span = itemAt(spans, nth)
    const isCode = ({ to }: Span) =>
      slotsBeginning(codes, codeOf(keyword.slice(span.from, to)), 1).length > 0
    let end = nth + 1
    if (span.kind === 'word' && isCode(span))
      while (end < spans.length && isCode(itemAt(spans, end))) end++
    joined.push(end > nth + 1 ? partNumber(keyword, span.from, itemAt(spans, end - 1).to) : span)
    nth = end
  }
  return joined
}

const codeOf = (text: string) => partsOfCode(text).join('')

/** Kinds of the pieces of a code. */
const ofCode: readonly Span['kind'][] = [
  'word',
  'figure',
  'quantity',
  'part',
  'noise',
  'row',
  'finish',
]

const partNumber = (keyword: string, from: number, to: number): Span => ({
  from,
  to,
  kind: 'part',
  value: keyword.slice(from, to),
  confidence: 0.97,
})

/** Kinds that do not describe the product. */
const ofOrder: readonly Span['kind'][] = ['row', 'quantity', 'price', 'date', 'noise']

/** The spans of a search that describe the product. */
export const describing = (spans: readonly Span[]) =>
  spans.filter(({ kind }) => !ofOrder.includes(kind))

/** The part of a search that some of its spans cover, with their own separators. */
export function textOf(keyword: string, spans: readonly Span[], kept: ReadonlySet<Span>): string {
  let text = ''
  let to = 0
  let isNext = false
  for (const span of spans) {
    if (kept.has(span)) {
      const gap = keyword.slice(to, span.from)
      const isOne = isNext && !/[\s,，;；、|"“”()（）]/.test(gap)
      text += (text === '' ? '' : isOne ? gap : ' ') + keyword.slice(span.from, span.to)
    }
    isNext = kept.has(span)
    to = span.to
  }
  return text.replace(/\s+/g, ' ').trim()
}
