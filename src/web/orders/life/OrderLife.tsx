import type { FieldSchema } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { OrderComplaints } from './OrderComplaints'
import { DeliveryCard } from './DeliveryCard'

/** Fields of a delivery that its reservation shows itself. */
const ofOrder = ['customerOrderNo', 'poNo', 'project', 'shipToContact', 'shipTo']

/** The deliveries of a reservation and the complaints about it. */
export function OrderLife({
  order: { deliveries = [], complaints = [] },
  fields,
}: {
  order: Schemas['IntentionOrder']
  /** The fields of the reservation's schema. */
  fields: Record<string, FieldSchema>
}) {
  const schema = fields.deliveries?.items ?? {}
  return (
    <>
      {deliveries.map((delivery) => (
        <DeliveryCard key={delivery.id} delivery={delivery} schema={schema} without={ofOrder} />
      ))}
      <OrderComplaints complaints={complaints} field={fields.complaints ?? {}} />
    </>
  )
}
