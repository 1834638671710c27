import { officeOrderLink } from '../../domain/orders/order-link'
import { personNames } from '../../domain/account/names'
import { isInWork } from '../../domain/orders/reservation-states'
import { todayAt } from '../database/clock'
import { userOf } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { settleToDos } from '../notifications/notifications.sql'
import { officeAnswer } from './office-orders'
import { anyOrder } from './staff-moves'
import { insertNote, storeFollowUp } from './sales-notes.sql'

/** Notes and reminders of staff on a reservation. */
export const salesNotes = {
  async addInternalNote({ params: { id }, body }, context) {
    const order = await anyOrder(id, context)
    const who = personNames(userOf(context))
    await insertNote(context.database, { orderId: id, note: body.note.trim(), who })
    return officeAnswer(order, context)
  },

  async setFollowUp({ params: { id }, body: { day } }, context) {
    const order = await anyOrder(id, context)
    if (!isInWork(order)) throw new Refusal('orders.notInThisState')
    if (day !== undefined && day < todayAt(context.settings.timeZone)) {
      const errors = [{ path: 'day', message: context.text('orders.followUp.past') }]
      throw new Refusal('common.badInput', { errors })
    }
    await storeFollowUp(context.database, id, day)
    await settleToDos(context.database, officeOrderLink(order), 'orders.notify.followUp')
    return officeAnswer(order, context)
  },
} satisfies Partial<Handlers>
