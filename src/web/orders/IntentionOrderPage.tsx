import { useState } from 'react'
import { pageTitles } from '../../generated/pages'
import { latestDay } from '../../domain/days/day'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { useShopToday } from '../calls/settings'
import { PricesOf } from '../price-tags/PricesOf'
import { Button } from '../ui/Button'
import { DateField } from '../ui/DateField'
import { CustomEntryLine } from './CustomEntryLine'
import { EntryLine } from './EntryLine'
import styles from './IntentionOrderPage.module.css'
import { pageOfItem } from './item-page'
import { PreparedOrder } from './PreparedOrder'
import { submissionOf, faultsBefore } from './submission'
import { customLineOf, useShownLines } from './useCustomOrder'
import { useEntryProducts } from './useEntryProducts'
import { useEntryTests } from './useEntryTests'
import { useLocalOrder } from './useLocalOrder'
import type { Schemas } from '../../domain/schemas'
import { clearLocalOrder, reservation } from '../actions/reserve'
import { answerOf, api } from '../calls/api'
import type { FormParts } from '../forms/form-parts'
import { useSending } from './useSending'

const between = language === 'zh' ? '；' : '; '

/** Prepares and sends a reservation: quantities, dates, a remark. */
export function IntentionOrderPage() {
  const parts = useFormParts('OrderSubmission')
  const { order, setLine, setAllDates, setRemark, setDetails, remove } = useLocalOrder()
  const sending = useSubmission(parts)
  const today = useShopToday()
  const { faultAt, forgetFaults } = sending

  const wholeFault = (list: 'productList' | 'projectList', index: number) =>
    faultAt(`${list}.${index}.dataId`) ?? faultAt(`${list}.${index}.cartId`)

  const productOf = useEntryProducts(order.productList)
  const custom = useShownLines(order.customizationList.map(customLineOf))
  const testOf = useEntryTests(order.projectList)
  const lineCount = order.productList.length + order.projectList.length + custom.length

  return (
    <PreparedOrder
      title={text(pageTitles['/intentionOrder'])}
      none={{ title: text('orders.prepare.none'), hint: text('orders.prepare.noneHint') }}
      note={text('orders.prepare.note')}
      onRemark={setRemark}
      order={order}
      onDetails={setDetails}
      onSubmit={() =>
        sending.submit(submissionOf(order, (id) => productOf(id).product?.minQuantity ?? 1))
      }
      above={
        <>
          <LeftOut products={order.leftOut} />
          {lineCount > 1 && (
            <DateOfAll
              onApply={(day) => {
                forgetFaults()
                setAllDates(day)
              }}
            />
          )}
        </>
      }
      lineCount={lineCount}
      parts={parts}
      sending={sending}
    >
      <PricesOf ids={order.productList.map(({ dataId }) => dataId)}>
        {order.productList.map((line, index) => (
          <EntryLine
            key={`${line.dataId}.${index}`}
            line={line}
            {...productOf(line.dataId)}
            today={today}
            faults={{
              counts: faultAt(`productList.${index}.counts`),
              requiredDate: faultAt(`productList.${index}.requiredDate`),
              whole: wholeFault('productList', index),
            }}
            onChange={(next) => setLine(index, next)}
            onRemove={() => {
              forgetFaults()
              remove(index)
            }}
          />
        ))}
      </PricesOf>
      {order.projectList.map((line, index) => (
        <EntryLine
          key={`test.${line.dataId}.${index}`}
          line={line}
          page={pageOfItem({ typeId: 2, dataId: line.dataId })}
          {...testOf(line.dataId)}
          today={today}
          faults={{
            counts: faultAt(`projectList.${index}.counts`),
            requiredDate: faultAt(`projectList.${index}.requiredDate`),
            whole: wholeFault('projectList', index),
          }}
          onChange={(next) => setLine(index, next, 'projectList')}
          onRemove={() => {
            forgetFaults()
            remove(index, 'projectList')
          }}
        />
      ))}
      {custom.map((line, index) => (
        <CustomEntryLine
          key={`custom.${line.line.dataId}.${index}`}
          {...line}
          today={today}
          faultAt={(field) => faultAt(`customizationList.${index}.${field}`)}
          onChange={(next) => setLine(index, next, 'customizationList')}
          onRemove={() => {
            forgetFaults()
            remove(index, 'customizationList')
          }}
        />
      ))}
    </PreparedOrder>
  )
}

/** The products of an earlier reservation that are no longer sold. */
function LeftOut({ products }: { products: string[] | undefined }) {
  if (!products) return null
  return (
    <p className={styles.leftOut}>
      {text('orders.again.left', { products: products.join(between) })}
    </p>
  )
}

/** Sets one required date for all lines. */
function DateOfAll({ onApply }: { onApply: (day: string) => void }) {
  const [day, setDay] = useState('')
  const today = useShopToday()
  return (
    <div className={styles.all}>
      <span className={styles.date}>
        <label htmlFor="dateOfAll">{text('orders.dateOfAll')}</label>
        <DateField id="dateOfAll" min={today} max={latestDay} value={day} onChange={setDay} />
      </span>
      <Button disabled={!day} onClick={() => onApply(day)}>
        {text('orders.dateOfAll.apply')}
      </Button>
    </div>
  )
}

/** Sends a reservation of products. */
function useSubmission(parts: FormParts) {
  return useSending<Schemas['OrderSubmission']>({
    name: reservation,
    send: (body, headers) => answerOf(api.POST('/web/intention/order/submit', { body, headers })),
    faultsBefore: (submission, today) => faultsBefore(submission, parts, today),
    clear: clearLocalOrder,
  })
}
