/** A cell that cannot be used, as the key of its reason and the values in it. */
export interface CellFault {
  reason: `pricing.row.${'negative' | 'zero' | 'price' | 'per' | 'fromCounts' | 'quantity' | 'leadTime' | 'noPrice'}`
  values: Record<string, string>
}

export type CellResult<Value> = { value: Value } | { fault: CellFault }

const plain = (cell: string) => cell.normalize('NFKC').trim()

const numberForm = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/

/** A price above zero with at most six decimals, as exact text; thousands may be separated by commas. */
export function priceIn(cell: string): CellResult<string> {
  const written = plain(cell)
  const fault = (reason: CellFault['reason']) => ({ fault: { reason, values: { price: written } } })
  if (written === '') return fault('pricing.row.noPrice')
  if (/^[-−(]/.test(written) && /\d/.test(written)) return fault('pricing.row.negative')
  if (!numberForm.test(written)) return fault('pricing.row.price')
  const [whole = '', decimals = ''] = written.replaceAll(',', '').split('.')
  if (!/[1-9]/.test(whole + decimals)) return fault('pricing.row.zero')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > 12 || decimals.length > 6) return fault('pricing.row.price')
  return { value: decimals ? `${digits}.${decimals}` : digits }
}

/** A whole number within limits. "1.000" is refused, because it may mean one or a thousand. */
function wholeIn(cell: string, { from, to }: { from: number; to: number }): number | undefined {
  const written = plain(cell)
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,10})$/.test(written)) return undefined
  const value = Number(written.replaceAll(',', ''))
  return value >= from && value <= to ? value : undefined
}

/** The smallest quantity of a price; one if the cell is empty. */
export function fromCountsIn(cell: string): CellResult<number> {
  if (plain(cell) === '') return { value: 1 }
  const value = wholeIn(cell, { from: 1, to: 100_000_000 })
  if (value !== undefined) return { value }
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
  return { fault: { reason: 'pricing.row.quantity', values: { quantity: plain(cell) } } }
}

/** A lead time in days; undefined if the cell is empty. */
export function leadTimeIn(cell: string): CellResult<number | undefined> {
  if (plain(cell) === '') return { value: undefined }
  const value = wholeIn(cell, { from: 0, to: 3650 })
  if (value !== undefined) return { value }
  return { fault: { reason: 'pricing.row.leadTime', values: { days: plain(cell) } } }
}
