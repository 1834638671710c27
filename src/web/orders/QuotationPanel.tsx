import type { ReactNode } from 'react'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatDate, formatTime, language, text } from '../language/locale'
import { RecordFiles } from '../screens/RecordFiles'
import { Facts } from '../ui/Facts'
import { Tag } from '../ui/Tag'
import { QuotationVersions } from './QuotationVersions'
import { SaveFile, type FileOfVersion } from './SaveFile'
import styles from './ReservationPage.module.css'

interface Props {
  quotation: Schemas['Quotation']
  schema: FieldSchema
  /** The call that returns it as a document; the version that holds without a number. */
  document: FileOfVersion
  /** The call that returns it as a spreadsheet. */
  sheet: FileOfVersion
  /** True while it can be accepted; only then its expiry matters. */
  open: boolean
  /** Actions on the quotation. */
  children?: ReactNode
}

/** The answer to the whole reservation: validity, note, and document. */
export function QuotationPanel({ quotation, schema, document, sheet, open, children }: Props) {
  const { validUntil, expired, note, answeredAt, answeredBy, files } = quotation
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  return (
    <section className={styles.quotation}>
      <header>
        <h2>{text('orders.quotation')}</h2>
        <span className={styles.until}>
          {title('validUntil')} <strong>{formatDate(validUntil)}</strong>
        </span>
        {open && expired && <Tag tone="bad">{text('orders.quotation.expired')}</Tag>}
        <span className={styles.by}>
          {text('orders.quotation.by', { who: answeredBy, time: formatTime(answeredAt) })}
        </span>
      </header>
      <Terms quotation={quotation} schema={schema} />
      {note && <p className={styles.note}>{note}</p>}
      {files && (
        <div className={styles.buttons}>
          <span>{title('files')}</span>
          <RecordFiles files={files} />
        </div>
      )}
      {quotation.notPriced > 0 && open && (
        <p className={styles.soft}>
          {text('orders.quotation.notPriced', { count: quotation.notPriced })}
        </p>
      )}
      {open && expired && <p className={styles.soft}>{text('orders.quotation.expiredHint')}</p>}
      {open && !expired && <p className={styles.soft}>{quotation.meaning}</p>}
      <div className={styles.buttons}>
        {children}
        <SaveFile call={document}>{text('orders.quotation.pdf')}</SaveFile>
        <SaveFile call={sheet}>{text('orders.quotation.xlsx')}</SaveFile>
      </div>
      <QuotationVersions quotation={quotation} document={document} sheet={sheet} />
    </section>
  )
}

/** The terms of delivery and payment. */
function Terms({ quotation, schema }: { quotation: Schemas['Quotation']; schema: FieldSchema }) {
  const { incoterm, incotermPlace, paymentTerms } = quotation
  const fields = schema.properties ?? {}
  const rule = incoterm && labelOf(fields.incoterm ?? {}, incoterm, language)
  const delivery = [rule, incotermPlace].filter(Boolean).join(' · ')
  if (!delivery && !paymentTerms) return null
  return (
    <Facts
      facts={[
        ['incoterm', fields.incoterm, delivery],
        ['paymentTerms', fields.paymentTerms, paymentTerms],
      ]}
    />
  )
}
