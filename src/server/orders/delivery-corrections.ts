import { changedFields } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { refuseChange } from '../records/versions'
import { findByCodes, type OrderedBy } from './delivered-orders.sql'
import { calledAsReserved, refuseOtherBill, sentDelivery } from './delivery-entries'
import { deliveryFaults } from './delivery-faults'
import { tellDelivery } from './delivery-news'
import {
  deleteDelivery,
  findDelivery,
  updateDelivery,
  type StoredDelivery,
} from './delivery-notices.sql'
import { valueIn } from '../../domain/lists/items'

/**
 * Corrects a delivery notice in any state of its reservation, because the goods were delivered. Saving it unchanged
 * changes and notifies nothing.
 */
export async function correctDelivery(
  before: StoredDelivery,
  body: Schemas['DeliveryEntry'],
  context: Context,
): Promise<void> {
  const { database } = context
  const { id, version } = before
  const sent = sentDelivery(body)
  if (sent.version !== version) throw new Refusal('office.conflict')
  const fields = changedFields(formSchema('DeliveryEntry'), before, sent)
  if (fields.length === 0) return

  const entry = await calledAsBefore(before, sent, context)
  const [faults = []] = await deliveryFaults([entry], context, before)
  if (sent.orderCode.trim() !== before.orderCode) {
    // Another reservation may belong to another customer, who was already notified.
    const message = context.text('orders.deliveryOrderFixed', { code: before.orderCode })
    faults.unshift({ path: 'orderCode', message })
  }
  if (faults.length > 0) throw new Refusal('common.badInput', { errors: faults })

  // Two corrections to one number at once are kept apart by the table.
  if (entry.billNo !== before.billNo) await refuseOtherBill(entry, context)
  const changed = await updateDelivery(database, { id, version }, entry)
  if (!changed)
    refuseChange(
      await findDelivery(database, { id, language: context.language }),
      'orders.deliveryNotFound',
    )
  const changes = { form: 'DeliveryEntry', fields } as const
  const order = await reservationOf(before, context)
  await tellDelivery(context, order, {
    what: 'deliveryChanged',
    id,
    notice: entry,
    before,
    changes,
  })
}

/** Withdraws a delivery notice. */
export async function takeDeliveryBack(notice: StoredDelivery, context: Context): Promise<void> {
  const { id } = notice
  if (notice.receivedAt) throw new Refusal('orders.deliveryAlreadyReceived')
  // Lock the reservation before its notice, in the same order as entering and correcting (avoids deadlocks).
  const order = await reservationOf(notice, context)
  if (!(await deleteDelivery(context.database, id))) throw new Refusal('orders.deliveryNotFound')
  await tellDelivery(context, order, { what: 'deliveryRemoved', id, notice })
}

/** Keeps unchanged names as entered, in whichever language. */
async function calledAsBefore(
  { orderCode, lines }: StoredDelivery,
  sent: Schemas['DeliveryEntry'],
  context: Context,
) {
  const entry = { ...sent, orderCode }
  const kept = lines.map(({ specification }) => specification)
  const [called = entry] = await calledAsReserved([entry], context, kept)
  return called
}

async function reservationOf(
  { orderCode }: StoredDelivery,
  { database }: Context,
): Promise<OrderedBy> {
  const orders = await findByCodes(database, [orderCode])
  // A foreign key guarantees the reservation.
  return valueIn(orders, orderCode)
}
