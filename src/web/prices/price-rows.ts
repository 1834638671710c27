import { itemAt } from '../../domain/lists/items'
import { fromCountsIn, perIn, priceIn } from '../../domain/prices/sheet-cells'
import type { Schemas } from '../../domain/schemas'
import { isCellChanged, isNew, storedRow, type GridColumn, type GridRow } from '../grid/grid-rows'
import type { ChangedRows } from '../grid/useSaveGrid'
import { formatTime, text } from '../language/locale'
import { figureColumn, modelColumn, shownColumn, valueOf } from './figure-columns'

type Price = Schemas['OfficePrice']
type Change = Schemas['PriceChange']

/** Columns of the cells in `gridRow`. */
const [model, fromCounts, amount, per] = [0, 1, 2, 3]
export const keys = [model, fromCounts]

export const priceColumns = (): GridColumn[] => [
  modelColumn({
    required: true,
    check: (cell) => (cell.trim() === '' ? text('pricing.row.noModel') : undefined),
  }),
  figureColumn({ key: 'fromCounts', width: 120, read: fromCountsIn }),
  figureColumn({ key: 'amount', width: 140, read: priceIn, required: true }),
  figureColumn({ key: 'per', width: 110, read: perIn, options: ['1', '100', '1000'] }),
  shownColumn('materialName', text('pricing.grid.product'), 260),
  shownColumn('updatedAt', text('pricing.grid.updated'), 180),
]

/** Cells of a new row. */
export const freshPrice = () => ['', '1', '', '1', '', '']

/** The time of the last update tells whether somebody else has changed a price. */
export const priceRow = (price: Price): GridRow =>
  storedRow(price.id, Date.parse(price.updatedAt), [
    price.model,
    String(price.fromCounts),
    price.amount,
    String(price.per),
    price.materialName,
    formatTime(price.updatedAt),
  ])

interface Entry {
  row: GridRow
  change: Change
}

/**
 * The entries of a request, each with its row. A price whose product or quantity changed is another price, so the
 * former one is removed.
 */
export function entriesOf(
  { sent, removed }: ChangedRows,
  products: ReadonlyMap<number, number>,
): Entry[] {
  const isMoved = (row: GridRow) => !isNew(row) && keys.some((place) => isCellChanged(row, place))
  const former = [...removed, ...sent.filter(isMoved)].map((row) => ({
    row,
    change: priceOf(row.stored, row, products),
  }))
  const present = sent.map((row) => {
    const { updatedAt, ...named } = priceOf(row.now, row, products)
    const change: Change = {
      ...named,
      amount: valueOf(priceIn(itemAt(row.now, amount))) ?? '',
      per: valueOf(perIn(itemAt(row.now, per))) ?? 1,
      ...(updatedAt !== undefined && !isMoved(row) && { updatedAt }),
    }
    return { row, change }
  })
  return [...former, ...present]
}

/** A product and quantity as cells name them, and the stored price on which its change is based. */
function priceOf(
  cells: readonly string[],
  row: GridRow,
  products: ReadonlyMap<number, number>,
): Pick<Change, 'materialId' | 'model' | 'fromCounts' | 'updatedAt'> {
  const product =
    itemAt(cells, model) === row.stored[model] && row.id !== undefined && products.get(row.id)
  return {
    ...(product ? { materialId: product } : { model: itemAt(cells, model).trim() }),
    fromCounts: valueOf(fromCountsIn(itemAt(cells, fromCounts))) ?? 1,
    ...(row.version !== undefined && { updatedAt: new Date(row.version).toISOString() }),
  }
}
