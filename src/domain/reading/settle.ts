import { itemAt } from '../lists/items'
import { plainFigure } from './dimension'
import { familyOf } from './families'
import { ofOrder, ofProduct, type Asked, type Line, type Rule } from './figure-rules'
import { ofFamily } from './of-family'
import type { Found } from './span'

/**
 * Keeps the surer of overlapping spans, then the longer one; the result is in order of position. Other meanings of a
 * part stay with it, for the user to choose.
 */
export function withoutOverlaps(spans: readonly Found[]): Found[] {
  const ranked = spans.toSorted(
    (a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from) || a.from - b.from,
  )
  const kept: Found[] = []
  for (const span of ranked) {
    const at = kept.findIndex(({ from, to }) => span.to > from && to > span.from)
    const over = kept[at]
    if (!over) kept.push(span)
    else if (over.from <= span.from && span.to <= over.to) kept[at] = withOther(over, span)
  }
  return kept.sort((a, b) => a.from - b.from)
}

/** A span with a further meaning of its part. */
function withOther(span: Found, { kind, value }: Pick<Found, 'kind' | 'value'>): Found {
  const known = [span, ...(span.others ?? [])]
  if (kind === 'noise' || known.some((other) => other.kind === kind && other.value === value))
    return span
  return { ...span, others: [...(span.others ?? []), { kind, value }].slice(0, mostOthers) }
}

const mostOthers = 8

/** Gives each figure its meaning by the spans around it and by its column. */
export function withFigures(line: Line): Found[] {
  const spans = [...line.spans]
  const features = new Set<string>()
  for (const { kind, value } of spans) {
    const own =
      kind === 'product' ? value.split(' ') : kind === 'standard' ? familyOf(line.words, value) : []
    for (const feature of own) features.add(feature)
  }
  for (const nth of spans.keys()) settleFigure(line, spans, { nth, features, rules: ofProduct })
  for (const nth of [...spans.keys()].reverse())
    settleFigure(line, spans, { nth, features, rules: ofOrder })
  for (const [nth, span] of spans.entries()) spans[nth] = ofFamily(span, features, spans)
  return withGroups(line.text, spans)
}

/** 20 500 件 may be one figure, or two of which only one is the quantity: its value keeps both. */
function withGroups(text: string, spans: Found[]): Found[] {
  return spans.flatMap((span, nth) => {
    const next = spans[nth + 1]
    const isGroup = (first: Found, other: Found) =>
      first.kind === 'figure' &&
      other.kind === 'quantity' &&
      /^\d{1,3} $/.test(text.slice(first.from, other.from)) &&
      /^\d{3}(?!\d)/.test(other.value)
    if (next && isGroup(span, next)) return []
    const before = spans[nth - 1]
    return before && isGroup(before, span)
      ? [{ ...span, from: before.from, value: `${before.value} ${span.value}` }]
      : [span]
  })
}

/** Replaces a figure by the span that the first fitting rule makes of it. */
function settleFigure(
  line: Line,
  spans: Found[],
  { nth, features, rules }: { nth: number; features: ReadonlySet<string>; rules: readonly Rule[] },
) {
  const figure = itemAt(spans, nth)
  if (figure.kind !== 'figure') return
  const cellOf = (span: Found | undefined) =>
    span && line.cells.findIndex(({ to }) => span.to <= to)
  const cell = cellOf(figure)
  const isAlone = (at: number) =>
    line.cells.length > 1 &&
    cellOf(spans[at]) !== cellOf(spans[at - 1]) &&
    cellOf(spans[at]) !== cellOf(spans[at + 1])
  const asked: Asked = {
    line,
    figure,
    number: numberOf(figure),
    column: cell === undefined ? undefined : line.cells[cell]?.column,
    features,
    has: (...kinds) => spans.some(({ kind }) => kinds.includes(kind)),
    isAlone: isAlone(nth),
    others: spans.filter(
      (span, at) =>
        at !== nth && span.kind === 'figure' && isAlone(at) && Number.isInteger(numberOf(span)),
    ).length,
    startsWithFigure: spans[0]?.kind === 'figure',
    isFirst: nth === 0,
    isLast: nth === spans.length - 1,
    before: spans.slice(0, nth).findLast(({ kind }) => kind !== 'noise'),
  }
  const fitting = rules.filter(({ fits }) => fits(asked))
  const meanings = fitting.map((rule) => ({
    kind: rule.to,
    value: rule.value?.(asked) ?? figure.value,
    confidence: rule.confidence,
  }))
  const [first, ...others] = meanings
  if (first) spans[nth] = others.reduce<Found>(withOther, { ...figure, ...first })
}

/** Groups of three digits are thousands: 1,200 and 1 200. */
function numberOf({ value }: Found): number {
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+$/.test(value)
  return Number(isGrouped ? value.replace(/[, ]/g, '') : plainFigure(value))
}
