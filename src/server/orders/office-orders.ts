import { dayAt } from '../../domain/day'
import { isExpired, may, type OrderAction } from '../../domain/orders/reservation-states'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { checkedAnswers } from './answer-lines'
import { findOrder, type Order } from './intention-orders.sql'
import { pageOrders } from './order-pages.sql'
import { accountNames, countByState, customerOf } from './office-orders.sql'
import { filterOf, orderAnswers, withHistory } from './order-answers'
import { moveOrder, storeAnswers, type Move } from './order-moves.sql'
import { tell } from './order-news'

/** Reservations as staff see to them: those of all customers. */
export const officeOrders = {
  async listAllOrders({ query }, context) {
    const { current = 1, size = 10 } = query
    const page = { current, size }
    const { total, orders } = await pageOrders(context.database, filterOf(query, context), page)
    const names = await accountNames(
      context.database,
      orders.map(({ accountId }) => accountId),
    )
    const answers = await orderAnswers(orders, context)
    const records = orders.map((order, index) => {
      const { id, uniqueCode, createTime, summary, lineCount, statusCode } = answers[index]!
      const customer = names.get(order.accountId) ?? ''
      const row = { id, uniqueCode, createTime, customer, summary, lineCount, statusCode }
      return { ...row, ...(order.validUntil && { validUntil: order.validUntil }) }
    })
    return { records, total, current, size }
  },

  async countOrdersByState(_call, { database }) {
    return { tabs: await countByState(database) }
  },

  getAnyOrder: async ({ params: { id } }, context) =>
    answerFor(await anyOrder(id, context), context),

  async answerOrder({ params: { id }, body }, context) {
    const { database, settings } = context
    const order = await anyOrder(id, context)
    const answers = await checkedAnswers(order, body.lines, context)
    if (isExpired(body.validUntil, dayAt(settings.timeZone))) {
      const errors = [{ path: 'validUntil', message: context.text('orders.expiryInPast') }]
      throw new Refusal('orders.expiryInPast', { errors })
    }
    const user = userOf(context)
    const note = body.note?.trim() ?? ''
    const answer = {
      note,
      answeredAt: new Date().toISOString(),
      answeredBy: user.data.contactName ?? user.username,
    }
    const { version, validUntil } = body
    await move(context, order, { action: 'answer', version, validUntil, data: { answer } })
    await storeAnswers(database, answers)
    await tell(context, order, { what: 'answered', note })
    return answerFor(await anyOrder(id, context), context)
  },

  async declineOrder({ params: { id }, body: { version, reason } }, context) {
    const order = await anyOrder(id, context)
    const declineReason = reason.trim()
    await move(context, order, { action: 'decline', version, data: { declineReason } })
    await tell(context, order, { what: 'declined', note: declineReason })
    return answerFor(await anyOrder(id, context), context)
  },

  async closeOrder({ params: { id }, body: { version } }, context) {
    const order = await anyOrder(id, context)
    await move(context, order, { action: 'close', version })
    await tell(context, order, { what: 'closed' })
    return answerFor(await anyOrder(id, context), context)
  },
} satisfies Partial<Handlers>

export async function anyOrder(id: number, { database }: Context): Promise<Order> {
  const order = await findOrder(database, { id })
  if (!order) throw new Refusal('orders.notFound')
  return order
}

async function answerFor(order: Order, context: Context) {
  const customer = await customerOf(context.database, order)
  return { ...(await withHistory(order, context)), customer }
}

/** The state is named where it forbids the action; else somebody was faster. */
async function move(
  context: Context,
  order: Order,
  how: Omit<Move, 'id'> & { action: OrderAction },
) {
  if (!may('staff', how.action, order)) throw new Refusal('orders.notInThisState')
  const moved = await moveOrder(context.database, { id: order.id, ...how })
  if (!moved) throw new Refusal('orders.changedMeanwhile')
}
