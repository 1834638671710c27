import { leadTimeIn, quantityIn } from '../../../domain/prices/sheet-cells'
import type { Schemas } from '../../../domain/schemas'
import type { ModelMatches } from './batch-models.sql'
import { faultsOf, productOf, type CheckedRow, type Read } from './batch-rows'
import type { StockFigure } from './write-stock.sql'

/** Checks one row of a batch of stock against the products. */
export function checkStock(
  row: Schemas['StockBatchRow'],
  models: ModelMatches,
): CheckedRow<StockFigure> {
  const product = productOf(row.model, models)
  if (row.quantity === undefined && row.leadTimeDays === undefined) {
    const nothing = { reason: 'pricing.row.noFigures' as const, values: {} }
    return { reasons: [...faultsOf([product]), nothing] }
  }
  const quantity = figureOf(row.quantity, quantityIn)
  const leadTimeDays = figureOf(row.leadTimeDays, leadTimeIn)
  if ('value' in product && 'value' in quantity && 'value' in leadTimeDays)
    return {
      figures: {
        materialId: product.value,
        quantity: quantity.value,
        leadTimeDays: leadTimeDays.value,
      },
    }
  return { reasons: faultsOf([product, quantity, leadTimeDays]) }
}

/** Absent stays absent, and null stays null. */
function figureOf(
  sent: number | null | undefined,
  read: (cell: string) => Read<number | undefined>,
): Read<number | null | undefined> {
  return sent === undefined || sent === null ? { value: sent } : read(String(sent))
}
