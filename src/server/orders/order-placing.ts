import { orderCode } from '../../domain/orders/orders'
import { todayAt } from '../database/clock'
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
  return { id: await insertOrder(database, { ...order, code, dueDate }), uniqueCode: code }
}
