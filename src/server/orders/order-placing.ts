import { orderCode } from '../../domain/orders/orders'
import { todayAt } from '../database/clock'
import { announce } from '../event-mails/announce'
import type { Context } from '../http/context'
import { dueDay } from '../queues/due-day'
import { insertOrder, nextNumber, type NewOrder } from './new-orders.sql'

/** Stores a reservation of validated lines under the next number; it is due for an answer. */
export async function storeOrder(
  order: Omit<NewOrder, 'code' | 'dueDate'>,
  { database, settings }: Context,
): Promise<{ id: number; uniqueCode: string }> {
  const code = orderCode(todayAt(settings.timeZone), await nextNumber(database))
  const dueDate = dueDay('reservation', settings)
  const id = await insertOrder(database, { ...order, code, dueDate })
  await announce(database, { event: 'inquiryReceived', id })
  return { id, uniqueCode: code }
}
