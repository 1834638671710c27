import type { RepresentedCustomer } from '../../domain/account/represented-customer'
import { itemAt, present } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { findOrder } from './intention-orders.sql'
import { orderAnswers } from './order-answers'
import { detailsOf } from './order-details'
import { checkedLines } from './order-lines'
import { tellReservedFor } from './order-news'
import { storeOrder } from './order-placing'

interface Wish {
  lines: Schemas['OrderEntry'][]
  remark: string
  /** The customer's numbers, project and destination, as the agent typed them. */
  details: Schemas['OrderDetails']
}

/** A reservation that an agent makes for a customer; its summary is in the customer's language. */
export async function reserveFor(
  { accountId, userId, who, language, conversationId }: RepresentedCustomer,
  { lines: entries, remark, details: typed }: Wish,
  context: Context,
): Promise<{ id: number; uniqueCode: string; summary: string }> {
  const today = todayAt(context.settings.timeZone)
  const form = { accountId, list: 'lines', item: 'model' }
  const lines = await checkedLines(entries, today, context, form)
  const details = detailsOf(typed)
  const order = { accountId, userId, conversationId, remark, details, lines }
  const stored = await storeOrder(order, context)
  await tellReservedFor(context, { ...stored, accountId }, who)
  const reservation = present(await findOrder(context.database, stored), 'reservation')
  const { summary } = itemAt(await orderAnswers([reservation], { ...context, language }), 0)
  return { ...stored, summary }
}
