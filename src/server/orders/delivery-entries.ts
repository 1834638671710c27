import { calledBy, keptName } from '../../domain/orders/deliverable'
import { contentOf } from '../../domain/forms/form-fields'
import { valueIn } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import { announce } from '../event-mails/announce'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { reservedIn } from './delivered-lines.sql'
import { findByCodes, orderOfBill } from './delivered-orders.sql'
import type { DeliveryLine } from './delivery-lines.sql'
import { tellDelivery } from './delivery-news'
import { insertDelivery, type StoredDelivery } from './delivery-notices.sql'

export type Delivery = Schemas['DeliveryEntry']
export type DraftLine = Partial<DeliveryLine>
/** A delivery that may be incomplete, as a sheet brings it. */
export type DraftDelivery = Partial<Omit<Delivery, 'lines'>> & { lines: DraftLine[] }

export const codeOf = ({ orderCode = '' }: { orderCode?: string }) => orderCode.trim()

/** Reservations of the deliveries with their deliverable products, without the quantities of `corrected`. */
export async function reservationsOf(
  entries: { orderCode?: string }[],
  { database }: Context,
  corrected?: StoredDelivery,
) {
  const orders = await findByCodes(database, entries.map(codeOf))
  const ids = [...orders.values()].map(({ id }) => id)
  return { orders, ordered: await reservedIn(database, ids, { without: corrected?.id }) }
}

/** A delivery without the fields that a form only shows. */
export const sentDelivery = (sent: Delivery): Delivery => ({
  ...sent,
  // Its schema has checked each line.
  lines: sent.lines.map((line) => contentOf(formSchema('DeliveryLine'), line) as DeliveryLine),
})

/**
 * Replaces each product name by the reservation's own, because a delivery has each product once. Ambiguous names, and
 * those in `kept`, stay.
 */
export async function calledAsReserved<Given extends DraftDelivery>(
  entries: Given[],
  context: Context,
  kept: readonly string[] = [],
): Promise<Given[]> {
  const { orders, ordered } = await reservationsOf(entries, context)
  return entries.map((entry) => {
    const reserved = ordered.get(orders.get(codeOf(entry))?.id ?? 0) ?? []
    const lines = entry.lines.map((line) => {
      const written = line.specification
      const [product, ...others] = calledBy(reserved, written)
      if (!product || others.length > 0 || typeof written !== 'string') return line
      if (kept.includes(written)) return line
      return { ...line, specification: keptName(product, written, context.language) }
    })
    return { ...entry, lines }
  })
}

/** Refuses a delivery whose number another one has. */
export async function refuseOtherBill(
  { billNo }: { billNo: string },
  { database }: Context,
): Promise<void> {
  const code = await orderOfBill(database, billNo)
  if (code !== undefined) throw new Refusal('orders.deliveryExists', { values: { billNo, code } })
}

/**
 * Stores valid deliveries, adds each to the history of its reservation and notifies the customer once. Returns their
 * ids, and the positions of those whose number was entered before.
 */
export async function enteredDeliveries(
  entries: Delivery[],
  context: Context,
): Promise<{ ids: number[]; before: number[] }> {
  const { database } = context
  const orders = await findByCodes(database, entries.map(codeOf))
  const ids: number[] = []
  const before: number[] = []
  for (const [place, entry] of entries.entries()) {
    const order = valueIn(orders, codeOf(entry))
    const id = await insertDelivery(database, order.id, entry)
    if (id === undefined) {
      before.push(place)
      continue
    }
    ids.push(id)
    await tellDelivery(context, order, { what: 'delivered', id, notice: entry })
    await announce(database, { event: 'deliveryShipped', id })
  }
  return { ids, before }
}
