import { itemAt } from '../lists/items'
import { plainFigure } from './dimension'
import { familyOf } from './families'
import type { Column, Found, Kind } from './span'
import type { Words } from './vocabulary'

/**
 * Keeps the surer of overlapping spans, then the longer one; the result is in order of position. Other meanings of a
 * part stay with it, for the user to choose.
 */
export function withoutOverlaps(found: readonly Found[]): Found[] {
  const ranked = found.toSorted(
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
  if (kind === 'noise' || known.some((one) => one.kind === kind && one.value === value)) return span
  return { ...span, others: [...(span.others ?? []), { kind, value }].slice(0, mostOthers) }
}

const mostOthers = 8

/** Facts about a line that decide what its figures mean. */
export interface Line {
  text: string
  spans: Found[]
  words: Words
  /** Column by cell, and the end of each cell; one cell without a column if the line is a phrase. */
  cells: readonly { to: number; column: Column | undefined }[]
}

interface Asked {
  line: Line
  figure: Found
  number: number
  column: Column | undefined
  features: ReadonlySet<string>
  has: (...kinds: Kind[]) => boolean
  /** The figure is all that its cell contains, in a line with several cells. */
  isAlone: boolean
  /** Further whole figures that are alone in their cells and have no meaning yet. */
  others: number
  startsWithFigure: boolean
  isFirst: boolean
  isLast: boolean
  /** Span before it. */
  before: Found | undefined
}

interface Rule {
  to: Kind
  confidence: number
  fits: (asked: Asked) => boolean
  value?: (asked: Asked) => string
}

/** Clearance holes by which washers are called, with their threads: ISO 273 fine, and as rounded in DIN 125. */
const washerHoles: Readonly<Record<string, string>> = {
  '2.2': '2', '2.7': '2.5', '3.2': '3', '4.3': '4', '5.3': '5', '6.4': '6', '8.4': '8', '10.5': '10',
  13: '12', 15: '14', 17: '16', 19: '18', 21: '20', 23: '22', 25: '24', 28: '27', 31: '30', 34: '33', 37: '36',
} // prettier-ignore

const columnKinds: Partial<Record<Column, Kind>> = {
  row: 'row',
  quantity: 'quantity',
  price: 'price',
  code: 'part',
  unit: 'noise',
}
const nutClasses = /^(?:0[45]|[4-68-9]|1[02])$/
const isWhole = ({ number }: Asked) => Number.isInteger(number)
const isSized = ({ has }: Asked) => has('thread', 'diameter', 'inch')

/** Meanings of a figure without a sign of its own: its column, or a part of the product. The first that fits counts. */
const ofProduct: readonly Rule[] = [
  ...Object.entries(columnKinds).map(([column, to]) => ({
    to,
    confidence: 0.92,
    fits: (asked: Asked) => asked.column === column && asked.isAlone,
  })),
  {
    to: 'diameter',
    confidence: 0.8,
    fits: (asked) =>
      !isSized(asked) &&
      asked.number >= 1 &&
      asked.number <= 100 &&
      (asked.column === 'size' || isNamed(asked)),
    value: ({ figure }) => plainFigure(figure.value),
  },
  {
    to: 'class',
    confidence: 0.75,
    fits: (asked) =>
      asked.features.has('nut') &&
      !asked.isFirst &&
      isSized(asked) &&
      !asked.has('class') &&
      nutClasses.test(asked.figure.value) &&
      !(asked.isAlone && asked.isLast && !asked.column),
  },
  {
    to: 'material',
    confidence: 0.7,
    fits: ({ column, figure }) => column === 'material' && /^(?:[1-7]0|[1-7]5)$/.test(figure.value),
    value: () => 'steel',
  },
  {
    to: 'length',
    confidence: 0.7,
    fits: (asked) =>
      asked.isAlone &&
      asked.has('thread') &&
      !asked.has('length') &&
      asked.column === 'size' &&
      asked.features.has('screw') &&
      isWhole(asked),
  },
]

/** Meanings of a figure that does not describe the product, from the last figure to the first. */
const ofOrder: readonly Rule[] = [
  {
    to: 'quantity',
    confidence: 0.7,
    fits: (asked) =>
      !asked.has('quantity') &&
      isWhole(asked) &&
      !/\s-$/.test(asked.line.text.slice(0, asked.figure.from)) &&
      (asked.isAlone
        ? (asked.others === 0 && !(asked.isFirst && asked.line.cells.length > 2)) ||
          (asked.others === 1 && asked.isLast && asked.startsWithFigure)
        : asked.isLast && asked.line.cells.length === 1),
  },
  {
    to: 'row',
    confidence: 0.7,
    fits: (asked) => asked.isFirst && asked.has('quantity') && isWhole(asked),
  },
  {
    to: 'quantity',
    confidence: 0.6,
    fits: (asked) => asked.isFirst && !asked.isAlone && !asked.has('quantity') && isWhole(asked),
  },
  {
    to: 'price',
    confidence: 0.6,
    fits: (asked) => asked.has('quantity') && /^\d+[.,]\d{2,4}$/.test(asked.figure.value),
  },
]

/** True if a figure follows the standard or name of a product, whose size it then is. */
const isNamed = ({ before, features }: Asked) =>
  before !== undefined &&
  (before.kind === 'standard' ||
    ((before.kind === 'product' || before.kind === 'part') && features.size > 0))

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
  for (const [nth, span] of spans.entries()) spans[nth] = ofFamily(span, features)
  return withGroups(line.text, spans)
}

/** 20 500 件 may be one figure, or two of which only one is the quantity: its value keeps both. */
function withGroups(text: string, spans: Found[]): Found[] {
  return spans.flatMap((span, nth) => {
    const next = spans[nth + 1]
    const isGroup = (one: Found, other: Found) =>
      one.kind === 'figure' &&
      other.kind === 'quantity' &&
      /^\d{1,3} $/.test(text.slice(one.from, other.from)) &&
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

/** The sizes of a lockbolt are its diameter and the thickness that it joins, those of a washer its hole and outside. */
function ofFamily(span: Found, features: ReadonlySet<string>): Found {
  const { kind, value } = span
  if (features.has('lockbolt') && kind === 'length') return { ...span, kind: 'grip' }
  if (!features.has('washer')) return span
  if (kind === 'length') return { ...span, kind: 'figure' }
  return kind === 'diameter' ? { ...span, value: washerHoles[value] ?? value } : span
}
