import type { TextKey } from '../../generated/text-key'
import { userOf, type Context } from '../http/context'
import {
  notifyAccount,
  notifyColleagues,
  notifyStaff,
  settleToDos,
} from '../notifications/notifications.sql'
import { addStep } from '../timeline/timeline.sql'
import type { Order } from './intention-orders.sql'

type ByCustomer = 'submitted' | 'withdrawn' | 'confirmed'
type ByStaff = 'answered' | 'declined' | 'closed'

interface News {
  what: ByCustomer | ByStaff
  /** what the history says, where it is not what is told */
  step?: TextKey
  note?: string
}

/** Notes a change in the history of an order and sends word of it to the other side, and to the colleagues of a customer. */
export async function tell(
  context: Context,
  { id, uniqueCode, accountId }: Pick<Order, 'id' | 'uniqueCode' | 'accountId'>,
  { what, step = `orders.timeline.${what}`, note }: News,
): Promise<void> {
  const { database } = context
  const user = userOf(context)
  const who = user.data.contactName ?? user.username
  await addStep(database, {
    subject: 'intentionOrder',
    subjectId: id,
    userId: user.id,
    who,
    what: step,
    ...(note && { note }),
  })

  const message = { key: `orders.notify.${what}`, values: { code: uniqueCode, who } } as const
  const forCustomer = { ...message, link: `/reserve/${id}/${uniqueCode}` }
  const forStaff = { ...message, link: `/office/reserve/${id}/${uniqueCode}` }
  // Whatever either side was asked for, the order has moved on.
  for (const { link } of [forCustomer, forStaff]) await settleToDos(database, link)
  if (user.kind === 'staff') return notifyAccount(database, accountId, forCustomer)
  await notifyStaff(database, 'sales', forStaff)
  await notifyColleagues(database, user, forCustomer)
}
