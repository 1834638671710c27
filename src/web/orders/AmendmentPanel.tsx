import { useState } from 'react'
import { moneyText } from '../../domain/money/price-text'
import type { Schemas } from '../../domain/schemas'
import { AskedAction } from '../actions/AskedAction'
import { answerOf, api } from '../calls/api'
import { draftOf } from '../forms/draft'
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
  const { amendment } = order
  if (!amendment) return null
  const { number, reason, answeredAt, answeredBy } = amendment
  return (
    <section className={styles.quotation}>
      <header>
        <h2>{text('orders.amendment')}</h2>
        <span className={styles.by}>
          {text('orders.quotation.by', { who: answeredBy, time: formatTime(answeredAt) })}
        </span>
      </header>
      <p className={styles.note}>{reason}</p>
      <Difference order={order} />
      <p className={styles.soft}>{text('orders.amendment.until')}</p>
      {answering && <Consent order={order} number={number} />}
    </section>
  )
}

/** Changes of the amendment, with the totals before and after. */
function Difference({
  order: { acceptance, amendment },
}: {
  order: Pick<Schemas['IntentionOrder'], 'acceptance' | 'amendment'>
}) {
  if (!amendment) return null
  const { total, currency, changes } = amendment
  return (
    <>
      <QuotationChanges changes={changes.filter(({ field }) => field !== 'total')} />
      {total !== undefined && currency && (
        <p>
          {text('orders.amendment.total', {
            before: acceptance?.total ? moneyText(acceptance.total, currency, language) : '–',
            after: moneyText(total, currency, language),
          })}
        </p>
      )}
    </>
  )
}

/** The customer answers the amendment that the dialog showed, even if a newer one has come since. */
function Consent({ order, number }: { order: Schemas['IntentionOrder']; number: number }) {
  const { id } = order
  const [shown, setShown] = useState(order)
  const draft = draftOf<string>(`consent.${id}.${number}`)
  const [note, setNote] = useState(() => draft.read() ?? '')
  const answer = useOrderAction(reservationKey(id), (consent: boolean) =>
    answerOf(
      api.POST('/web/intention/order/amendment/{id}', {
        params: { path: { id } },
        body: {
          version: shown.version,
          number: shown.amendment?.number ?? number,
          consent,
          ...(note.trim() && { note: note.trim() }),
        },
      }),
    ),
  )
  return (
    <div className={styles.buttons}>
      <AskedAction
        label={text('orders.amendment.agree')}
        look="strong"
        question={text('orders.amendment.agree.question')}
        explained={
          <>
            <Difference order={shown} />
            <p>{text('orders.amendment.agree.explained')}</p>
          </>
        }
        leave={text('orders.confirm.later')}
        pending={answer.isPending}
        onAsk={() => setShown(order)}
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
              onChange={(typed) => {
                setNote(typed)
                draft.write(typed)
              }}
            />
          </>
        }
        leave={text('orders.confirm.later')}
        pending={answer.isPending}
        onAsk={() => setShown(order)}
        onYes={(done) => answer.mutate(false, { onSuccess: () => draft.clear(), onSettled: done })}
      />
    </div>
  )
}
