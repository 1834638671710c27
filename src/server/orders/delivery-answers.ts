import { deliveredAs } from '../../domain/orders/deliverable'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { reservedIn, type ReservedLine } from './delivered-lines.sql'
import type { DeliveryLine } from './delivery-lines.sql'
import type { ListedDelivery, StoredDelivery } from './delivery-notices.sql'

/** A delivery with what was ordered, shipped in all and is still open of each product. */
export const staffAnswer = async (stored: StoredDelivery, context: Context) =>
  forStaff(await withQuantities(stored, context))

export const customerAnswer = async (stored: StoredDelivery, context: Context) =>
  forCustomer(await withQuantities(stored, context))

export function forStaff({ orderId, ...delivery }: ListedDelivery): Schemas['OfficeDelivery'] {
  return { ...delivery, orderLink: `/office/reserve/${orderId}/${delivery.orderCode}` }
}

export function forCustomer(stored: ListedDelivery): Schemas['DeliveryNotice'] {
  const { orderId, ...delivery }: Omit<ListedDelivery, OfStaff> & Partial<ListedDelivery> = stored
  for (const field of ofStaff) delete delivery[field]
  return { ...delivery, orderLink: `/reserve/${orderId}/${delivery.orderCode}` }
}

/** Fields hidden from customers. */
const ofStaff = ['accountId', 'customer', 'version'] as const
type OfStaff = (typeof ofStaff)[number]

async function withQuantities(
  stored: StoredDelivery,
  { database }: Context,
): Promise<StoredDelivery> {
  const reserved = (await reservedIn(database, [stored.orderId])).get(stored.orderId) ?? []
  return {
    ...stored,
    lines: stored.lines.map((line) => ({ ...line, ...quantitiesOf(line, reserved) })),
  }
}

function quantitiesOf({ specification }: DeliveryLine, reserved: ReservedLine[]) {
  const line = deliveredAs(reserved, specification)
  return line && lineQuantities(line)
}

export const lineQuantities = ({ counts, delivered }: ReservedLine) => ({
  ordered: counts,
  shipped: delivered,
  open: Math.max(0, counts - delivered),
})
