import { daysOf } from '../../domain/orders/orders'
import { itemAt } from '../../domain/lists/items'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Call, Handlers } from '../http/handler'
import { readTableTask } from '../spreadsheets/tasks'
import { customerAnswers, forCustomer, forStaff, staffAnswer } from './delivery-answers'
import { receive } from './delivery-receipts'
import { correctDelivery, takeDeliveryBack } from './delivery-corrections'
import {
  calledAsReserved,
  enteredDeliveries,
  refuseOtherBill,
  sentDelivery,
} from './delivery-entries'
import { deliveryFaults } from './delivery-faults'
import { importTable } from './delivery-import'
import {
  findDelivery,
  pageDeliveries,
  type DeliveryFilter,
  type StoredDelivery,
} from './delivery-notices.sql'
import { deliveryTemplate, proposedDelivery } from './delivery-proposal'

export const deliveryNotices = {
  async listDeliveries({ query }, context) {
    const page = await pageOf(query, context, { accountId: userOf(context).accountId })
    return { ...page, records: await forCustomer(page.records, context) }
  },

  async getDelivery({ params: { id } }, context) {
    const { accountId } = userOf(context)
    return ownAnswer(await foundDelivery(context, { id, accountId }), context)
  },

  async receiveDelivery({ params: { id } }, context) {
    const { accountId } = userOf(context)
    await receive(await foundDelivery(context, { id, accountId }), context)
    return ownAnswer(await foundDelivery(context, { id, accountId }), context)
  },

  async listAllDeliveries({ query }, context) {
    const { timing, from, to } = query
    const page = await pageOf(query, context, { timing, shipped: { from, to } })
    return { ...page, records: await forStaff(page.records, context) }
  },

  async getAnyDelivery({ params: { id } }, context) {
    return staffAnswer(await foundDelivery(context, { id }), context)
  },

  async enterDelivery({ body }, context) {
    const sent = sentDelivery(body)
    const [entry = sent] = await calledAsReserved([sent], context)
    const [faults] = await deliveryFaults([entry], context)
    if (faults && faults.length > 0) throw new Refusal('common.badInput', { errors: faults })
    const { ids } = await enteredDeliveries([entry], context)
    if (ids.length === 0) await refuseOtherBill(entry, context)
    return staffAnswer(await foundDelivery(context, { id: itemAt(ids, 0) }), context)
  },

  async changeDelivery({ params: { id }, body }, context) {
    await correctDelivery(await foundDelivery(context, { id }), body, context)
    return staffAnswer(await foundDelivery(context, { id }), context)
  },

  async removeDelivery({ params: { id } }, context) {
    await takeDeliveryBack(await foundDelivery(context, { id }), context)
    return null
  },

  async proposeDelivery({ query: { orderCode } }, context) {
    return proposedDelivery(orderCode, context)
  },

  async getDeliveryTemplate({ query: { orderCode, format } }, context) {
    return deliveryTemplate(orderCode, format, context)
  },

  async importDeliveries({ body: { name, content } }, context) {
    const bytes = Buffer.from(content, 'base64')
    const table = await context.offload(readTableTask, { name, bytes })
    return context.commit((inside) => importTable(table, inside))
  },
} satisfies Partial<Handlers>

const ownAnswer = async (stored: StoredDelivery, context: Context) =>
  itemAt(await customerAnswers([stored], context), 0)

type Question = Omit<Call<'listAllDeliveries'>['query'], 'timing' | 'from' | 'to'>

async function pageOf(
  { type, keyword, order, current, size }: Question,
  { database, language, settings: { timeZone } }: Context,
  more: Pick<DeliveryFilter, 'accountId' | 'timing' | 'shipped'>,
) {
  const filter: DeliveryFilter = {
    ...more,
    keyword,
    days: daysOf(type, todayAt(timeZone)),
    timeZone,
    language,
  }
  return { ...(await pageDeliveries(database, filter, { current, size, order })), current, size }
}

async function foundDelivery(
  { database, language }: Context,
  which: { id: number; accountId?: number },
): Promise<StoredDelivery> {
  const delivery = await findDelivery(database, { ...which, language })
  if (!delivery) throw new Refusal('orders.deliveryNotFound')
  return delivery
}
