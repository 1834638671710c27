import { useId, useState } from 'react'
import * as limits from '../../generated/limits'
import { SheetButtons } from '../actions/SheetButtons'
import { api } from '../calls/api'
import { text } from '../language/locale'
import { LimitedInput } from '../ui/LimitedText'
import styles from './AnswerForm.module.css'

/** Downloads the sheet for the import, filled with what is open of a reservation. */
export function DeliverySheets({ orderCode }: { orderCode: string }) {
  return (
    <SheetButtons
      small
      disabled={orderCode === ''}
      label={(format) => text('orders.office.delivery.sheet', { format })}
      call={(format) =>
        api.GET('/office/delivery/order/template', {
          params: { query: { orderCode, format } },
          parseAs: 'blob',
        })
      }
    />
  )
}

/** The same, for a reservation that is entered. */
export function SheetsOfOrder() {
  const id = useId()
  const [orderCode, setOrderCode] = useState('')
  return (
    <section>
      <h2>{text('orders.office.import.template')}</h2>
      <p className={styles.hint}>{text('orders.office.import.templateHint')}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{text('orders.office.delivery.order')}</label>
        <LimitedInput
          id={id}
          value={orderCode}
          limit={limits.DeliveryEntry.orderCode}
          onChange={setOrderCode}
        />
      </div>
      <DeliverySheets orderCode={orderCode.trim()} />
    </section>
  )
}
