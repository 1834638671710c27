import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dayAt } from '../../domain/day'
import { useFormParts } from '../forms/useFormParts'
import { formatNumber, text } from '../locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { customSubmissionOf } from './custom-submission'
import { CustomEntryLine } from './CustomEntryLine'
import styles from './IntentionOrderPage.module.css'
import { RemarkField } from './RemarkField'
import { useCustomOrder, useShownLines } from './useCustomOrder'
import { useCustomSubmission } from './useCustomSubmission'

const today = dayAt(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The reservation of products made to measure: how many, when, a remark; then it is sent. */
export function CustomOrderPage() {
  usePageTitle(text('orders.custom.prepare'))
  const parts = useFormParts('CustomOrderSubmission')
  const { order, setLine, setRemark, remove } = useCustomOrder()
  const shown = useShownLines(order.lines)
  const { faults, forgetFaults, isSending, submit } = useCustomSubmission(parts)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (faults.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  if (order.lines.length === 0 && !isSending)
    return (
      <div className="page">
        <h1 className={styles.title}>{text('orders.custom.prepare')}</h1>
        <div className={styles.sheet}>
          <Empty
            icon="box"
            title={text('orders.custom.none')}
            hint={text('orders.custom.noneHint')}
          >
            <Link to="/productCategories/productSelection">{text('orders.toSelection')}</Link>
            <Link to="/reserve">{text('orders.reservations')}</Link>
          </Empty>
        </div>
      </div>
    )

  const faultAt = (path: string) => faults.find((fault) => fault.path === path)?.message
  return (
    <div className="page">
      <h1 className={styles.title}>{text('orders.custom.prepare')}</h1>
      <form
        ref={form}
        className={styles.whole}
        noValidate
        onChange={forgetFaults}
        onSubmit={(event) => {
          event.preventDefault()
          submit(customSubmissionOf({ ...order, lines: shown.map(({ line }) => line) }))
        }}
      >
        <section className={styles.sheet} aria-label={text('orders.lines')}>
          <ul>
            {shown.map((one, index) => (
              <CustomEntryLine
                key={`${one.line.classId}.${index}`}
                {...one}
                today={today}
                faultAt={(field) => faultAt(`customizationList.${index}.${field}`)}
                onChange={(next) => setLine(index, next)}
                onRemove={() => {
                  forgetFaults()
                  remove(index)
                }}
              />
            ))}
          </ul>
        </section>
        <aside className={`${styles.sheet} ${styles.aside}`}>
          <RemarkField
            schema={parts.texts.properties?.remark ?? {}}
            value={order.remark}
            fault={faultAt('remark')}
            onChange={setRemark}
          />
          <p className={styles.sum}>
            {text('orders.lineCount', { count: formatNumber(order.lines.length) })}
          </p>
          <Button type="submit" look="strong" disabled={isSending} aria-busy={isSending}>
            {text(isSending ? 'orders.submitting' : 'orders.submit')}
          </Button>
          <p className={styles.note}>{text('orders.custom.note')}</p>
        </aside>
      </form>
    </div>
  )
}
