import { changedFields } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { refuseChange } from '../records/versions'
import { alreadyEntered, calledAsReserved, entryFaults } from './delivery-entries'
import { tellDelivery } from './delivery-news'
import {
  deleteDelivery,
  findByCodes,
  findDelivery,
  updateDelivery,
  type OrderedBy,
  type StoredDelivery,
} from './delivery-notices.sql'
import { valueIn } from '../../domain/lists/items'

/**
 * Corrects a delivery notice in any state of its reservation, because the goods were delivered. Saving it unchanged
 * changes and notifies nothing.
 */
export async function correctDelivery(
  before: StoredDelivery,
  sent: Schemas['DeliveryEntry'],
  context: Context,
): Promise<void> {
  const { database } = context
  const { id, version } = before
  if (sent.version !== version) throw new Refusal('office.conflict')
  const fields = changedFields(formSchema('DeliveryEntry'), before, sent)
  if (fields.length === 0) return

  const entry = await calledAsBefore(before, sent, context)
  const [faults = []] = await entryFaults([entry], context, before)
  if (sent.orderCode.trim() !== before.orderCode) {
    // Another reservation may belong to another customer, who was already notified.
    const message = context.text('orders.deliveryOrderFixed', { code: before.orderCode })
    faults.unshift({ path: 'orderCode', message })
  }
  if (faults.length > 0) throw new Refusal('common.badInput', { errors: faults })

  const changed = await updateDelivery(database, { id, version }, entry).catch((error) => {
    throw (error as { code?: string }).code === '23505' ? alreadyEntered(entry) : error
  })
  if (!changed) refuseChange(await findDelivery(database, { id }), 'orders.deliveryNotFound')
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
  // Lock the reservation before its notice, in the same order as entering and correcting (avoids deadlocks).
  const order = await reservationOf(notice, context)
  if (!(await deleteDelivery(context.database, id))) throw new Refusal('orders.deliveryNotFound')
  await tellDelivery(context, order, { what: 'deliveryRemoved', id, notice })
}

/** Keeps an unchanged name as entered, in whichever language. */
async function calledAsBefore(
  { orderCode, specification }: StoredDelivery,
  sent: Schemas['DeliveryEntry'],
  context: Context,
) {
  const entry = { ...sent, orderCode }
  if (entry.specification === specification) return entry
  const [called = entry] = await calledAsReserved([entry], context)
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
