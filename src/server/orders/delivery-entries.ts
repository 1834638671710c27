import { countedUnit } from '../../domain/counted-unit'
import { dayAt } from '../../domain/day'
import { textIn } from '../../domain/language'
import { calledBy, deliveredAs, nameOf } from '../../domain/orders/deliverable'
import { latestArrival, latestShipping } from '../../domain/orders/delivery-days'
import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { notifyAccount } from '../notifications/notifications.sql'
import { addStep } from '../timeline/timeline.sql'
import { findByCodes, insertDelivery } from './delivery-notices.sql'
import { reservedIn, type ReservedLine } from './delivered-lines.sql'

type Entry = Schemas['DeliveryEntry']

/** What keeps each of the entries from being made, beyond what their schema says; of one that is not whole, what can be said. */
export async function entryFaults(
  entries: Partial<Entry>[],
  context: Context,
): Promise<Schemas['InputError'][][]> {
  const { database, text, language, settings } = context
  const { timeZone } = settings
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
    const line = deliveredAs(lines, entry.specification)
    if (!line) {
      if (lines.length === 0) fault('specification', 'orders.deliveryNothing')
      else if (entry.specification?.trim())
        fault('specification', 'orders.deliveryNotReserved', { models: named(lines, context) })
      return faults
    }
    // A class of several says nothing.
    const called = calledBy(lines, entry.specification)
    if (called.length > 1 && line.characters) {
      const values = { name: entry.specification!.trim(), models: named(called, context) }
      fault('specification', 'orders.deliveryUnclear', values)
      return faults
    }
    const left = Math.max(0, line.counts - line.delivered)
    if (typeof entry.deliveredCounts === 'number' && entry.deliveredCounts > left)
      fault('deliveredCounts', 'orders.deliveryTooMuch', {
        ...{ counts: line.counts, left },
        unit: countedUnit(left, textIn(language, line.unitName)),
      })
    // The entries that follow find it less.
    line.delivered += Number(entry.deliveredCounts) || 0
    return faults
  })
}

/** So many products of a reservation are named in a message. */
const mostNamed = 10

/** What can be delivered, as a message names it: with what may be delivered in its place. */
function named(lines: ReservedLine[], { language, text }: Pick<Context, 'language' | 'text'>) {
  const names = lines.slice(0, mostNamed).map((line) => {
    const name = nameOf(line, language)
    const alternative = [...new Set(line.alternatives)].join(', ')
    return alternative ? text('orders.deliveryOrElse', { name, alternative }) : name
  })
  const joined = names.join(language === 'zh' ? '；' : '; ')
  if (lines.length === names.length) return joined
  return text('orders.deliveryMore', { names: joined, count: lines.length })
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
