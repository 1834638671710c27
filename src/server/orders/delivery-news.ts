import { productsText } from '../../domain/orders/delivered-products'
import { userOf, type Context } from '../http/context'
import { notifyAccount } from '../notifications/notifications.sql'
import { addStep, type Step } from '../timeline/timeline.sql'
import type { OrderedBy } from './delivered-orders.sql'

interface Named {
  billNo: string
  lines: readonly { specification: string }[]
}

interface News {
  what: 'delivered' | 'deliveryChanged' | 'deliveryRemoved'
  id: number
  notice: Named
  /** Previous name. */
  before?: Named
  changes?: Step['changes']
}

/** Adds the fate of a notice to the reservation's history and notifies the customer. */
export async function tellDelivery(
  context: Context,
  order: OrderedBy,
  { what, id, notice, before = notice, changes }: News,
): Promise<void> {
  const { database } = context
  const { billNo } = notice
  const user = userOf(context)
  const names = [before, notice].map(nameOf)
  await addStep(database, {
    subject: 'intentionOrder',
    subjectId: order.id,
    userId: user.id,
    who: user.data.contactName ?? user.username,
    what: `orders.timeline.${what}`,
    note: [...new Set(names)].join(' → '),
    ...(changes && { changes }),
  })
  await notifyAccount(database, order.accountId, {
    key: `orders.notify.${what}`,
    values: { code: order.uniqueCode, billNo },
    // A withdrawn notice has no page.
    link:
      what === 'deliveryRemoved'
        ? `/reserve/${order.id}/${order.uniqueCode}`
        : `/deliveryNotice/${id}/${encodeURIComponent(billNo)}`,
  })
}

function nameOf({ billNo, lines }: Named): string {
  const specifications = lines.map(({ specification }) => specification)
  return `${billNo} · ${productsText(specifications, lines.length)}`
}
