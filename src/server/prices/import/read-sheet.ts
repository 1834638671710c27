import { belowTitles, type ImportTable } from '../../../domain/catalogue/import/table'
import {
  fromCountsIn,
  leadTimeIn,
  perIn,
  priceIn,
  quantityIn,
  type CellResult,
} from '../../../domain/prices/sheet-cells'
import type { Schemas } from '../../../domain/schemas'
import type { TextKey } from '../../../generated/text-key'
import { isUnstorable } from '../../database/storable'
import { Refusal } from '../../http/errors'
import type { SheetColumn } from '../../../domain/prices/sheet-columns'
import { placesIn } from './sheet-headings'

/** A reason why a row is refused, stored with the row and worded for each reader. */
export interface RowReason {
  key: TextKey
  values: Record<string, string | number>
}

/** A row as it is read, before its model and list are looked up. */
export interface SheetRow {
  line: number
  model: string
  list: string
  currency: string
  fromCounts: number
  after: { amount?: string; per?: number; quantity?: number; leadTimeDays?: number }
  reasons: RowReason[]
}

export interface PriceSheet {
  kind: Schemas['PriceImportKind']
  rows: SheetRow[]
}

/** Reads a sheet of prices or of stock, which its columns tell; rows without any figure are left out. */
export function readPriceSheet(sheet: ImportTable): PriceSheet {
  const table = belowTitles(sheet, (cells) => placesIn(cells).size > 1)
  const places = placesIn(table.header)
  const isStock = places.has('quantity') || places.has('leadTimeDays')
  const kind = places.has('amount') ? 'prices' : 'stock'
  if (!places.has('model') || (kind === 'stock' && !isStock))
    throw new Refusal('pricing.import.columns')
  if (kind === 'prices' && !places.has('list')) throw new Refusal('pricing.import.noList')
  const values: SheetColumn[] = kind === 'prices' ? ['amount'] : ['quantity', 'leadTimeDays']
  const unreadable = new Map(
    (table.faults ?? []).map(({ row, column, written }) => [`${row}:${column}`, written]),
  )
  const rows = table.rows.flatMap((cells, row) => {
    const cellOf = (column: SheetColumn) => cells[places.get(column) ?? -1]?.trim() ?? ''
    const line = table.lines?.[row] ?? row + 2
    const broken = [...places.values()].flatMap((place) => {
      const written = unreadable.get(`${row}:${place}`) ?? cells[place] ?? ''
      const isBroken = unreadable.has(`${row}:${place}`) || isUnstorable(written)
      return isBroken
        ? [{ key: 'pricing.row.cell' as const, values: { found: visible(written) } }]
        : []
    })
    if (broken.length === 0 && values.every((column) => cellOf(column) === '')) return []
    const read = kind === 'prices' ? readPrice(cellOf) : readStock(cellOf)
    return {
      line,
      ...read,
      model: visible(cellOf('model')),
      list: visible(cellOf('list')),
      currency: visible(cellOf('currency')),
      reasons: broken.length > 0 ? broken : read.reasons,
    }
  })
  if (rows.length === 0) throw new Refusal('pricing.import.empty')
  return { kind, rows }
}

/** Text that the database can store, of a length that a reason can name. */
const visible = (text: string) => (isUnstorable(text) ? '?' : text).slice(0, 200)

type CellOf = (column: SheetColumn) => string

function readPrice(cellOf: CellOf): Pick<SheetRow, 'fromCounts' | 'after' | 'reasons'> {
  const amount = priceIn(cellOf('amount'))
  const per = perIn(cellOf('per'))
  const fromCounts = fromCountsIn(cellOf('fromCounts'))
  return {
    fromCounts: valueOf(fromCounts) ?? 1,
    after: { amount: valueOf(amount) ?? '', per: valueOf(per) ?? 1 },
    reasons: [amount, per, fromCounts].flatMap(reasonsOf),
  }
}

function readStock(cellOf: CellOf): Pick<SheetRow, 'fromCounts' | 'after' | 'reasons'> {
  const quantity = quantityIn(cellOf('quantity'))
  const leadTime = leadTimeIn(cellOf('leadTimeDays'))
  const stock = valueOf(quantity)
  const days = valueOf(leadTime)
  return {
    fromCounts: 1,
    after: {
      ...(stock !== undefined && { quantity: stock }),
      ...(days !== undefined && { leadTimeDays: days }),
    },
    reasons: [quantity, leadTime].flatMap(reasonsOf),
  }
}

const valueOf = <Value>(result: CellResult<Value>): Value | undefined =>
  'value' in result ? result.value : undefined

const reasonsOf = (result: CellResult<unknown>): RowReason[] =>
  'fault' in result ? [{ key: result.fault.reason, values: shortened(result.fault.values) }] : []

const shortened = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, 60)]))
