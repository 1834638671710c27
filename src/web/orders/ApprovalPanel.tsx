import { useState } from 'react'
import { moneyText, priceText } from '../../domain/money/price-text'
import { mayApprove } from '../../domain/orders/approval'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { AskedAction } from '../actions/AskedAction'
import { useAttendant, useMayCall } from '../actions/handling'
import { answerOf, api } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { formatCount, formatTime, language, text } from '../language/locale'
import { RecordFiles } from '../screens/RecordFiles'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import styles from './AnswerForm.module.css'
import { QuotationChanges } from './QuotationChanges'
import { officeReservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

type Order = Schemas['IntentionOrder']
type Approval = Schemas['QuotationApproval']

/** A quotation that waits for approval, or the reason for which it was sent back. */
export function ApprovalPanel({ order }: { order: Order }) {
  const { approval } = order
  if (!approval) return null
  const { state, author, askedAt, currency, total, decidedBy = '', reason = '' } = approval
  if (state === 'returned')
    return (
      <p className={styles.warning} role="status">
        {text('orders.approval.returned', { who: decidedBy, reason })}
      </p>
    )
  return (
    <section className={styles.form}>
      <p className={styles.warning}>
        {text('orders.approval.waiting', {
          total: total && currency ? moneyText(total, currency, language) : '',
          who: author,
          time: formatTime(askedAt),
        })}
      </p>
      {approval.answer && (
        <ProposedLines order={order} answer={approval.answer} currency={currency} />
      )}
      {approval.amendment && (
        <>
          <p>{approval.amendment.reason}</p>
          <QuotationChanges changes={approval.changes ?? []} />
        </>
      )}
      {approval.files && (
        <div className={styles.tools}>
          <RecordFiles files={approval.files} />
        </div>
      )}
      <Decisions order={order} approval={approval} />
    </section>
  )
}

function ProposedLines({
  order,
  answer,
  currency,
}: {
  order: Order
  answer: Schemas['OrderAnswer']
  currency: Approval['currency']
}) {
  const lines = new Map(answer.lines?.map((line) => [line.lineId, line]))
  return (
    <ul>
      {linesOf(order).map(({ id, materialName, model, counts, unitName }) => {
        const { unitPrice, alternative, alternativePrice, note } = lines.get(id) ?? {}
        const priced = (price: typeof unitPrice) =>
          price && currency && priceText({ ...price, currency }, unitName, language)
        const replacement =
          alternative && [alternative, priced(alternativePrice)].filter(Boolean).join(' ')
        const named = `${materialName} ${model}`.trim()
        return (
          <li key={id}>
            {[named, formatCount(counts, unitName), priced(unitPrice), replacement, note]
              .filter(Boolean)
              .join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}

function Decisions({ order: { id }, approval }: { order: Order; approval: Approval }) {
  const { id: userId } = useAttendant()
  const mayDecide = useMayCall('/office/intention/order/approval/decision/{id}')
  const [isReturning, setReturning] = useState(false)
  const { round, authorId } = approval
  const decide = useOrderAction(
    officeReservationKey(id),
    (body: Schemas['ApprovalDecision']) =>
      answerOf(
        api.POST('/office/intention/order/approval/decision/{id}', {
          params: { path: { id } },
          body,
        }),
      ),
    () => setReturning(false),
  )
  if (!mayDecide) return null
  const isOther = mayApprove(userId, authorId)
  const label = text(isOther ? 'orders.approval.return' : 'orders.approval.takeBack')
  return (
    <div className={styles.tools}>
      {isOther && (
        <AskedAction
          label={text('orders.approval.approve')}
          look="main"
          question={text('orders.approval.approve.question')}
          explained=""
          leave={text('orders.office.cancel')}
          pending={decide.isPending}
          onYes={(done) => decide.mutate({ round, approve: true }, { onSettled: done })}
        />
      )}
      <Button onClick={() => setReturning(true)}>{label}</Button>
      {isReturning && (
        <Dialog title={label} onClose={() => setReturning(false)}>
          <SchemaForm
            schema="ApprovalDecision"
            value={{ round, approve: false }}
            draft={`approval.${id}`}
            submitText={label}
            onSubmit={({ reason = '' }: Schemas['ApprovalDecision']) =>
              decide.mutateAsync({ round, approve: false, reason })
            }
          />
        </Dialog>
      )}
    </div>
  )
}
