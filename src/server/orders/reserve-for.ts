import { orderCode } from '../../domain/orders/orders'
import { itemAt, present } from '../../domain/lists/items'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { dueDay } from '../queues/due-day'
import { findOrder } from './intention-orders.sql'
import { insertOrder, nextNumber } from './new-orders.sql'
import { orderAnswers } from './order-answers'
import { checkedLines } from './order-lines'
import { tellReservedFor } from './order-news'

interface Customer {
  accountId: number
  userId: number
  who: string
  language: Language
  /** Conversation in which an agent reserves for the customer. */
  conversationId: number
}

/** A reservation that an agent makes for a customer; its summary is in the customer's language. */
export async function reserveFor(
  { accountId, userId, who, language, conversationId }: Customer,
  { lines: entries, remark }: { lines: Schemas['OrderEntry'][]; remark: string },
  context: Context,
): Promise<{ id: number; uniqueCode: string; summary: string }> {
  const { database, settings } = context
  const today = todayAt(settings.timeZone)
  const form = { accountId, list: 'lines', item: 'model' }
  const lines = await checkedLines(entries, today, context, form)
  const code = orderCode(today, await nextNumber(database))
  const dueDate = dueDay('reservation', settings)
  const owner = { accountId, userId, conversationId }
  const id = await insertOrder(database, { ...owner, code, remark, dueDate, lines })
  await tellReservedFor(context, { id, uniqueCode: code, accountId }, who)
  const order = present(await findOrder(database, { id }), 'reservation')
  const { summary } = itemAt(await orderAnswers([order], { ...context, language }), 0)
  return { id, uniqueCode: code, summary }
}
