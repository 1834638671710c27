import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { formatDate, formatTime, language, text } from '../../language/locale'
import { Milestones } from './Milestones'
import styles from './OrderComplaints.module.css'
import { OrderComplaints } from './OrderComplaints'

/** The dates of a reservation, its deliveries with their receipt, and the complaints, for staff. */
export function OfficeLife({
  order,
  fields,
}: {
  order: Schemas['IntentionOrder']
  /** The fields of the reservation's schema. */
  fields: Record<string, FieldSchema>
}) {
  const { deliveries = [], complaints = [] } = order
  const field = fields.deliveries ?? {}
  const title = (name: string) => titleOf(field.items?.properties?.[name] ?? {}, name, language)
  return (
    <>
      <Milestones order={order} />
      {deliveries.length > 0 && (
        <section className={styles.complaints}>
          <h2>{titleOf(field, 'deliveries', language)}</h2>
          <ul>
            {deliveries.map(({ id, billNo, carrier, shipTime, receivedTime, receivedBy = '' }) => (
              <li key={id}>
                <Link to={`/office/deliveryNotice/${id}/${encodeURIComponent(billNo)}`}>
                  {billNo}
                </Link>
                <span>{carrier}</span>
                <span className={styles.about}>
                  {`${title('shipTime')} ${formatDate(shipTime)} · `}
                  {receivedTime
                    ? `${title('receivedTime')} ${formatTime(receivedTime)} ${receivedBy}`
                    : text('orders.delivery.notReceived')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OrderComplaints
        complaints={complaints}
        field={fields.complaints ?? {}}
        pageOf={(id) => `/office/quality/complaint/${id}`}
      />
    </>
  )
}
