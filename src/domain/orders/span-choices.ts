import { readFigure } from '../reading/figures'
import type { Span } from '../reading/span'

/** A meaning that a user may choose for a part of a line. */
export type SpanChoice = Pick<Span, 'kind' | 'value'>

/** Kinds that a bare figure may have. */
const ofFigure: readonly Span['kind'][] = ['length', 'diameter', 'grip', 'row']

const nutClass = /^(?:0[45]|[4-9]|1[02])$/
const propertyClass = /^(?:[4-689]\.[689]|1[02]\.9)$/

/** The figure with which a part begins, as it is written: 200 of "200件". */
const figureIn = (part: string) => /^[^\p{L}\d]*(\d[\d.,]*)/u.exec(part.normalize('NFKC'))?.[1]

/** Other meanings of a part: those that the reader considered, and those of its figure. */
export function choicesFor(span: Span, part: string): SpanChoice[] {
  const figure = figureIn(part)
  const value = figure === undefined ? undefined : readFigure(figure)?.values[0]
  const choices: SpanChoice[] = [...(span.others ?? [])]
  if (figure !== undefined && value !== undefined) {
    choices.push({ kind: 'quantity', value: figure })
    for (const kind of ofFigure) choices.push({ kind, value })
    if (nutClass.test(figure) || propertyClass.test(figure))
      choices.push({ kind: 'class', value: figure })
  }
  const seen = new Set([keyOf(span), 'noise', 'figure', 'word'])
  return choices.filter((choice) => {
    const key = keyOf(choice)
    return !seen.has(key) && seen.add(key)
  })
}

/** Kinds whose value people can read; of the others one choice is enough. */
const shownKinds: readonly Span['kind'][] = [
  'standard',
  'thread',
  'inch',
  'diameter',
  'length',
  'grip',
  'class',
  'measure',
]

const keyOf = (choice: SpanChoice) => `${choice.kind} ${valueOf(choice)}`.trim()

/** The value of a choice for people; empty where the kind says enough. */
export function valueOf({ kind, value }: SpanChoice): string {
  if (!shownKinds.includes(kind)) return ''
  const size = value.replace('x', '×')
  return { thread: `M${size}`, inch: `${size}″`, length: `${size} mm` }[String(kind)] ?? size
}

/** The spans with another meaning for one of them, of which the user is sure. A line has one quantity. */
export function withMeaning(spans: readonly Span[], nth: number, choice: SpanChoice): Span[] {
  return spans.map((span, at) => {
    if (at === nth) {
      const { kind, value } = span
      const others = [{ kind, value }, ...(span.others ?? [])].slice(0, 8)
      return { ...plain(span), ...choice, confidence: 1, others }
    }
    const isOtherQuantity = choice.kind === 'quantity' && span.kind === 'quantity'
    return isOtherQuantity ? { ...plain(span), kind: 'figure', confidence: 0.4 } : plain(span)
  })
}

/** The spans with a text typed in place of one of them, which the server reads. */
export const withTyped = (spans: readonly Span[], nth: number, typed: string): Span[] =>
  spans.map((span, at) => (at === nth ? { ...plain(span), typed } : plain(span)))

/** The state says what the last answer made of a span. */
const plain = (span: Span): Span => ({ ...span, state: undefined })
