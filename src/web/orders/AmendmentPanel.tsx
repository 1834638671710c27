import { useState } from 'react'
import { moneyText } from '../../domain/money/price-text'
import type { Schemas } from '../../domain/schemas'
import { AskedAction } from '../actions/AskedAction'
import { answerOf, api } from '../calls/api'
import { formatTime, language, text } from '../language/locale'
import { LabelledInput } from './LabelledInput'
import { QuotationChanges } from './QuotationChanges'
import { reservationKey } from './reservation-key'
import styles from './ReservationPage.module.css'
import { useOrderAction } from './useOrderAction'

/** An amendment of the confirmed order: its difference, its reason, and the customer's answer. */
export function AmendmentPanel({
  order,
  answering = false,
}: {
  order: Schemas['IntentionOrder']
  answering?: boolean
}) {
  const { amendment, acceptance } = order
  if (!amendment) return null
  const { number, reason, answeredAt, answeredBy, total, currency, changes } = amendment
  return (
    <section className={styles.quotation}>
      <header>
        <h2>{text('orders.amendment')}</h2>
        <span className={styles.by}>
          {text('orders.quotation.by', { who: answeredBy, time: formatTime(answeredAt) })}
        </span>
      </header>
      <p className={styles.note}>{reason}</p>
      <QuotationChanges changes={changes.filter(({ field }) => field !== 'total')} />
      {total !== undefined && currency && (
        <p>
          {text('orders.amendment.total', {
            before: acceptance?.total ? moneyText(acceptance.total, currency, language) : '–',
            after: moneyText(total, currency, language),
          })}
        </p>
      )}
      <p className={styles.soft}>{text('orders.amendment.until')}</p>
      {answering && <Consent order={order} number={number} />}
    </section>
  )
}

function Consent({ order, number }: { order: Schemas['IntentionOrder']; number: number }) {
  const { id, version } = order
  const [note, setNote] = useState('')
  const answer = useOrderAction(reservationKey(id), (consent: boolean) =>
    answerOf(
      api.POST('/web/intention/order/amendment/{id}', {
        params: { path: { id } },
        body: { version, number, consent, ...(note.trim() && { note: note.trim() }) },
      }),
    ),
  )
  return (
    <div className={styles.buttons}>
      <AskedAction
        label={text('orders.amendment.agree')}
        look="strong"
        question={text('orders.amendment.agree.question')}
        explained={text('orders.amendment.agree.explained')}
        leave={text('orders.confirm.later')}
        pending={answer.isPending}
        onYes={(done) => answer.mutate(true, { onSettled: done })}
      />
      <AskedAction
        label={text('orders.amendment.refuse')}
        question={text('orders.amendment.refuse.question')}
        explained={
          <>
            <p>{text('orders.amendment.refuse.explained')}</p>
            <LabelledInput
              label={text('orders.amendment.refuse.note')}
              rows={2}
              limit={500}
              value={note}
              fault={undefined}
              onChange={setNote}
            />
          </>
        }
        leave={text('orders.confirm.later')}
        pending={answer.isPending}
        onYes={(done) => answer.mutate(false, { onSettled: done })}
      />
    </div>
  )
}
