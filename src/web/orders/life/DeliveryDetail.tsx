import { Link } from 'react-router'
import type { FieldSchema } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { linkOf } from '../../screens/page-address'
import { DeliveryCard } from './DeliveryCard'

/** A delivery notice for its customer, with the way to its reservation. */
export function DeliveryDetail({
  record,
  schema,
}: {
  record: Schemas['DeliveryNotice']
  schema: FieldSchema
}) {
  const reservation = linkOf(record.orderLink)
  return (
    <DeliveryCard
      delivery={record}
      schema={schema}
      heading={
        reservation && (
          <Link to={reservation}>{text('orders.reservation', { code: record.orderCode })}</Link>
        )
      }
    />
  )
}
