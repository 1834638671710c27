import { officeOrderLink } from '../../domain/orders/order-link'
import { nameIn } from '../../domain/account/names'
import { itemAt } from '../../domain/lists/items'
import { textIn } from '../../domain/language/language'
import { deliveredAs } from '../../domain/orders/deliverable'
import { trackingLink, type Carrier } from '../../domain/orders/tracking'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { readCarriers } from './carriers.sql'
import { reservedIn, type ReservedLine } from './delivered-lines.sql'
import type { DeliveryLine } from './delivery-lines.sql'
import type { ListedDelivery, StoredDelivery } from './delivery-notices.sql'

type Answered = Pick<Context, 'database' | 'language'>

/** A delivery with what was ordered, shipped in all and is still open of each product. */
export async function staffAnswer(
  stored: StoredDelivery,
  context: Answered,
): Promise<Schemas['OfficeDelivery']> {
  return itemAt(await forStaff(await withQuantities([stored], context), context), 0)
}

/** Deliveries of one reservation for its customer, with their products. */
export const customerAnswers = async (stored: StoredDelivery[], context: Answered) =>
  forCustomer(await withQuantities(stored, context), context)

export async function forStaff(
  deliveries: ListedDelivery[],
  context: Answered,
): Promise<Schemas['OfficeDelivery'][]> {
  const carriers = await readCarriers(context.database)
  return deliveries.map((stored) => ({
    ...answerOf(stored, carriers, context),
    version: stored.version,
    accountId: stored.accountId,
    customer: stored.customer,
    orderLink: officeOrderLink({ id: stored.orderId, uniqueCode: stored.orderCode }),
  }))
}

export async function forCustomer(
  deliveries: ListedDelivery[],
  context: Answered,
): Promise<Schemas['DeliveryNotice'][]> {
  const carriers = await readCarriers(context.database)
  return deliveries.map((stored) => ({
    ...answerOf(stored, carriers, context),
    orderLink: `/reserve/${stored.orderId}/${stored.orderCode}`,
  }))
}

/** Stored fields that are answered under another name, or to staff alone. */
const notAlike = [
  'orderId',
  'accountId',
  'customer',
  'version',
  'receivedAt',
  'receivedBy',
  'details',
] as const

/** The fields that customers and staff see alike. */
function answerOf(
  stored: ListedDelivery,
  carriers: readonly Carrier[],
  { language }: Pick<Context, 'language'>,
) {
  const { receivedAt, receivedBy, details } = stored
  const delivery: Omit<ListedDelivery, (typeof notAlike)[number]> & Partial<ListedDelivery> = {
    ...stored,
  }
  for (const field of notAlike) delete delivery[field]
  const alike: Omit<typeof delivery, (typeof notAlike)[number]> = delivery
  const link = trackingLink(carriers, delivery)
  return {
    ...details,
    ...alike,
    ...(link !== undefined && { trackingLink: link }),
    ...(receivedAt && { receivedTime: receivedAt.toISOString() }),
    ...(receivedAt && receivedBy && { receivedBy: nameIn(language, receivedBy) }),
  }
}

async function withQuantities(
  deliveries: StoredDelivery[],
  { database, language }: Answered,
): Promise<StoredDelivery[]> {
  const orders = await reservedIn(database, [...new Set(deliveries.map(({ orderId }) => orderId))])
  return deliveries.map((stored) => ({
    ...stored,
    lines: stored.lines.map((line) => ({
      ...line,
      ...productOf(line, orders.get(stored.orderId) ?? [], language),
    })),
  }))
}

/** The reserved product that a line delivers. */
function productOf(
  { specification }: DeliveryLine,
  reserved: ReservedLine[],
  language: Context['language'],
) {
  const line = deliveredAs(reserved, specification)
  if (!line) return undefined
  const isReplaced = line.alternatives.includes(specification)
  return {
    ...lineQuantities(line),
    // The picture and the name of a replacement are not those of the reserved product.
    ...(!isReplaced && {
      prodImgs: line.prodImgs,
      materialName: textIn(language, line.materialName),
    }),
  }
}

export const lineQuantities = ({ counts, delivered }: ReservedLine) => ({
  ordered: counts,
  shipped: delivered,
  open: Math.max(0, counts - delivered),
})
