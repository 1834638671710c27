import type { Day } from '../../domain/day'
import { raisedCounts } from '../../domain/orders'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { NewLine } from './intention-orders.sql'
import { findProducts } from './products.sql'

/** The lines of a submission with what their products are called now; refuses what cannot be reserved. */
export async function checkedLines(
  entries: Schemas['OrderEntry'][],
  today: Day,
  { database, text }: Pick<Context, 'database' | 'text'>,
): Promise<NewLine[]> {
  if (entries.length === 0) {
    const message = text('orders.emptyOrder')
    throw new Refusal('orders.emptyOrder', { errors: [{ path: 'productList', message }] })
  }

  const late = entries.flatMap(({ requiredDate }, index) =>
    requiredDate < today
      ? [{ path: `productList.${index}.requiredDate`, message: text('orders.dateInPast') }]
      : [],
  )
  if (late.length > 0) throw new Refusal('orders.dateInPast', { errors: late })

  const ids = [...new Set(entries.map(({ dataId }) => dataId))]
  const products = new Map((await findProducts(database, ids)).map((one) => [one.id, one]))
  const gone = entries.flatMap(({ dataId }, index) =>
    products.has(dataId) ? [] : [{ index, dataId }],
  )
  if (gone[0]) {
    const errors = gone.map(({ index, dataId }) => ({
      path: `productList.${index}.dataId`,
      message: text('orders.productGone', { id: dataId }),
    }))
    throw new Refusal('orders.productGone', { values: { id: gone[0].dataId }, errors })
  }
  return entries.map(({ dataId, counts, requiredDate }) => {
    const product = products.get(dataId)!
    const { model, materialName, unitName, prodImgs, minQuantity } = product
    return {
      dataId,
      counts: raisedCounts(counts, minQuantity),
      requiredDate,
      data: { model, materialName, unitName, prodImgs, minQuantity },
    }
  })
}
