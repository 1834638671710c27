import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import complaintStates from '../../generated/screens/ComplaintState.json'
import overdue from '../../generated/screens/Overdue.json'
import { CustomerLink } from '../actions/CustomerLink'
import { SchemaView } from '../forms/SchemaView'
import { formatDate, formatTime, language, text } from '../language/locale'
import { deadlineTones } from '../screens/deadline-tones'
import type { Back } from '../screens/OneRecord'
import { Columns, OfficePage } from '../screens/OfficePage'
import { RecordArticle } from '../screens/RecordArticle'
import { Timeline } from '../screens/Timeline'
import { Tag } from '../ui/Tag'
import { FileLinks } from './FileLinks'
import { Pictures } from './Pictures'
import { named } from './ProblemArticle'
import styles from './QualityPages.module.css'
import { complaintTones } from './state-tones'

interface Props {
  complaint: Schemas['ComplaintRecord']
  schema: FieldSchema
  back: Back
  /** True for staff: the office's layout, with the customer and the due date. */
  withCustomer?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** A complaint: its text, its progress, and its history. */
export function ComplaintArticle({
  complaint,
  schema,
  back,
  withCustomer,
  actions,
  children,
}: Props) {
  const { uniqueCode, stateCode, theme, createTime, accountName, assignee, dueDate, due } =
    complaint
  const fields = schema.properties ?? {}
  const title = (name: keyof Schemas['ComplaintRecord']) =>
    titleOf(fields[name] ?? {}, name, language)
  const tags = (
    <>
      <Tag tone={complaintTones[stateCode]}>{labelOf(complaintStates, stateCode, language)}</Tag>
      {withCustomer && due && due !== 'inTime' && (
        <Tag tone={deadlineTones[due]}>{labelOf(overdue, due, language)}</Tag>
      )}
    </>
  )
  const filed = (
    <section className={styles.card}>
      <dl className={styles.facts}>
        <div>
          <dt>{title('uniqueCode')}</dt>
          <dd>{uniqueCode}</dd>
        </div>
        <div>
          <dt>{title('createTime')}</dt>
          <dd>{formatTime(createTime)}</dd>
        </div>
        {withCustomer && (
          <div>
            <dt>{title('accountName')}</dt>
            <dd>
              <CustomerLink id={complaint.accountId} name={accountName} />
            </dd>
          </div>
        )}
        {assignee && (
          <div>
            <dt>{title('assignee')}</dt>
            <dd>{assignee}</dd>
          </div>
        )}
        {dueDate && (
          <div>
            <dt>{withCustomer ? title('dueDate') : text('quality.complaint.promised')}</dt>
            <dd>{formatDate(dueDate)}</dd>
          </div>
        )}
      </dl>
      {complaint.complaint && (
        <SchemaView schema="Complaint" value={complaint.complaint} without={['theme']} />
      )}
      <Goods complaint={complaint} isOffice={withCustomer === true} />
      <Pictures images={complaint.images} />
      <FileLinks files={complaint.files?.map(named)} />
    </section>
  )
  const history = <Timeline steps={complaint.timeline ?? []} title={title('timeline')} />
  if (withCustomer)
    return (
      <OfficePage title={theme} tags={tags} actions={actions}>
        <Columns first={filed} beside={children} rest={history} />
      </OfficePage>
    )
  return (
    <RecordArticle title={theme} back={back} tags={tags} actions={actions}>
      {filed}
      {children}
      {history}
    </RecordArticle>
  )
}

/** The way to the reservation and the delivery that a complaint is about. */
function Goods({
  complaint: { orderId, deliveryId, complaint = {} },
  isOffice,
}: {
  complaint: Schemas['ComplaintRecord']
  isOffice: boolean
}) {
  if (orderId === undefined) return null
  const base = isOffice ? '/office' : ''
  // The pages are found by the id; the number in the address is for readers.
  const { orderCode = '-', billNo = '-' } = complaint
  return (
    <p className={styles.buttons}>
      <Link to={`${base}/reserve/${orderId}/${encodeURIComponent(orderCode)}`}>
        {text('quality.complain.toOrder')}
      </Link>
      {deliveryId !== undefined && (
        <Link to={`${base}/deliveryNotice/${deliveryId}/${encodeURIComponent(billNo)}`}>
          {text('quality.complain.toDelivery')}
        </Link>
      )}
    </p>
  )
}
