import type { ColumnKey, Origin } from './columns'

/** A text in both languages. */
export interface Words {
  zh: string
  en: string
}

export interface Figure {
  value: number | string | Words
  origin: Origin
}

export type Cell = number | string | Words | Figure

/** A model of the demo; `sheet.ts` writes it as a row. */
export interface Part {
  model: string
  name: Words
  commonName: Words
  /** In kg. */
  weight: Figure & { value: number }
  unit: Words
  /** Tools are packed singly, whatever they weigh. */
  singly?: boolean
  cells: Partial<Record<ColumnKey, Cell>>
  /** Description. */
  about: Words
  /** Precautions. */
  attention: Words
  remark?: Words
  calculable?: boolean
  replacements?: readonly string[]
  related?: readonly string[]
}

/** A product class and its models. */
export interface ClassOfParts {
  /** Chinese abbreviation of its category. */
  category: string
  className: Words
  parts: readonly Part[]
}

export const figure = <Value extends Figure['value']>(value: Value, origin: Origin) => ({
  value,
  origin,
})

/** A figure if the table has one; missing ones stay out of the sheet. */
export const figureOf = (value: number | undefined, origin: Origin): Figure | undefined =>
  value === undefined ? undefined : figure(value, origin)

/** Newtons in kilonewtons: table values as printed, computed ones with three significant digits. */
export const kilonewtons = (newtons: number, origin: Origin) =>
  Number((newtons / 1000).toPrecision(origin === 'standard' ? 6 : 3))

export const pieces: Words = { zh: '件', en: 'pcs' }
export const sets: Words = { zh: '套', en: 'set' }
export const units: Words = { zh: '台', en: 'unit' }
