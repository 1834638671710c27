import { countedUnit } from '../../domain/units/counted-unit'
import { dayAt } from '../../domain/days/day'
import { textIn } from '../../domain/language/language'
import { calledBy, deliveredAs, nameOf } from '../../domain/orders/deliverable'
import { latestArrival, latestShipping } from '../../domain/orders/delivery-days'
import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import type { ReservedLine } from './delivered-lines.sql'
import { codeOf, reservationsOf, type DraftDelivery, type DraftLine } from './delivery-entries'
import type { StoredDelivery } from './delivery-notices.sql'

type Faults = Schemas['InputError'][]
type Words = Pick<Context, 'sentenceLanguage' | 'text'>

/**
 * Faults of deliveries beyond their schema; incomplete ones are checked as far as possible. A correction is no new
 * delivery: its reservation may have ended, and its own quantities do not count as too much.
 */
export async function deliveryFaults(
  entries: DraftDelivery[],
  context: Context,
  corrected?: StoredDelivery,
): Promise<Faults[]> {
  const { timeZone } = context.settings
  const { orders, ordered } = await reservationsOf(entries, context, corrected)
  return entries.map((entry) => {
    const order = orders.get(codeOf(entry))
    const faults = headFaults(entry, context)
    const fault = (path: string, ...args: Parameters<Context['text']>) =>
      faults.push({ path, message: context.text(...args) })
    if (entry.orderCode !== undefined && !order) fault('orderCode', 'orders.deliveryOrderUnknown')
    if (order && !corrected && !isDeliverable(order))
      fault('orderCode', 'orders.deliveryOrderState')
    const reservedOn = order && dayAt(timeZone, order.createdAt)
    if (reservedOn && entry.shipTime !== undefined && entry.shipTime < reservedOn)
      fault('shipTime', 'orders.deliveryBeforeOrder', { day: reservedOn })
    const reserved = order && (ordered.get(order.id) ?? [])
    const ofLines = entry.lines.flatMap((line, place) =>
      [
        ...ownFaults(line, entry.lines.slice(0, place), context),
        ...(reserved ? bookingFaults(line, { reserved, corrected }, context) : []),
      ].map(({ path, message }) => ({ path: `lines.${place}.${path}`, message })),
    )
    return [...faults, ...ofLines]
  })
}

/** Faults in the days of a delivery. */
function headFaults(
  { shipTime, expectedArrival }: DraftDelivery,
  { text, settings: { timeZone } }: Context,
): Faults {
  const faults: Faults = []
  if (expectedArrival && shipTime && expectedArrival < shipTime)
    faults.push({ path: 'expectedArrival', message: text('orders.deliveryArrival') })
  const lastShipping = latestShipping(todayAt(timeZone))
  if (shipTime !== undefined && shipTime > lastShipping) {
    const message = text('orders.deliveryFarAhead', { day: lastShipping })
    faults.push({ path: 'shipTime', message })
  } else if (expectedArrival && shipTime && expectedArrival > latestArrival(shipTime)) {
    const message = text('orders.deliveryLongWay', { day: latestArrival(shipTime) })
    faults.push({ path: 'expectedArrival', message })
  }
  return faults
}

/** Faults of a line that do not depend on the reservation. */
function ownFaults(
  { specification, weight, netWeight }: DraftLine,
  before: readonly DraftLine[],
  { text }: Words,
): Faults {
  const isTwice =
    specification !== undefined && before.some((other) => other.specification === specification)
  return [
    ...(weight !== undefined && netWeight !== undefined && netWeight > weight
      ? [{ path: 'netWeight', message: text('orders.deliveryNetWeight') }]
      : []),
    ...(isTwice ? [{ path: 'specification', message: text('orders.deliveryTwice') }] : []),
  ]
}

/** Faults of a line against the reservation; its quantity is taken off what is left for the next lines. */
function bookingFaults(
  { specification, deliveredCounts }: DraftLine,
  { reserved, corrected }: { reserved: ReservedLine[]; corrected: StoredDelivery | undefined },
  context: Words,
): Faults {
  const { text, sentenceLanguage } = context
  const faultOf = (path: string, ...args: Parameters<Context['text']>) => [
    { path, message: text(...args) },
  ]
  const line = deliveredAs(reserved, specification)
  if (!line) {
    if (reserved.length === 0) return faultOf('specification', 'orders.deliveryNothing')
    if (!specification?.trim()) return []
    const models = named(reserved, context)
    return faultOf('specification', 'orders.deliveryNotReserved', { models })
  }
  // The name of a class that several lines share is ambiguous.
  const called = calledBy(reserved, specification)
  if (called.length > 1 && line.characters) {
    const values = { name: specification?.trim() ?? '', models: named(called, context) }
    return faultOf('specification', 'orders.deliveryUnclear', values)
  }
  const before = corrected?.lines.find((stored) => stored.specification === specification)
  const left = Math.max(before?.deliveredCounts ?? 0, line.counts - line.delivered)
  const isTooMuch = typeof deliveredCounts === 'number' && deliveredCounts > left
  line.delivered += Number(deliveredCounts) || 0
  if (!isTooMuch) return []
  return faultOf('deliveredCounts', 'orders.deliveryTooMuch', {
    counts: line.counts,
    left,
    unit: countedUnit(left, textIn(sentenceLanguage, line.unitName)),
  })
}

/** Products listed in a message. */
const mostNamed = 10

/** Deliverable products for a message, with their alternatives. */
function named(lines: ReservedLine[], { sentenceLanguage, text }: Words) {
  const names = lines.slice(0, mostNamed).map((line) => {
    const name = nameOf(line, sentenceLanguage)
    const alternative = [...new Set(line.alternatives)].join(', ')
    return alternative ? text('orders.deliveryOrElse', { name, alternative }) : name
  })
  const joined = names.join(sentenceLanguage === 'zh' ? '；' : '; ')
  if (lines.length === names.length) return joined
  return text('orders.deliveryMore', { names: joined, count: lines.length })
}
