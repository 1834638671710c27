import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { dayAt } from '../../domain/day'
import { useFormParts } from '../forms/useFormParts'
import { formatNumber, text } from '../locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { CustomEntryLine } from './CustomEntryLine'
import { EntryLine } from './EntryLine'
import styles from './IntentionOrderPage.module.css'
import { pageOfItem } from './item-page'
import { RemarkField } from './RemarkField'
import { submissionOf } from './submission'
import { customLineOf, useShownLines } from './useCustomOrder'
import { useEntryProducts } from './useEntryProducts'
import { useEntryTests } from './useEntryTests'
import { useLocalOrder } from './useLocalOrder'
import { useSubmission } from './useSubmission'

const today = dayAt(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The reservation being prepared: how many, when, a remark; then it is sent. */
export function IntentionOrderPage() {
  usePageTitle(text('orders.prepare'))
  const parts = useFormParts('OrderSubmission')
  const { order, setLine, setAllDates, setRemark, remove } = useLocalOrder()
  const { faults, forgetFaults, isSending, submit } = useSubmission(parts)
  const [dateOfAll, setDateOfAll] = useState('')
  const form = useRef<HTMLFormElement>(null)

  const productOf = useEntryProducts(order.productList)
  const custom = useShownLines(order.customizationList.map(customLineOf))
  const testOf = useEntryTests(order.projectList)
  const lineCount = order.productList.length + order.projectList.length + custom.length

  useEffect(() => {
    if (faults.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  if (lineCount === 0 && !isSending)
    return (
      <div className="page">
        <h1 className={styles.title}>{text('orders.prepare')}</h1>
        <div className={styles.sheet}>
          <Empty
            icon="box"
            title={text('orders.prepare.none')}
            hint={text('orders.prepare.noneHint')}
          >
            <Link to="/productCategories/productSelection">{text('orders.toSelection')}</Link>
            <Link to="/reserve">{text('orders.reservations')}</Link>
          </Empty>
        </div>
      </div>
    )

  const faultAt = (path: string) => faults.find((fault) => fault.path === path)?.message
  const several = lineCount > 1
  return (
    <div className="page">
      <h1 className={styles.title}>{text('orders.prepare')}</h1>
      <form
        ref={form}
        className={styles.whole}
        noValidate
        onChange={forgetFaults}
        onSubmit={(event) => {
          event.preventDefault()
          submit(submissionOf(order, (id) => productOf(id).product?.minQuantity ?? 1))
        }}
      >
        <section className={styles.sheet} aria-label={text('orders.lines')}>
          {several && (
            <div className={styles.all}>
              <label>
                {text('orders.dateOfAll')}
                <input
                  type="date"
                  min={today}
                  max="9999-12-31"
                  value={dateOfAll}
                  onChange={({ target }) => setDateOfAll(target.value)}
                />
              </label>
              <Button
                disabled={!dateOfAll}
                onClick={() => {
                  forgetFaults()
                  setAllDates(dateOfAll)
                }}
              >
                {text('orders.dateOfAll.apply')}
              </Button>
            </div>
          )}
          <ul>
            {order.productList.map((line, index) => (
              <EntryLine
                key={`${line.dataId}.${index}`}
                line={line}
                product={productOf(line.dataId).product}
                failure={productOf(line.dataId).failure}
                today={today}
                faults={{
                  counts: faultAt(`productList.${index}.counts`),
                  requiredDate: faultAt(`productList.${index}.requiredDate`),
                  whole: faultAt(`productList.${index}.cartId`),
                }}
                onChange={(next) => setLine(index, next)}
                onRemove={() => {
                  forgetFaults()
                  remove(index)
                }}
              />
            ))}
            {order.projectList.map((line, index) => (
              <EntryLine
                key={`test.${line.dataId}.${index}`}
                line={line}
                page={pageOfItem({ typeId: 2, dataId: line.dataId })}
                product={testOf(line.dataId).product}
                failure={testOf(line.dataId).failure}
                today={today}
                faults={{
                  counts: faultAt(`projectList.${index}.counts`),
                  requiredDate: faultAt(`projectList.${index}.requiredDate`),
                  whole:
                    faultAt(`projectList.${index}.dataId`) ??
                    faultAt(`projectList.${index}.cartId`),
                }}
                onChange={(next) => setLine(index, next, 'projectList')}
                onRemove={() => {
                  forgetFaults()
                  remove(index, 'projectList')
                }}
              />
            ))}
            {custom.map((one, index) => (
              <CustomEntryLine
                key={`custom.${one.line.dataId}.${index}`}
                {...one}
                today={today}
                faultAt={(field) => faultAt(`customizationList.${index}.${field}`)}
                onChange={(next) => setLine(index, next, 'customizationList')}
                onRemove={() => {
                  forgetFaults()
                  remove(index, 'customizationList')
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
            {text('orders.lineCount', { count: formatNumber(lineCount) })}
          </p>
          <Button type="submit" look="strong" disabled={isSending} aria-busy={isSending}>
            {text(isSending ? 'orders.submitting' : 'orders.submit')}
          </Button>
          <p className={styles.note}>{text('orders.prepare.note')}</p>
        </aside>
      </form>
    </div>
  )
}
