import { type Day } from '../../domain/days/day'
import { maxCartLines, maxCounts, raisedCounts } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { cartAnswers } from './cart-answers'
import {
  addLines,
  changeLine,
  countLines,
  dateLines,
  listLines,
  takeLines,
  type Addition,
} from './cart.sql'
import { keepPartNumbers } from './customer-parts'
import { addFavourites } from './favourites.sql'
import { existingItem, snapshotOf } from './items'
import { reportOfLine } from './line-reports'
import { findProducts, namesOfGone } from './products.sql'
import { valueIn, itemAt } from '../../domain/lists/items'

export const cart = {
  async listCart(_call, context) {
    return cartAnswers(await listLines(context.database, userOf(context).id), context)
  },

  async addToCart({ body }, context) {
    checkDay(body.requiredDate, 'requiredDate', context)
    const data = await existingItem(context.database, body)
    const owner = { accountId: userOf(context).accountId, path: 'reportId' }
    const report = body.typeId === 1 ? await reportOfLine(body, owner, context) : {}
    await putIntoCart([{ ...body, data: { ...data, ...report } }], context)
    return countedCart(context)
  },

  async addCartLines({ body }, context) {
    const lines = mergedEntries(body.lines)
    lines.forEach(({ requiredDate }, index) =>
      checkDay(requiredDate, `lines.${index}.requiredDate`, context),
    )
    const productOf = await soldProducts(
      lines.map(({ dataId }) => dataId),
      context,
    )
    const additions = lines.map(({ dataId, counts, requiredDate }) => ({
      typeId: 1 as const,
      dataId,
      counts,
      requiredDate,
      data: snapshotOf(productOf(dataId)),
    }))
    await putIntoCart(additions, context)
    await keepPartNumbers(
      lines.flatMap(({ dataId, customerPartNo }) =>
        customerPartNo === undefined ? [] : { materialId: dataId, partNo: customerPartNo },
      ),
      context,
    )
    return countedCart(context)
  },

  async updateCart({ body }, context) {
    const { id, customerPartNo } = body
    const before = itemAt(await ownLines([id], context), 0)
    checkDay(body.requiredDate, 'requiredDate', context)
    const [product] =
      before.typeId === 1 ? await findProducts(context.database, [before.dataId]) : []
    const to = {
      counts: raisedCounts(body.counts ?? before.counts, product?.minQuantity ?? 1),
      requiredDate: body.requiredDate === undefined ? before.requiredDate : body.requiredDate,
    }
    const key = { id, userId: userOf(context).id }
    if (!(await changeLine(context.database, key, to))) throw new Refusal('orders.cartLineNotFound')
    if (customerPartNo !== undefined && product) {
      await keepPartNumbers([{ materialId: product.id, partNo: customerPartNo }], context)
    }
    return itemAt(await cartAnswers([{ ...before, ...to }], context), 0)
  },

  async setCartDates({ body: { ids, requiredDate } }, context) {
    checkDay(requiredDate, 'requiredDate', context)
    const key = { ids: [...new Set(ids)], userId: userOf(context).id }
    const changed = await dateLines(context.database, key, requiredDate)
    if (changed < key.ids.length) throw new Refusal('orders.cartLineNotFound')
    return { counts: await countLines(context.database, key.userId) }
  },

  async deleteFromCart({ body }, context) {
    await takeOwnLines(body, context)
    return { counts: await countLines(context.database, userOf(context).id) }
  },

  async moveToFavourites({ body }, context) {
    const userId = userOf(context).id
    const taken = await takeOwnLines(body, context)
    if (taken.some(({ typeId }) => typeId === 3)) throw new Refusal('orders.customNotFavourite')
    const products = taken.flatMap(({ typeId, dataId }) => (typeId === 1 ? dataId : []))
    await soldProducts(products, context)
    await addFavourites(context.database, userId, taken)
    return { counts: await countLines(context.database, userId) }
  },

  async countCart(_call, context) {
    return { counts: await countLines(context.database, userOf(context).id) }
  },
} satisfies Partial<Handlers>

/** Removes the caller's lines from the cart; refuses everything if one is missing or belongs to somebody else. */
export async function takeOwnLines(ids: number[], context: Context) {
  const wanted = [...new Set(ids)]
  const taken = await takeLines(context.database, { ids: wanted, userId: userOf(context).id })
  if (taken.length < wanted.length) throw new Refusal('orders.cartLineNotFound')
  return taken
}

async function ownLines(ids: number[], context: Context) {
  const lines = await listLines(context.database, userOf(context).id, ids)
  if (lines.length < ids.length) throw new Refusal('orders.cartLineNotFound')
  return lines
}

/** Products by id; refuses everything if one is no longer sold. */
async function soldProducts(ids: number[], { database }: Context) {
  const products = new Map(
    (await findProducts(database, ids)).map((product) => [product.id, product]),
  )
  const gone = ids.filter((id) => !products.has(id))
  if (gone.length > 0) {
    const product = [...(await namesOfGone(database, gone)).values()].join(', ')
    throw new Refusal('orders.productGone', { values: { product } })
  }
  return (id: number) => valueIn(products, id)
}

export async function countedCart(context: Context): Promise<Schemas['Counts']> {
  const counts = await countLines(context.database, userOf(context).id)
  if (counts > maxCartLines)
    throw new Refusal('orders.cartFull', { values: { limit: maxCartLines } })
  return { counts }
}

/** Adds lines to the caller's cart; refuses everything if one would exceed the maximum. */
export async function putIntoCart(lines: Addition[], context: Context): Promise<void> {
  const { isTooMany } = await addLines(context.database, userOf(context).id, lines)
  const values = { limit: maxCounts.toLocaleString('en-US') }
  if (isTooMany) throw new Refusal('orders.tooManyPieces', { values })
}

/** Merges entries of the same product: adds quantities, keeps the first date and part number. */
function mergedEntries(entries: Schemas['CartEntry'][]): Schemas['CartEntry'][] {
  const merged = new Map<number, Schemas['CartEntry']>()
  for (const entry of entries) {
    const first = merged.get(entry.dataId)
    if (!first) {
      merged.set(entry.dataId, entry)
      continue
    }
    merged.set(entry.dataId, { ...entry, ...first, counts: first.counts + entry.counts })
  }
  return [...merged.values()]
}

function checkDay(day: Day | null | undefined, path: string, { settings, text }: Context) {
  if (!day || day >= todayAt(settings.timeZone)) return
  const errors = [{ path, message: text('orders.dateInPast') }]
  throw new Refusal('orders.dateInPast', { errors })
}
