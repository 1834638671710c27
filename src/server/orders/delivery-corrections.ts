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
 * Corrects a notice, whatever has become of its reservation: what it tells of has been delivered. Saved as it is, it stays
 * so, and nobody is told.
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
    // Another reservation may be another customer's, who has been told of it.
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

/** Takes a notice back. */
export async function takeDeliveryBack(notice: StoredDelivery, context: Context): Promise<void> {
  const { id } = notice
  // Locked before its notice, as where one is entered or corrected.
  const order = await reservationOf(notice, context)
  if (!(await deleteDelivery(context.database, id))) throw new Refusal('orders.deliveryNotFound')
  await tellDelivery(context, order, { what: 'deliveryRemoved', id, notice })
}

/** A name that was not touched stays as it was entered, in whichever language that was. */
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
  // The table keeps no notice without its reservation.
  return valueIn(orders, orderCode)
}
