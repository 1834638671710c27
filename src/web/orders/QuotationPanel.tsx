import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { saveFile } from '../actions/save-file'
import { formatDate, formatTime, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Tag } from '../ui/Tag'
import styles from './ReservationPage.module.css'

interface Props {
  quotation: Schemas['Quotation']
  schema: FieldSchema
  /** The call that returns it as a document. */
  document: () => Parameters<typeof saveFile>[0]
  /** True while it can be accepted; only then its expiry matters. */
  open: boolean
  /** Actions on the quotation. */
  children?: ReactNode
}

/** The answer to the whole reservation: validity, note, and document. */
export function QuotationPanel({ quotation, schema, document, open, children }: Props) {
  const { validUntil, expired, note, answeredAt, answeredBy } = quotation
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  const save = useMutation({ mutationFn: () => saveFile(document()) })
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
      {note && <p className={styles.note}>{note}</p>}
      {open && expired && <p className={styles.soft}>{text('orders.quotation.expiredHint')}</p>}
      {open && !expired && <p className={styles.soft}>{quotation.meaning}</p>}
      <div className={styles.buttons}>
        {children}
        <Button disabled={save.isPending} aria-busy={save.isPending} onClick={() => save.mutate()}>
          <Icon name="download" size={16} />
          {text('orders.quotation.pdf')}
        </Button>
      </div>
    </section>
  )
}
