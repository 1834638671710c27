import type { ColumnKey } from './columns'

/** A text in both languages. */
export interface Words {
  zh: string
  en: string
}

/** Where a figure comes from: a standard or published sheet, a calculation from it, or usual practice. */
export type Origin = 'standard' | 'computed' | 'typical'

export interface Figure {
  value: number | string | Words
  origin: Origin
}

export type Cell = number | string | Words | Figure

/** One model as the demo thinks of it; `sheet.ts` writes it as a row. */
export interface Part {
  model: string
  name: Words
  commonName: Words
  /** In kg. */
  weight: Figure & { value: number }
  unit: Words
  /** Tools are packed one by one, whatever they weigh. */
  singly?: boolean
  cells: Partial<Record<ColumnKey, Cell>>
  /** What it is and is for. */
  about: Words
  /** What needs attention. */
  attention: Words
  remark?: Words
  calculable?: boolean
  replacements?: readonly string[]
  related?: readonly string[]
}

/** A product class and its models. */
export interface ClassOfParts {
  /** The Chinese abbreviation of its category. */
  category: string
  className: Words
  parts: readonly Part[]
}

export const figure = <Value extends Figure['value']>(value: Value, origin: Origin) => ({
  value,
  origin,
})

/** A figure where there is one: what a table leaves open stays out of the sheet. */
export const figureOf = (value: number | undefined, origin: Origin): Figure | undefined =>
  value === undefined ? undefined : figure(value, origin)

/** Newtons as kilonewtons: a table's figure as printed, a computed one with three figures. */
export const kilonewtons = (newtons: number, origin: Origin) =>
  Number((newtons / 1000).toPrecision(origin === 'standard' ? 6 : 3))

export const pieces: Words = { zh: '件', en: 'pcs' }
export const sets: Words = { zh: '套', en: 'set' }
export const units: Words = { zh: '台', en: 'unit' }
