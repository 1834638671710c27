import { readFigure } from '../reading/figures'
import type { Span } from '../reading/span'
import type { EntryLine } from './entry-line'

/** Kinds that say what a product is. */
const naming: readonly Span['kind'][] = [
  'standard',
  'thread',
  'inch',
  'diameter',
  'product',
  'measure',
]
/** Kinds that do not describe the product. */
const notDescribing: readonly Span['kind'][] = ['row', 'quantity', 'price', 'date']

/** True if a line describes a product, so that it need not be a model number. */
export const isDescription = (spans: readonly Span[]) =>
  spans.some(({ kind }) => naming.includes(kind))

/** The quantity of a line, as it was written; several if it may be more than one figure. */
export function quantityIn(spans: readonly Span[]): { counts: string; severalCounts?: string[] } {
  const [value = '', ...more] = spans.flatMap((span) =>
    span.kind === 'quantity' ? span.value : [],
  )
  if (more.some((other) => other !== value)) return { counts: '', severalCounts: [value, ...more] }
  const figures = readFigure(value)?.values ?? []
  return figures.length > 1 ? { counts: '', severalCounts: figures } : { counts: value }
}

/** A quantity that its unit, label or column makes certain. */
export const certainQuantity = (spans: readonly Span[]) =>
  quantityIn(spans.filter(({ confidence }) => confidence > 0.9))

/** The line without its row number, quantity, prices and dates. */
export function describingText({ text, spans }: Pick<EntryLine, 'text' | 'spans'>): string {
  let at = 0
  const kept: string[] = []
  for (const { from, to } of spans.filter(({ kind }) => notDescribing.includes(kind))) {
    kept.push(text.slice(at, from))
    at = to
  }
  const rest = [...kept, text.slice(at)].join(' ').replace(/\s+/g, ' ')
  return rest
    .trim()
    .replace(/^[,;:，；：、]|[,;:，；：、]$/g, '')
    .trim()
}

/** Part numbers in a line, as they are written or were typed in place of a part. */
export const codesIn = ({ text, spans }: Pick<EntryLine, 'text' | 'spans'>): string[] =>
  spans.flatMap(({ kind, from, to, typed }) =>
    kind === 'part' ? (typed ?? text.slice(from, to)) : [],
  )
