import { officeOrderLink } from '../../domain/orders/order-link'
import { openLines, openText } from '../../domain/orders/open-lines'
import { isInWork, may, orderState } from '../../domain/orders/reservation-states'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers, SentCall } from '../http/handler'
import { storedFields } from '../records/stored-fields'
import { assign, heldAnswer } from '../queues/assignment'
import { queueFilterOf } from '../queues/queue-filter.sql'
import { needsApproval } from '../../domain/orders/approval'
import { staffFacts } from './approval-answers'
import type { Order } from './intention-orders.sql'
import { madeAnswer, sendAnswer } from './sent-answers'
import { countByState, pageOrders } from './order-pages.sql'
import { customerOf, namesOfAccounts } from './office-orders.sql'
import { filterOf, orderAnswers, withHistory } from './order-answers'
import { anyOrder, move } from './staff-moves'
import { tell } from './order-news'
import { itemAt } from '../../domain/lists/items'

const table = 'intention_order'

/** Reservations in the office: those of all customers. */
export const officeOrders = {
  async listAllOrders({ query }, context) {
    const { current, size, order } = query
    const { language } = context
    const page = { current, size, order, language }
    const { total, orders } = await pageOrders(context.database, queueFilter(query, context), page)
    const names = await namesOfAccounts(
      context.database,
      orders.map(({ accountId }) => accountId),
      language,
    )
    const answers = await orderAnswers(orders, context)
    const records = orders.map((order, index) => {
      const { id, uniqueCode, createTime, summary, lineCount, statusCode } = itemAt(answers, index)
      const customer = names.get(order.accountId) ?? ''
      const { accountId } = order
      const row = {
        id,
        uniqueCode,
        createTime,
        accountId,
        customer,
        summary,
        lineCount,
        statusCode,
      }
      const details = storedFields('OrderDetails', order.data)
      const valid = order.validUntil && { validUntil: order.validUntil }
      return { ...details, ...row, ...valid, ...held(order, context) }
    })
    return { records, total, current, size }
  },

  async countOrdersByState({ query }, context) {
    return { tabs: await countByState(context.database, queueFilter(query, context)) }
  },

  getAnyOrder: async ({ params: { id } }, context) =>
    officeAnswer(await anyOrder(id, context), context),

  async assignOrder({ params: { id }, body }, context) {
    const order = await anyOrder(id, context)
    const { uniqueCode } = order
    const message = {
      key: 'orders.notify.assigned',
      values: { code: uniqueCode },
      link: officeOrderLink({ id, uniqueCode }),
    } as const
    await assign({ table, id, role: 'sales', waits: isInWork(order), message }, body, context)
    return officeAnswer(await anyOrder(id, context), context)
  },

  async answerOrder({ params: { id }, body }, context) {
    const order = await anyOrder(id, context)
    const answer = await madeAnswer(order, body, context)
    if (needsApproval(answer.made, context.settings)) throw new Refusal('orders.approval.needed')
    await sendAnswer(order, { ...answer, by: userOf(context), version: body.version }, context)
    return officeAnswer(await anyOrder(id, context), context)
  },

  async declineOrder({ params: { id }, body: { version, reason } }, context) {
    const order = await anyOrder(id, context)
    const declineReason = reason.trim()
    const by = userOf(context)
    await move(context, order, { action: 'decline', by, version, data: { declineReason } })
    await tell(context, order, { what: 'declined', note: declineReason })
    return officeAnswer(await anyOrder(id, context), context)
  },

  async closeOrder({ params: { id }, body: { version, leaveOpen } }, context) {
    const order = await anyOrder(id, context)
    if (!leaveOpen && may('staff', 'close', order)) await refuseOpen(order, context)
    await move(context, order, { action: 'close', version })
    await tell(context, order, { what: 'closed' })
    return officeAnswer(await anyOrder(id, context), context)
  },
} satisfies Partial<Handlers>

export async function officeAnswer(order: Order, context: Context) {
  const customer = await customerOf(context.database, order, context.language)
  const { conversationId } = order
  return {
    ...(await withHistory(order, context)),
    customer,
    ...held(order, context),
    ...(conversationId !== null && { conversationId }),
    ...(await staffFacts(order, context)),
  }
}

/** Closing an order with undelivered lines must be confirmed. */
async function refuseOpen(order: Order, context: Context): Promise<void> {
  const open = openLines(await withHistory(order, context))
  if (open.length === 0) return
  const lines = open.map((line) => openText(line, context.sentenceLanguage))
  throw new Refusal('orders.openLines', { values: { lines: lines.join('; ') } })
}

/** Filters of the list, including event, assignee and due date. */
function queueFilter(query: SentCall<'listAllOrders'>['query'], context: Context) {
  const { event, from, to, account, product } = query
  const { timeZone } = context.settings
  return {
    ...filterOf(query, context),
    ...(account !== undefined && { accountId: account }),
    productId: product,
    // Days alone are those of the submission.
    event:
      event || from || to ? { name: event ?? 'received', days: { from, to, timeZone } } : undefined,
    queue: queueFilterOf(query, context),
    waitsFor: query.waits,
  }
}

const held = (order: Order, context: Context) => heldAnswer(order, awaitsAnswer(order), context)

/** Sales has to answer: nothing was answered yet, or the customer has asked about a line. */
const awaitsAnswer = ({ statusCode, lines }: Order) =>
  statusCode === orderState.submitted ||
  (statusCode === orderState.answered && lines.some(({ question }) => question !== null))
