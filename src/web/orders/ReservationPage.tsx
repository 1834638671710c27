import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { labelOf, titleOf, type FieldSchema } from '../../domain/field-schema'
import { may, orderState } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { api, CallFailure, dataOf } from '../api'
import { formatTime, language, text } from '../locale'
import { useRecordSchema } from '../screens/record-schema'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { Icon } from '../ui/Icon'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tag } from '../ui/Tag'
import { Confirmation } from './Confirmation'
import { ExportOne } from './ExportLines'
import { QuotationPanel } from './QuotationPanel'
import { reservationKey } from './reservation-key'
import { ReservationLines } from './ReservationLines'
import styles from './ReservationPage.module.css'
import { reservations } from './resources'
import { ReserveAgain } from './ReserveAgain'
import { stateTones } from './state-tones'
import { Timeline } from '../screens/Timeline'
import { Withdrawal } from './Withdrawal'

/** One reservation: where it stands, what it holds, what has happened to it. */
export function ReservationPage() {
  const { id: given, No: code } = useParams()
  const id = Number(given)
  const known = Number.isSafeInteger(id) && id > 0
  usePageTitle(text('orders.reservation', { code: code ?? '' }))
  const schema = useRecordSchema(reservations)
  const { data, error, refetch } = useQuery({
    queryKey: reservationKey(id),
    queryFn: () => dataOf(api.GET('/web/intention/order/{id}', { params: { path: { id } } })),
    enabled: known,
    meta: { quiet: true },
  })

  if (!known || error) {
    const missing = !known || (error instanceof CallFailure && error.status === 404)
    return (
      <div className={styles.missing}>
        <Empty
          icon="warning"
          title={missing ? text('orders.notFound') : text('screens.failed')}
          hint={missing ? text('orders.reservation.missingHint') : error?.message}
        >
          {!missing && <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>}
          <Link to="/reserve">{text('orders.reservations')}</Link>
        </Empty>
      </div>
    )
  }
  return data ? <Reservation order={data} schema={schema} /> : <PageSkeleton />
}

function Reservation({ order, schema }: { order: Schemas['IntentionOrder']; schema: FieldSchema }) {
  const { uniqueCode, createTime, createdBy, remark, timeline = [] } = order
  const { productList, projectList, customizationList } = order
  const fields = schema.properties ?? {}
  const { quotation, declineReason } = order
  const acceptable = may('customer', 'confirm', order)
  const waiting = order.statusCode === orderState.submitted
  const facts = {
    ...(declineReason && { declineReason }),
    createTime: formatTime(createTime),
    createdBy,
    ...(remark && { remark }),
  }
  return (
    <article className={styles.reservation}>
      <Link to="/reserve" className={styles.back}>
        <Icon name="chevronLeft" size={16} />
        {text('orders.reservations')}
      </Link>
      <header className={styles.header}>
        <h1>{text('orders.reservation', { code: uniqueCode })}</h1>
        <Tag tone={stateTones[order.statusCode]}>
          {labelOf(fields.statusCode ?? {}, order.statusCode, language)}
        </Tag>
        <div className={styles.actions}>
          <ExportOne order={order} />
          <ReserveAgain record={order} />
          {may('customer', 'withdraw', order) && <Withdrawal order={order} />}
        </div>
      </header>
      {quotation ? (
        <QuotationPanel
          quotation={quotation}
          schema={fields.quotation ?? {}}
          open={acceptable}
          document={() =>
            api.GET('/web/intention/order/quotation/{id}', {
              params: { path: { id: order.id } },
              parseAs: 'blob',
            })
          }
        >
          {acceptable && !quotation.expired && <Confirmation order={order} />}
        </QuotationPanel>
      ) : (
        waiting && <p className={styles.hint}>{text('orders.quotation.waiting')}</p>
      )}
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{titleOf(fields[name] ?? {}, name, language)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReservationLines lines={productList} schema={fields.productList?.items ?? {}} />
      <ReservationLines
        lines={projectList}
        heading={titleOf(fields.projectList ?? {}, 'projectList', language)}
        schema={fields.projectList?.items ?? {}}
      />
      <ReservationLines
        lines={customizationList}
        heading={titleOf(fields.customizationList ?? {}, 'customizationList', language)}
        schema={fields.customizationList?.items ?? {}}
      />
      <Timeline steps={timeline} title={titleOf(fields.timeline ?? {}, 'timeline', language)} />
    </article>
  )
}
