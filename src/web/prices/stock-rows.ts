import { itemAt } from '../../domain/lists/items'
import { leadTimeIn, quantityIn } from '../../domain/prices/sheet-cells'
import type { Schemas } from '../../domain/schemas'
import { storedRow, type GridColumn, type GridRow } from '../grid/grid-rows'
import { formatTime, text } from '../language/locale'
import { figureColumn, modelColumn, shownColumn, valueOf } from './figure-columns'

/** Columns of the cells in `stockRow`. */
const [quantity, leadTime] = [1, 2]

export const stockColumns = (): GridColumn[] => [
  modelColumn({ readOnly: true }),
  figureColumn({ key: 'quantity', width: 140, read: quantityIn }),
  figureColumn({ key: 'leadTimeDays', width: 140, read: leadTimeIn }),
  shownColumn('materialName', text('pricing.grid.product'), 260),
  shownColumn('updatedAt', text('pricing.grid.updated'), 180),
]

/** The time of the last update tells whether somebody else has changed the figures; 0 if there are none yet. */
export const stockRow = (stock: Schemas['StockRow']): GridRow =>
  storedRow(stock.id, stock.updatedAt ? Date.parse(stock.updatedAt) : 0, [
    stock.model,
    String(stock.quantity ?? ''),
    String(stock.leadTimeDays ?? ''),
    stock.materialName,
    stock.updatedAt ? formatTime(stock.updatedAt) : '',
  ])

export function stockChange(row: GridRow): Schemas['StockChange'] {
  const inStock = valueOf(quantityIn(itemAt(row.now, quantity)))
  const days = valueOf(leadTimeIn(itemAt(row.now, leadTime)))
  return {
    materialId: row.id ?? 0,
    ...(inStock !== undefined && { quantity: inStock }),
    ...(days !== undefined && { leadTimeDays: days }),
    ...(row.version && { updatedAt: new Date(row.version).toISOString() }),
  }
}
