import { officeOrderLink } from '../../domain/orders/order-link'
import { personNames, type Name } from '../../domain/account/names'
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

type ByCustomer =
  'submitted' | 'withdrawn' | 'confirmed' | 'asked' | 'consented' | 'refusedAmendment'
type ByStaff = 'answered' | 'declined' | 'closed' | 'amendmentProposed' | 'amended' | 'cancelled'

interface News {
  what: ByCustomer | ByStaff
  /** Text of the history if it differs from the notification. */
  step?: TextKey
  note?: string
  /** The person who did it, if not the caller. */
  by?: { id: number | undefined; names: Name }
}

/** Adds a change to an order's history and notifies the other side and the customer's colleagues. */
export async function tell(
  context: Context,
  { id, uniqueCode, accountId }: Pick<Order, 'id' | 'uniqueCode' | 'accountId'>,
  { what, step = `orders.timeline.${what}`, note, by }: News,
): Promise<void> {
  const { database } = context
  const user = userOf(context)
  const { id: userId, names: who } = by ?? { id: user.id, names: personNames(user) }
  await addStep(database, {
    subject: 'intentionOrder',
    subjectId: id,
    userId,
    who,
    what: step,
    ...(note && { note }),
  })

  const message = {
    key: `orders.notify.${what}`,
    values: { code: uniqueCode },
    both: { who },
  } as const
  const forCustomer = { ...message, link: `/reserve/${id}/${uniqueCode}` }
  const forStaff = { ...message, link: officeOrderLink({ id, uniqueCode }) }
  // The order has moved on, so open to-dos of both sides end.
  for (const { link } of [forCustomer, forStaff]) await settleToDos(database, link)
  if (user.kind === 'staff') return notifyAccount(database, accountId, forCustomer)
  await notifyStaff(database, 'sales', forStaff)
  await notifyColleagues(database, user, forCustomer)
}

/** Adds to the history that an agent reserved for the customer, and notifies sales and the customer. */
export async function tellReservedFor(
  context: Context,
  { id, uniqueCode, accountId }: Pick<Order, 'id' | 'uniqueCode' | 'accountId'>,
  customer: Name,
): Promise<void> {
  const { database } = context
  const user = userOf(context)
  const who = personNames(user)
  const step = { userId: user.id, who, what: 'orders.timeline.reservedInChat' } as const
  await addStep(database, { subject: 'intentionOrder', subjectId: id, ...step })
  await notifyStaff(database, 'sales', {
    key: 'orders.notify.submitted',
    values: { code: uniqueCode },
    both: { who: customer },
    link: officeOrderLink({ id, uniqueCode }),
  })
  await notifyAccount(database, accountId, {
    key: 'orders.notify.reservedForYou',
    values: { code: uniqueCode },
    both: { who },
    link: `/reserve/${id}/${uniqueCode}`,
  })
}
