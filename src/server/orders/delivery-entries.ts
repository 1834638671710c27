import { countedUnit } from '../../domain/counted-unit'
import { dayAt } from '../../domain/day'
import { textIn } from '../../domain/language'
import { calledBy, deliveredAs, keptName, nameOf } from '../../domain/orders/deliverable'
import { latestArrival, latestShipping } from '../../domain/orders/delivery-days'
import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { notifyAccount } from '../notifications/notifications.sql'
import { addStep } from '../timeline/timeline.sql'
import { findByCodes, insertDelivery } from './delivery-notices.sql'
import { reservedIn, type ReservedLine } from './delivered-lines.sql'

type Entry = Schemas['DeliveryEntry']

const codeOf = ({ orderCode = '' }: Partial<Entry>) => orderCode.trim()

/** The reservations that entries name, and what of each can be delivered. */
async function reservationsOf(entries: Partial<Entry>[], { database }: Context) {
  const orders = await findByCodes(database, entries.map(codeOf))
  const ids = [...orders.values()].map(({ id }) => id)
  return { orders, ordered: await reservedIn(database, ids) }
}

/**
 * The entries with each product called as its reservation calls it, whatever name of it was written: a bill has one notice
 * of a product. A name that several have stays as it is.
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

/** What keeps each of the entries from being made, beyond what their schema says; of one that is not whole, what can be said. */
export async function entryFaults(
  entries: Partial<Entry>[],
  context: Context,
): Promise<Schemas['InputError'][][]> {
  const { text, language, settings } = context
  const { timeZone } = settings
  const { orders, ordered } = await reservationsOf(entries, context)
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

/**
 * Enters notices that have no faults, notes them in the history of their orders and tells the customers. Gives their ids,
 * and the places of the entries that had been entered before.
 */
export async function enteredDeliveries(
  entries: Entry[],
  context: Context,
): Promise<{ ids: number[]; before: number[] }> {
  const { database } = context
  const user = userOf(context)
  const who = user.data.contactName ?? user.username
  const orders = await findByCodes(
    database,
    entries.map(({ orderCode }) => orderCode.trim()),
  )
  const ids: number[] = []
  const before: number[] = []
  for (const [place, entry] of entries.entries()) {
    const { billNo, specification } = entry
    const order = orders.get(entry.orderCode.trim())!
    const id = await insertDelivery(database, order.id, entry)
    if (id === undefined) {
      before.push(place)
      continue
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
  return { ids, before }
}
