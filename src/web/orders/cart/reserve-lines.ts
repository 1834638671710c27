import type { NavigateFunction } from 'react-router'
import type { CartItem } from './cart-query'
import { reserveCustom } from '../../actions/custom'
import { reserve } from '../../actions/reserve'

/** Reserves lines of the cart; made-to-measure lines alone have a page of their own. */
export async function reserveLines(lines: CartItem[], navigate: NavigateFunction): Promise<void> {
  const custom = lines.flatMap(customLinesOf)
  if (custom.length === lines.length) {
    await reserveCustom(custom, navigate)
    return
  }
  const products = lines.map(({ id, typeId, dataId, counts, requiredDate, ...line }) => ({
    dataId,
    counts,
    cartId: id,
    ...(line.reportId !== undefined && { reportId: line.reportId }),
    ...(requiredDate && { requiredDate }),
    ...(line.classId !== undefined && { classId: line.classId }),
    ...(typeId === 2 && { typeId }),
  }))
  await reserve(products, navigate)
}

/** A made-to-measure line in the form its reservation page expects. */
function customLinesOf({ id, classId, dataId, materialName, counts, requiredDate }: CartItem) {
  if (classId === undefined) return []
  const line = { classId, dataId, className: materialName, choices: [], counts, cartId: id }
  return [{ ...line, requiredDate }]
}
