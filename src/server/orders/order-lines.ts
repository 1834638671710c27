import type { Day } from '../../domain/day'
import { raisedCounts } from '../../domain/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { takeLines } from './cart.sql'
import { partsOf } from './customer-parts.sql'
import type { NewLine } from './new-orders.sql'
import { snapshotOf } from './items'
import { findProducts } from './products.sql'

/** The lines of a submission with what their products are called now; refuses what cannot be reserved. */
export async function checkedLines(
  entries: Schemas['OrderEntry'][],
  today: Day,
  context: Context,
): Promise<NewLine[]> {
  const { database, text } = context
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
  const numbers = await partsOf(database, userOf(context).accountId, ids)
  return entries.map(({ dataId, counts, requiredDate }) => {
    const product = products.get(dataId)!
    const customerPartNo = numbers.get(dataId)
    return {
      dataId,
      counts: raisedCounts(counts, product.minQuantity),
      requiredDate,
      data: { ...snapshotOf(product), ...(customerPartNo !== undefined && { customerPartNo }) },
    }
  })
}

/**
 * Takes what is reserved out of the cart; a line that is no longer there refuses it all, from whichever window it went,
 * and so does one that holds something else.
 */
export async function takeReserved(
  lists: Record<string, { cartId?: number; dataId?: number }[]>,
  context: Context,
): Promise<void> {
  const { database, text } = context
  const entries = Object.entries(lists).flatMap(([list, all]) =>
    all.map(({ cartId, dataId }, index) => ({ cartId, dataId, path: `${list}.${index}.cartId` })),
  )
  const ids = entries.flatMap(({ cartId }) => cartId ?? [])
  const taken = await takeLines(database, { ids, userId: userOf(context).id })
  const held = new Map(taken.map(({ id, dataId }) => [id, dataId]))
  const errors = entries.flatMap(({ cartId, dataId, path }) =>
    cartId === undefined || (held.has(cartId) && held.get(cartId) === (dataId ?? held.get(cartId)))
      ? []
      : [{ path, message: text('orders.cartLineNotFound') }],
  )
  if (errors.length > 0) throw new Refusal('orders.cartLineNotFound', { errors })
}
