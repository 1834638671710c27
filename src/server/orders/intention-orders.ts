import { dayAt } from '../../domain/day'
import { allowedIn, daysOf, orderCode, orderState } from '../../domain/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { notifyColleagues, notifyStaff } from '../notifications/notifications.sql'
import { addStep, listSteps } from '../timeline/timeline.sql'
import {
  countOrders,
  findOrder,
  insertOrder,
  listOften,
  moveOrder,
  nextNumber,
  pageOrders,
  type NewOrder,
  type Order,
} from './intention-orders.sql'
import { checkedLines, takeReserved } from './order-lines'
import { materialAnswer, orderAnswer } from './order-answers'
import { findProducts } from './products.sql'

export const intentionOrders = {
  async submitOrder({ body }, context) {
    const today = dayAt(context.settings.timeZone)
    const lines = await checkedLines(body.productList, today, context)
    await takeReserved(body.productList, context)
    return placeOrder({ remark: body.remark ?? '', lines }, context)
  },

  async listOrders({ query }, context) {
    const { database, settings, language } = context
    const { current = 1, size = 10, type, keyword, statusCode } = query
    const filter = {
      accountId: userOf(context).accountId,
      keyword,
      statusCode,
      days: daysOf(type, dayAt(settings.timeZone)),
      timeZone: settings.timeZone,
    }
    const { total, orders } = await pageOrders(database, filter, { current, size })
    return { records: orders.map((order) => orderAnswer(order, language)), total, current, size }
  },

  async countOrders(_call, context) {
    return { counts: await countOrders(context.database, userOf(context).accountId) }
  },

  async listOftenReserved({ query: { size = 10 } }, context) {
    const { database, language } = context
    const ids = await listOften(database, userOf(context).accountId, size)
    const products = new Map((await findProducts(database, ids)).map((one) => [one.id, one]))
    return ids
      .flatMap((id) => products.get(id) ?? [])
      .map((product) => materialAnswer(product, language))
  },

  async getOrder({ params: { id } }, context) {
    return withHistory(await ownOrder(id, context), context)
  },

  async withdrawOrder({ params: { id } }, context) {
    const order = await ownOrder(id, context)
    const withdrawn = await moveOrder(context.database, {
      id,
      accountId: userOf(context).accountId,
      from: allowedIn.withdraw,
      to: orderState.withdrawn,
    })
    if (!withdrawn) throw new Refusal('orders.notWithdrawable')
    await tell(context, { id, code: order.uniqueCode, what: 'withdrawn' })
    return withHistory({ ...order, statusCode: orderState.withdrawn }, context)
  },
} satisfies Partial<Handlers>

/** Makes a reservation of lines that were checked, and tells of it. */
export async function placeOrder(
  { remark, lines }: Pick<NewOrder, 'remark' | 'lines'>,
  context: Context,
): Promise<Schemas['SubmittedOrder']> {
  const { database, settings } = context
  const { id: userId, accountId } = userOf(context)
  const code = orderCode(dayAt(settings.timeZone), await nextNumber(database))
  const id = await insertOrder(database, { code, accountId, userId, remark, lines })
  await tell(context, { id, code, what: 'submitted' })
  return { id, uniqueCode: code }
}

async function ownOrder(id: number, context: Context): Promise<Order> {
  const order = await findOrder(context.database, {
    id,
    accountId: userOf(context).accountId,
  })
  if (!order) throw new Refusal('orders.notFound')
  return order
}

async function withHistory(
  order: Order,
  { database, language }: Context,
): Promise<Schemas['IntentionOrder']> {
  const timeline = await listSteps(database, { subject: 'intentionOrder', id: order.id }, language)
  return { ...orderAnswer(order, language), timeline }
}

/** Notes a change in the history of the order and sends word of it to sales and to the colleagues. */
async function tell(
  context: Context,
  { id, code, what }: { id: number; code: string; what: 'submitted' | 'withdrawn' },
) {
  const { database } = context
  const user = userOf(context)
  const who = user.data.contactName ?? user.username
  await addStep(database, {
    subject: 'intentionOrder',
    subjectId: id,
    userId: user.id,
    who,
    what: `orders.timeline.${what}`,
  })
  const message = { key: `orders.notify.${what}`, values: { code, who } } as const
  await notifyStaff(database, 'sales', message)
  await notifyColleagues(database, user, { ...message, link: `/reserve/${id}/${code}` })
}
