import { isPointed, readFigure } from '../reading/figures'

/** A cell that cannot be used, as the key of its reason and the values in it. */
export interface CellFault {
  reason: `pricing.row.${'several' | 'negative' | 'zero' | 'price' | 'per' | 'fromCounts' | 'quantity' | 'leadTime' | 'noPrice'}`
  values: Record<string, string>
}

export type CellResult<Value> = { value: Value } | { fault: CellFault }

const plain = (cell: string) => cell.normalize('NFKC').trim()

const numberForm = /^\d+(?:\.\d+)?$/

/** The fault of a figure that may be two: "1,234". */
function severalIn(cell: string): { fault: CellFault } | undefined {
  const values = readFigure(cell)?.values ?? []
  if (values.length < 2) return undefined
  return {
    fault: {
      reason: 'pricing.row.several',
      values: { text: plain(cell), choices: values.join(' / ') },
    },
  }
}

/** The only figure of a text with marks of thousands; other texts, also with a decimal comma, stay as they are. */
function withoutMarks(written: string): string {
  const { values: [only = written, ...others] = [], unit = '' } = readFigure(written) ?? {}
  const isMarked = /^\d{1,3}(?:[,' ]\d{3})+(?:\.\d+)?$/.test(written)
  return isMarked && others.length === 0 && unit === '' ? only : written
}

/** A price above zero with at most six decimals, as exact text; in a price a point marks decimals. */
export function priceIn(cell: string): CellResult<string> {
  const written = plain(cell)
  const fault = (reason: CellFault['reason']) => ({ fault: { reason, values: { price: written } } })
  if (written === '') return fault('pricing.row.noPrice')
  if (/^[-−(]/.test(written) && /\d/.test(written)) return fault('pricing.row.negative')
  const several = isPointed(written) ? undefined : severalIn(cell)
  if (several) return several
  const figure = withoutMarks(written)
  if (!numberForm.test(figure)) return fault('pricing.row.price')
  const [whole = '', decimals = ''] = figure.split('.')
  if (!/[1-9]/.test(whole + decimals)) return fault('pricing.row.zero')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > 12 || decimals.length > 6) return fault('pricing.row.price')
  return { value: decimals ? `${digits}.${decimals}` : digits }
}

/** A whole number within limits. */
function wholeIn(cell: string, { from, to }: { from: number; to: number }): number | undefined {
  const figure = withoutMarks(plain(cell))
  if (!/^\d{1,10}$/.test(figure)) return undefined
  const value = Number(figure)
  return value >= from && value <= to ? value : undefined
}

/** The smallest quantity of a price; one if the cell is empty. */
export function fromCountsIn(cell: string): CellResult<number> {
  if (plain(cell) === '') return { value: 1 }
  const value = wholeIn(cell, { from: 1, to: 100_000_000 })
  if (value !== undefined) return { value }
  const several = severalIn(cell)
  if (several) return several
  return { fault: { reason: 'pricing.row.fromCounts', values: { counts: plain(cell) } } }
}

/** The quantity that a price is for, such as `100` or `每 100 件`; one if the cell is empty. */
export function perIn(cell: string): CellResult<1 | 100 | 1000> {
  const written = plain(cell)
  const figures = written.replaceAll(',', '').match(/\d+/g) ?? []
  const [figure = '1'] = figures
  const value = ([1, 100, 1000] as const).find((per) => String(per) === figure)
  const isReadable = figures.length === 1 || written === ''
  if (value !== undefined && isReadable && !/[-.−]/.test(written)) return { value }
  return { fault: { reason: 'pricing.row.per', values: { per: written } } }
}

/** A stock; undefined if the cell is empty. */
export function quantityIn(cell: string): CellResult<number | undefined> {
  if (plain(cell) === '') return { value: undefined }
  const value = wholeIn(cell, { from: 0, to: 1_000_000_000 })
  if (value !== undefined) return { value }
  const several = severalIn(cell)
  if (several) return several
  return { fault: { reason: 'pricing.row.quantity', values: { quantity: plain(cell) } } }
}

/** A lead time in days; undefined if the cell is empty. */
export function leadTimeIn(cell: string): CellResult<number | undefined> {
  if (plain(cell) === '') return { value: undefined }
  const value = wholeIn(cell, { from: 0, to: 3650 })
  if (value !== undefined) return { value }
  return { fault: { reason: 'pricing.row.leadTime', values: { days: plain(cell) } } }
}
