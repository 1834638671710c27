import { personNames } from '../../domain/account/names'
import { isShipped } from '../../domain/orders/receipt'
import { todayAt } from '../database/clock'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { notifyColleagues, notifyStaff } from '../notifications/notifications.sql'
import { addStep } from '../timeline/timeline.sql'
import type { StoredDelivery } from './delivery-notices.sql'
import { storeReceipt } from './delivery-receipts.sql'

/** Confirms that a delivery arrived; the first confirmation counts, and is told to sales and the colleagues. */
export async function receive(delivery: StoredDelivery, context: Context): Promise<void> {
  const { database, settings } = context
  const { id, billNo, orderId, orderCode, shipTime } = delivery
  if (!isShipped(delivery, todayAt(settings.timeZone)))
    throw new Refusal('orders.deliveryNotShipped', { values: { day: shipTime } })
  const user = userOf(context)
  if (!(await storeReceipt(database, id, user.id))) return
  const who = personNames(user)
  await addStep(database, {
    subject: 'intentionOrder',
    subjectId: orderId,
    userId: user.id,
    who,
    what: 'orders.timeline.received',
    note: billNo,
  })
  const message = {
    key: 'orders.notify.received',
    values: { code: orderCode, billNo },
    both: { who },
  } as const
  const page = `${id}/${encodeURIComponent(billNo)}`
  await notifyStaff(database, 'sales', { ...message, link: `/office/deliveryNotice/${page}` })
  await notifyColleagues(database, user, { ...message, link: `/deliveryNotice/${page}` })
}
