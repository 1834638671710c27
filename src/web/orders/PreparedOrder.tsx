import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { KeptDetails } from '../actions/order-details'
import type { FormParts } from '../forms/form-parts'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { isEnter } from '../ui/keys'
import { usePageTitle } from '../ui/page-title'
import styles from './IntentionOrderPage.module.css'
import { OrderDetailsFields } from './OrderDetailsFields'
import { RemarkField } from './RemarkField'
import type { useSending } from './useSending'

interface Props {
  title: string
  /** Text for an empty reservation. */
  none: { title: string; hint: string }
  /** Explains what happens after sending. */
  note: string
  lineCount: number
  order: { remark: string; details?: KeptDetails }
  parts: FormParts
  sending: Pick<ReturnType<typeof useSending>, 'faults' | 'forgetFaults' | 'isSending'>
  onRemark: (remark: string) => void
  onDetails: (details: KeptDetails) => void
  onSubmit: () => void
  /** The lines, as list items. */
  children: ReactNode
  /** Content above the lines. */
  above?: ReactNode
}

/** Frame of a reservation being prepared: its lines, a remark, and the submit button. */
export function PreparedOrder({
  title,
  none,
  note,
  lineCount,
  order: { remark, details },
  parts,
  sending: { faults, forgetFaults, isSending },
  onRemark,
  onDetails,
  onSubmit,
  children,
  above,
}: Props) {
  usePageTitle(title)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (faults.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  const wasSending = useRef(isSending)
  useEffect(() => {
    // The button loses focus while disabled, so restore it.
    if (wasSending.current && !isSending && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasSending.current = isSending
  }, [isSending])

  const heading = (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.notice}>{note}</p>
    </>
  )
  if (lineCount === 0 && !isSending)
    return (
      <div className="page">
        {heading}
        <div className={styles.sheet}>
          <Empty icon="box" title={none.title} hint={none.hint}>
            <Link to="/productCategories/productSelection">{text('orders.toSelection')}</Link>
            <Link to="/reserve">{text('orders.reservations')}</Link>
          </Empty>
        </div>
      </div>
    )

  return (
    <div className="page">
      {heading}
      <form
        ref={form}
        className={styles.whole}
        noValidate
        onChange={forgetFaults}
        onKeyDown={(event) => {
          // Enter in a date or quantity must not submit the form.
          if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <section className={styles.sheet} aria-label={text('orders.lines')}>
          {above}
          <ul>{children}</ul>
        </section>
        <aside className={`${styles.sheet} ${styles.aside}`}>
          <OrderDetailsFields
            parts={parts}
            details={details}
            faults={faults}
            onChange={onDetails}
          />
          <RemarkField
            schema={parts.texts.properties?.remark ?? {}}
            value={remark}
            fault={faults.find(({ path }) => path === 'remark')?.message}
            onChange={onRemark}
          />
          <p className={styles.sum}>
            {text('orders.lineCount', { count: formatNumber(lineCount) })}
          </p>
          <Button type="submit" look="strong" disabled={isSending} aria-busy={isSending}>
            {text(isSending ? 'orders.submitting' : 'orders.submit')}
          </Button>
        </aside>
      </form>
    </div>
  )
}
