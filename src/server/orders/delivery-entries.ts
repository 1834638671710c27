import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { notifyAccount } from '../notifications/notifications.sql'
import { addStep } from '../timeline/timeline.sql'
import { findByCodes, insertDelivery } from './delivery-notices.sql'

type Entry = Schemas['DeliveryEntry']

/** What keeps each of the entries from being made, beyond what their schema says. */
export async function entryFaults(
  entries: Entry[],
  { database, text }: Context,
): Promise<Schemas['InputError'][][]> {
  const orders = await findByCodes(
    database,
    entries.map(({ orderCode }) => orderCode.trim()),
  )
  return entries.map(({ orderCode, shipTime, expectedArrival, weight, netWeight }) => {
    const order = orders.get(orderCode.trim())
    const faults: Schemas['InputError'][] = []
    if (!order) {
      faults.push({ path: 'orderCode', message: text('orders.deliveryOrderUnknown') })
    } else if (!isDeliverable(order)) {
      faults.push({ path: 'orderCode', message: text('orders.deliveryOrderState') })
    }
    if (expectedArrival !== undefined && expectedArrival < shipTime) {
      faults.push({ path: 'expectedArrival', message: text('orders.deliveryArrival') })
    }
    if (weight !== undefined && netWeight !== undefined && netWeight > weight) {
      faults.push({ path: 'netWeight', message: text('orders.deliveryNetWeight') })
    }
    return faults
  })
}

/** Enters notices that have no faults, notes them in the history of their orders and tells the customers. Gives their ids. */
export async function enteredDeliveries(entries: Entry[], context: Context): Promise<number[]> {
  const { database } = context
  const user = userOf(context)
  const who = user.data.contactName ?? user.username
  const orders = await findByCodes(
    database,
    entries.map(({ orderCode }) => orderCode.trim()),
  )
  const ids: number[] = []
  for (const entry of entries) {
    const { billNo, specification } = entry
    const order = orders.get(entry.orderCode.trim())!
    const id = await insertDelivery(database, order.id, entry)
    if (id === undefined) {
      throw new Refusal('orders.deliveryExists', { values: { billNo, specification } })
    }
    ids.push(id)
    await addStep(database, {
      subject: 'intentionOrder',
      subjectId: order.id,
      userId: user.id,
      who,
      what: 'orders.timeline.delivered',
      note: `${billNo} · ${specification}`,
    })
    await notifyAccount(database, order.accountId, {
      key: 'orders.notify.delivered',
      values: { code: order.uniqueCode, billNo },
      link: `/deliveryNotice/${id}/${encodeURIComponent(billNo)}`,
    })
  }
  return ids
}
