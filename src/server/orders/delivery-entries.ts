import { countedUnit } from '../../domain/counted-unit'
import { dayAt } from '../../domain/day'
import { textIn } from '../../domain/language'
import { latestArrival, latestShipping } from '../../domain/orders/delivery-days'
import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { notifyAccount } from '../notifications/notifications.sql'
import { addStep } from '../timeline/timeline.sql'
import { findByCodes, insertDelivery } from './delivery-notices.sql'
import { isCalled, reservedIn } from './delivered-lines.sql'

type Entry = Schemas['DeliveryEntry']

/** What keeps each of the entries from being made, beyond what their schema says; of one that is not whole, what can be said. */
export async function entryFaults(
  entries: Partial<Entry>[],
  { database, text, language, settings: { timeZone } }: Context,
): Promise<Schemas['InputError'][][]> {
  const codeOf = ({ orderCode = '' }: Partial<Entry>) => orderCode.trim()
  const orders = await findByCodes(database, entries.map(codeOf))
  const ordered = await reservedIn(
    database,
    [...orders.values()].map(({ id }) => id),
  )
  const lastShipping = latestShipping(dayAt(timeZone))
  return entries.map((entry, row) => {
    const { shipTime, expectedArrival, weight, netWeight, orderCode } = entry
    const faults: Schemas['InputError'][] = []
    const fault = (path: keyof Entry, ...said: Parameters<Context['text']>) =>
      faults.push({ path, message: text(...said) })
    const order = orders.get(codeOf(entry))
    if (orderCode !== undefined && !order) fault('orderCode', 'orders.deliveryOrderUnknown')
    if (order && !isDeliverable(order)) fault('orderCode', 'orders.deliveryOrderState')
    if (expectedArrival && shipTime && expectedArrival < shipTime)
      fault('expectedArrival', 'orders.deliveryArrival')
    if (shipTime !== undefined && shipTime > lastShipping)
      fault('shipTime', 'orders.deliveryFarAhead', { day: lastShipping })
    else if (expectedArrival && shipTime && expectedArrival > latestArrival(shipTime))
      fault('expectedArrival', 'orders.deliveryLongWay', { day: latestArrival(shipTime) })
    if (weight !== undefined && netWeight !== undefined && netWeight > weight)
      fault('netWeight', 'orders.deliveryNetWeight')
    if (entries.slice(0, row).some((other) => isSame(other, entry)))
      fault('billNo', 'orders.deliveryTwice')
    if (!order) return faults

    const reservedOn = dayAt(timeZone, order.createdAt)
    if (shipTime !== undefined && shipTime < reservedOn)
      fault('shipTime', 'orders.deliveryBeforeOrder', { day: reservedOn })
    const lines = ordered.get(order.id) ?? []
    const line = lines.find((one) => isCalled(one, entry.specification))
    if (!line) {
      if (entry.specification?.trim()) {
        const models = lines.map(({ name }) => textIn(language, name)).join('; ')
        fault('specification', 'orders.deliveryNotReserved', { models })
      }
      return faults
    }
    const before = entries
      .slice(0, row)
      .filter((other) => codeOf(other) === codeOf(entry) && isCalled(line, other.specification))
      .reduce((sum, { deliveredCounts }) => sum + (Number(deliveredCounts) || 0), 0)
    const left = Math.max(0, line.counts - line.delivered - before)
    if (typeof entry.deliveredCounts === 'number' && entry.deliveredCounts > left)
      fault('deliveredCounts', 'orders.deliveryTooMuch', {
        ...{ counts: line.counts, left },
        unit: countedUnit(left, textIn(language, line.unitName)),
      })
    return faults
  })
}

/** A product of a bill has one notice. */
const isSame = (one: Partial<Entry>, other: Partial<Entry>) =>
  one.billNo !== undefined &&
  one.billNo === other.billNo &&
  one.specification === other.specification

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
