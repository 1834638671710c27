import { plainFigure } from './dimension'
import type { Column, Found, Kind } from './span'
import type { Words } from './vocabulary'

/** Facts about a line that decide what its figures mean. */
export interface Line {
  text: string
  spans: Found[]
  words: Words
  /** Column by cell, and the end of each cell; one cell without a column if the line is a phrase. */
  cells: readonly { to: number; column: Column | undefined }[]
}

/** A figure with what its meaning depends on. */
export interface Asked {
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

export interface Rule {
  to: Kind
  confidence: number
  fits: (asked: Asked) => boolean
  value?: (asked: Asked) => string
}

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
export const ofProduct: readonly Rule[] = [
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
    // M12-8 is a nut or a set without its name.
    to: 'class',
    confidence: 0.75,
    fits: ({ before, figure, features, line, has }) =>
      before?.kind === 'thread' &&
      features.size === 0 &&
      !has('class', 'length') &&
      nutClasses.test(figure.value) &&
      line.text.slice(before.to, figure.from) === '-',
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
export const ofOrder: readonly Rule[] = [
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
