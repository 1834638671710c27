import type { Day } from '../../domain/days/day'
import { raisedCounts } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { takeLines } from './cart.sql'
import { partsOf } from './customer-parts.sql'
import type { NewLine } from './new-orders.sql'
import { snapshotOf } from './items'
import { findProducts, namesOfGone } from './products.sql'
import { reportOfLine } from './line-reports'
import { itemAt, valueIn } from '../../domain/lists/items'
import { keysIn } from '../../domain/lists/objects'

interface Submission {
  /** The customer's account. */
  accountId?: number
  /** Names of the list and of the item's field in the form, for its faults. */
  list?: string
  item?: string
}

/** Lines of a submission with current product data; refuses products that cannot be reserved. */
export async function checkedLines(
  entries: Schemas['OrderEntry'][],
  today: Day,
  context: Context,
  { accountId = userOf(context).accountId, list = 'productList', item = 'dataId' }: Submission = {},
): Promise<NewLine[]> {
  const { database, text } = context
  const late = entries.flatMap(({ requiredDate }, index) =>
    requiredDate < today
      ? [{ path: `${list}.${index}.requiredDate`, message: text('orders.dateInPast') }]
      : [],
  )
  if (late.length > 0) throw new Refusal('orders.dateInPast', { errors: late })

  const ids = [...new Set(entries.map(({ dataId }) => dataId))]
  const products = new Map(
    (await findProducts(database, ids)).map((product) => [product.id, product]),
  )
  const gone = entries.flatMap(({ dataId }, index) =>
    products.has(dataId) ? [] : [{ index, dataId }],
  )
  if (gone.length > 0) {
    const names = await namesOfGone(
      database,
      gone.map(({ dataId }) => dataId),
    )
    const errors = gone.map(({ index }) => ({
      path: `${list}.${index}.${item}`,
      message: text('orders.entryGone'),
    }))
    const product = [...names.values()].join(', ')
    throw new Refusal('orders.productGone', { values: { product }, errors })
  }
  const numbers = await partsOf(database, accountId, ids)
  const reports = await Promise.all(
    entries.map((entry, index) =>
      reportOfLine(entry, { accountId, path: `${list}.${index}.reportId` }, context),
    ),
  )
  return entries.map(({ dataId, counts, requiredDate }, index) => {
    const product = valueIn(products, dataId)
    const customerPartNo = numbers.get(dataId)
    return {
      dataId,
      counts: raisedCounts(counts, product.minQuantity),
      requiredDate,
      data: {
        ...snapshotOf(product),
        ...(customerPartNo !== undefined && { customerPartNo }),
        ...itemAt(reports, index),
      },
    }
  })
}

/** Kind of cart line per list of the submission. */
const kindOf = { productList: 1, projectList: 2, customizationList: 3 } as const

/**
 * Removes the reserved lines from the cart. Refuses everything if a line is gone (perhaps reserved in another window)
 * or has changed.
 */
export async function takeReserved(
  lists: Partial<Record<keyof typeof kindOf, { cartId?: number; dataId?: number }[]>>,
  context: Context,
): Promise<void> {
  const { database, text } = context
  const entries = keysIn(lists).flatMap((list) =>
    (lists[list] ?? []).map(({ cartId, dataId }, index) => ({
      cartId,
      dataId,
      typeId: kindOf[list],
      path: `${list}.${index}.cartId`,
    })),
  )
  const ids = entries.flatMap(({ cartId }) => cartId ?? [])
  const taken = await takeLines(database, { ids, userId: userOf(context).id })
  const held = new Map(taken.map((line) => [line.id, line]))
  const errors = entries.flatMap(({ cartId, dataId, typeId, path }) => {
    if (cartId === undefined) return []
    const line = held.get(cartId)
    const isMeant = line?.typeId === typeId && (dataId === undefined || line.dataId === dataId)
    return isMeant ? [] : [{ path, message: text('orders.cartLineNotFound') }]
  })
  if (errors.length > 0) throw new Refusal('orders.cartLineNotFound', { errors })
}
