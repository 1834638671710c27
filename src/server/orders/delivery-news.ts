import { userOf, type Context } from '../http/context'
import { notifyAccount } from '../notifications/notifications.sql'
import { addStep, type Step } from '../timeline/timeline.sql'
import type { OrderedBy } from './delivery-notices.sql'

type Named = { billNo: string; specification: string }

interface News {
  what: 'delivered' | 'deliveryChanged' | 'deliveryRemoved'
  id: number
  notice: Named
  /** What it was called until now. */
  before?: Named
  changes?: Step['changes']
}

/** Notes in the history of a reservation what became of a notice, and tells the customer. */
export async function tellDelivery(
  context: Context,
  order: OrderedBy,
  { what, id, notice, before = notice, changes }: News,
): Promise<void> {
  const { database } = context
  const { billNo } = notice
  const user = userOf(context)
  const names = [before, notice].map((one) => `${one.billNo} · ${one.specification}`)
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
    // What was taken back has no page any more.
    link:
      what === 'deliveryRemoved'
        ? `/reserve/${order.id}/${order.uniqueCode}`
        : `/deliveryNotice/${id}/${encodeURIComponent(billNo)}`,
  })
}
