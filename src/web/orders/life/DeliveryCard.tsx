import type { ReactNode } from 'react'
import { titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { isShipped } from '../../../domain/orders/receipt'
import type { Schemas } from '../../../domain/schemas'
import { useShopToday } from '../../calls/settings'
import { formatDate, formatNumber, formatTime, language, text } from '../../language/locale'
import { FurtherFacts } from '../../screens/FurtherFacts'
import { ButtonLink } from '../../ui/Button'
import { CopyText } from '../../ui/CopyText'
import { Icon } from '../../ui/Icon'
import { OutsideLink } from '../../ui/OutsideLink'
import { Tag } from '../../ui/Tag'
import { complaintAddress } from './complaint-address'
import styles from './DeliveryCard.module.css'
import { DeliveredLines } from './DeliveredLines'
import { Receipt } from './Receipt'

/** The fields that the card draws; all others are listed below. */
const drawn = [
  'billNo',
  'carrier',
  'trackingNo',
  'trackingLink',
  'boxes',
  'lines',
  'shipTime',
  'expectedArrival',
  'receivedTime',
  'receivedBy',
  // Each product has a row with these.
  'specification',
  'customerMaterial',
  'deliveredCounts',
  'orderCode',
  'orderLink',
] as const

interface Props {
  delivery: Schemas['DeliveryNotice']
  schema: FieldSchema
  /** Beside the number of the delivery note. */
  heading?: ReactNode
  /** Fields that the page shows elsewhere. */
  without?: readonly string[]
}

/** A delivery: its way, its carrier, its products, and what the customer can do. */
export function DeliveryCard({ delivery, schema, heading, without = [] }: Props) {
  const { id, billNo, carrier, trackingNo, trackingLink, boxes, lines = [] } = delivery
  const fields = schema.properties ?? {}
  const title = (name: keyof typeof delivery) => titleOf(fields[name] ?? {}, name, language)
  return (
    <article className={styles.card} aria-label={`${title('billNo')} ${billNo}`}>
      <header>
        <h2>
          {title('billNo')} {billNo}
        </h2>
        <StateOf delivery={delivery} />
        {heading && <span className={styles.beside}>{heading}</span>}
      </header>
      <Days delivery={delivery} title={title} />
      <p className={styles.carrier}>
        <Icon name="truck" />
        <span>{carrier}</span>
        {trackingNo && (
          <span>
            {title('trackingNo')} <CopyText value={trackingNo} />
          </span>
        )}
        {trackingLink && (
          <OutsideLink address={trackingLink} className={styles.track}>
            {text('orders.delivery.track')}
          </OutsideLink>
        )}
        {boxes !== undefined && (
          <span>
            {title('boxes')} {formatNumber(boxes)}
          </span>
        )}
      </p>
      <DeliveredLines delivery={delivery} schema={fields.lines?.items ?? {}} />
      <FurtherFacts schema={schema} record={delivery} drawn={[...drawn, ...without]} />
      <div className={styles.buttons}>
        <Receipt delivery={delivery} />
        <ButtonLink
          to={complaintAddress({ deliveryId: id, line: lines.length === 1 ? lines[0] : undefined })}
        >
          {text('orders.delivery.wrong')}
        </ButtonLink>
      </div>
    </article>
  )
}

function StateOf({ delivery }: { delivery: Schemas['DeliveryNotice'] }) {
  const today = useShopToday()
  if (delivery.receivedTime) return <Tag tone="good">{text('orders.delivery.received')}</Tag>
  return isShipped(delivery, today) ? (
    <Tag tone="busy">{text('orders.delivery.underWay')}</Tag>
  ) : (
    <Tag>{text('orders.delivery.planned')}</Tag>
  )
}

/** The days of a delivery in their order. */
function Days({
  delivery: { shipTime, expectedArrival, receivedTime, receivedBy },
  title,
}: {
  delivery: Schemas['DeliveryNotice']
  title: (name: 'shipTime' | 'expectedArrival' | 'receivedTime') => string
}) {
  return (
    <dl className={styles.days}>
      <div>
        <dt>{title('shipTime')}</dt>
        <dd>{formatDate(shipTime)}</dd>
      </div>
      {expectedArrival && !receivedTime && (
        <div>
          <dt>{title('expectedArrival')}</dt>
          <dd>{formatDate(expectedArrival)}</dd>
        </div>
      )}
      {receivedTime && (
        <div>
          <dt>{title('receivedTime')}</dt>
          <dd>
            {formatTime(receivedTime)} {receivedBy && `· ${receivedBy}`}
          </dd>
        </div>
      )}
    </dl>
  )
}
