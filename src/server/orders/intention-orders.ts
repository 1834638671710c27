import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { checkedCustomLines, describedEntries } from './custom-lines'
import { detailsOf, proposedDetails } from './order-details'
import { findOrder, type Order } from './intention-orders.sql'
import type { NewOrder } from './new-orders.sql'
import { countOrders, listOften, pageOrders } from './order-pages.sql'
import { checkedLines, takeReserved } from './order-lines'
import { filterOf, materialAnswer, orderAnswers, withHistory } from './order-answers'
import { moveOrder } from './order-moves.sql'
import { tell } from './order-news'
import { storeOrder } from './order-placing'
import { findProducts } from './products.sql'
import { checkedProjectLines } from './project-lines'

export const intentionOrders = {
  async submitOrder({ body }, context) {
    const { productList = [], projectList = [], customizationList = [], remark = '' } = body
    if (productList.length + projectList.length + customizationList.length === 0) {
      const message = context.text('orders.emptyOrder')
      throw new Refusal('orders.emptyOrder', { errors: [{ path: 'productList', message }] })
    }
    const today = todayAt(context.settings.timeZone)
    const custom = await describedEntries(customizationList, context)
    const lines = [
      ...(await checkedLines(productList, today, context)),
      ...(await checkedProjectLines(projectList, today, context)),
      ...(await checkedCustomLines(custom, today, context)),
    ]
    await takeReserved({ productList, projectList, customizationList }, context)
    return placeOrder({ remark, details: detailsOf(body), lines }, context)
  },

  async listOrders({ query }, context) {
    const { current, size, order } = query
    const filter = filterOf(query, context, userOf(context).accountId)
    const page = { current, size, order }
    const { total, orders } = await pageOrders(context.database, filter, {
      ...page,
      language: context.language,
    })
    return { records: await orderAnswers(orders, context), total, current, size }
  },

  async countOrders(_call, context) {
    return { counts: await countOrders(context.database, userOf(context).accountId) }
  },

  async listOftenReserved({ query: { size } }, context) {
    const { database, language } = context
    const ids = await listOften(database, userOf(context).accountId, size)
    const products = new Map(
      (await findProducts(database, ids)).map((product) => [product.id, product]),
    )
    return ids
      .flatMap((id) => products.get(id) ?? [])
      .map((product) => materialAnswer(product, language))
  },

  async getOrder({ params: { id } }, context) {
    return ownAnswer(id, context)
  },

  proposeOrderDetails: (_call, context) => proposedDetails(context),

  async withdrawOrder({ params: { id } }, context) {
    const order = await ownOrder(id, context)
    const withdrawn = await moveOrder(context.database, { id, action: 'withdraw' })
    if (!withdrawn) throw new Refusal('orders.notWithdrawable')
    await tell(context, order, { what: 'withdrawn' })
    return ownAnswer(id, context)
  },
} satisfies Partial<Handlers>

/** Creates a reservation from validated lines and notifies staff. */
export async function placeOrder(
  order: Pick<NewOrder, 'remark' | 'details' | 'lines'>,
  context: Context,
): Promise<Schemas['SubmittedOrder']> {
  const { id: userId, accountId } = userOf(context)
  const stored = await storeOrder({ accountId, userId, ...order }, context)
  await tell(context, { ...stored, accountId }, { what: 'submitted' })
  return stored
}

export async function ownOrder(id: number, context: Context): Promise<Order> {
  const order = await findOrder(context.database, { id, accountId: userOf(context).accountId })
  if (!order) throw new Refusal('orders.notFound')
  return order
}

export const ownAnswer = async (id: number, context: Context) =>
  withHistory(await ownOrder(id, context), context)
