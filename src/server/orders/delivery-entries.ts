import { countedUnit } from '../../domain/orders/counted-unit'
import { dayAt } from '../../domain/days/day'
import { textIn } from '../../domain/language/language'
import { calledBy, deliveredAs, keptName, nameOf } from '../../domain/orders/deliverable'
import { latestArrival, latestShipping } from '../../domain/orders/delivery-days'
import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import { tellDelivery } from './delivery-news'
import { findByCodes, insertDelivery, type StoredDelivery } from './delivery-notices.sql'
import { reservedIn, type ReservedLine } from './delivered-lines.sql'
import { valueIn } from '../../domain/lists/items'

type Entry = Schemas['DeliveryEntry']

const codeOf = ({ orderCode = '' }: Partial<Entry>) => orderCode.trim()

/** Reservations of the entries with their deliverable products, without the quantities of `corrected`. */
async function reservationsOf(
  entries: Partial<Entry>[],
  { database }: Context,
  corrected?: StoredDelivery,
) {
  const orders = await findByCodes(database, entries.map(codeOf))
  const ids = [...orders.values()].map(({ id }) => id)
  return { orders, ordered: await reservedIn(database, ids, { without: corrected?.id }) }
}

/**
 * Replaces each product name by the reservation's own, because a bill has one notice per product. Ambiguous names
 * stay.
 */
export async function calledAsReserved<Given extends Partial<Entry>>(
  entries: Given[],
  context: Context,
): Promise<Given[]> {
  const { orders, ordered } = await reservationsOf(entries, context)
  return entries.map((entry) => {
    const written = entry.specification
    const lines = ordered.get(orders.get(codeOf(entry))?.id ?? 0) ?? []
    const [line, ...others] = calledBy(lines, written)
    if (!line || others.length > 0 || typeof written !== 'string') return entry
    return { ...entry, specification: keptName(line, written, context.language) }
  })
}

/**
 * Faults of entries beyond their schema; incomplete entries are checked as far as possible. A correction is no new
 * delivery: its reservation may have ended, and its own quantity does not count as too much.
 */
export async function entryFaults(
  entries: Partial<Entry>[],
  context: Context,
  corrected?: StoredDelivery,
): Promise<Schemas['InputError'][][]> {
  const { text, sentenceLanguage, settings } = context
  const { timeZone } = settings
  const { orders, ordered } = await reservationsOf(entries, context, corrected)
  const lastShipping = latestShipping(todayAt(timeZone))
  return entries.map((entry, row) => {
    const { shipTime, expectedArrival, weight, netWeight, orderCode } = entry
    const faults: Schemas['InputError'][] = []
    const fault = (path: keyof Entry, ...args: Parameters<Context['text']>) =>
      faults.push({ path, message: text(...args) })
    const order = orders.get(codeOf(entry))
    if (orderCode !== undefined && !order) fault('orderCode', 'orders.deliveryOrderUnknown')
    if (order && !corrected && !isDeliverable(order))
      fault('orderCode', 'orders.deliveryOrderState')
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
    // The name of a class that several lines share is ambiguous.
    const called = calledBy(lines, entry.specification)
    if (called.length > 1 && line.characters) {
      const values = { name: entry.specification?.trim() ?? '', models: named(called, context) }
      fault('specification', 'orders.deliveryUnclear', values)
      return faults
    }
    const { deliveredCounts } = entry
    const before = entry.specification === corrected?.specification && corrected?.deliveredCounts
    const left = Math.max(before || 0, line.counts - line.delivered)
    if (typeof deliveredCounts === 'number' && deliveredCounts > left)
      fault('deliveredCounts', 'orders.deliveryTooMuch', {
        counts: line.counts,
        left,
        unit: countedUnit(left, textIn(sentenceLanguage, line.unitName)),
      })
    // Reduces what is left for the following entries.
    line.delivered += Number(deliveredCounts) || 0
    return faults
  })
}

/** Products listed in a message. */
const mostNamed = 10

type Named = Pick<Context, 'sentenceLanguage' | 'text'>

/** Deliverable products for a message, with their alternatives. */
function named(lines: ReservedLine[], { sentenceLanguage, text }: Named) {
  const names = lines.slice(0, mostNamed).map((line) => {
    const name = nameOf(line, sentenceLanguage)
    const alternative = [...new Set(line.alternatives)].join(', ')
    return alternative ? text('orders.deliveryOrElse', { name, alternative }) : name
  })
  const joined = names.join(sentenceLanguage === 'zh' ? '；' : '; ')
  if (lines.length === names.length) return joined
  return text('orders.deliveryMore', { names: joined, count: lines.length })
}

/** A bill has one notice per product. */
const isSame = (a: Partial<Entry>, b: Partial<Entry>) =>
  a.billNo !== undefined && a.billNo === b.billNo && a.specification === b.specification

/** Refusal of an entry that another notice already covers. */
export const alreadyEntered = ({ billNo, specification }: Entry) =>
  new Refusal('orders.deliveryExists', { values: { billNo, specification } })

/**
 * Stores valid notices, adds them to the history of their orders and notifies the customers. Returns their ids, and
 * the positions of entries that already existed.
 */
export async function enteredDeliveries(
  entries: Entry[],
  context: Context,
): Promise<{ ids: number[]; before: number[] }> {
  const { database } = context
  const orders = await findByCodes(
    database,
    entries.map(({ orderCode }) => orderCode.trim()),
  )
  const ids: number[] = []
  const before: number[] = []
  for (const [place, entry] of entries.entries()) {
    const order = valueIn(orders, entry.orderCode.trim())
    const id = await insertDelivery(database, order.id, entry)
    if (id === undefined) {
      before.push(place)
      continue
    }
    ids.push(id)
    await tellDelivery(context, order, { what: 'delivered', id, notice: entry })
  }
  return { ids, before }
}
