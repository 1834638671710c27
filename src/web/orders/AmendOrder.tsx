import { useState } from 'react'
import { titleOf } from '../../domain/forms/field-schema'
import { approvalPath } from '../../domain/orders/approval'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, CallFailure } from '../calls/api'
import { draftOf } from '../forms/draft'
import { faultsOf, type Fault } from '../forms/form-parts'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { amendmentOf, noChange, type TypedAmendment } from './amendment-draft'
import { AmendedLineFields } from './AmendedLineFields'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'
import { officeReservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

/** Amends what the customer has accepted, with a reason. */
export function AmendOrder({ order }: { order: Schemas['IntentionOrder'] }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('orders.office.amend')}</Button>
      {asking && <AmendDialog order={order} onClose={() => setAsking(false)} />}
    </>
  )
}

interface Sent {
  body: Schemas['OrderAmendment']
  /** A second person has to approve it. */
  asks: boolean
}

const useSending = (id: number, onDone: () => void) =>
  useOrderAction(
    officeReservationKey(id),
    ({ body, asks }: Sent) => {
      const given = { params: { path: { id } }, body }
      return asks
        ? answerOf(api.POST('/office/intention/order/approval/amendment/{id}', given))
        : answerOf(api.POST('/office/intention/order/amend/{id}', given))
    },
    onDone,
  )

function AmendDialog({
  order,
  onClose,
}: {
  order: Schemas['IntentionOrder']
  onClose: () => void
}) {
  const { id, version } = order
  const parts = useFormParts('OrderAmendment')
  const fields = parts.texts.properties ?? {}
  const draft = draftOf<TypedAmendment>(`amendment.${id}`)
  const [typed, setTyped] = useState<TypedAmendment>(
    () => draft.read() ?? { reason: '', lines: {} },
  )
  const [faults, setFaults] = useState<Fault[]>([])
  const send = useSending(id, () => {
    draft.clear()
    onClose()
  })
  const body = amendmentOf(version, typed)
  const needsApproval = faults.some(({ path }) => path === approvalPath)
  const placeOf = (lineId: number) => body.lines.findIndex((line) => line.lineId === lineId)
  const faultAt = (path: string) =>
    faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message

  function change(next: TypedAmendment) {
    setTyped(next)
    setFaults([])
    draft.write(next)
  }

  function submit() {
    const none = { path: 'lines', message: text('orders.office.amend.none') }
    const bodyFaults = body.lines.length === 0 ? [none] : faultsOf(parts, body)
    setFaults(bodyFaults)
    if (bodyFaults.length > 0) return
    const given = { body, asks: needsApproval }
    send.mutate(given, {
      onError: (error) => error instanceof CallFailure && setFaults(error.errors),
    })
  }

  return (
    <Dialog
      shape="wide"
      title={text('orders.office.amend.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('orders.office.cancel')}</Button>
          <Button look="main" disabled={send.isPending} aria-busy={send.isPending} onClick={submit}>
            {text(needsApproval ? 'orders.approval.ask' : 'orders.office.amend.send')}
          </Button>
        </>
      }
    >
      <div className={styles.amendment}>
        <p className={styles.hint}>{text('orders.office.amend.hint')}</p>
        <LabelledInput
          label={titleOf(fields.reason ?? {}, 'reason', language)}
          rows={2}
          limit={fields.reason?.maxLength}
          value={typed.reason}
          fault={faultAt('reason')}
          onChange={(reason) => change({ ...typed, reason })}
        />
        {needsApproval && (
          <p className={styles.warning} role="status">
            {text('orders.amendedAboveApproval')}
          </p>
        )}
        {faults.some(({ path }) => path === 'lines') && (
          <p className={styles.fault} role="alert">
            {text('orders.office.amend.none')}
          </p>
        )}
        {linesOf(order)
          .filter(({ answer }) => answer?.decision && answer.decision !== 'leaveOut')
          .map((line) => (
            <AmendedLineFields
              key={line.id}
              line={line}
              typed={typed.lines[line.id] ?? noChange}
              schema={fields.lines?.items?.properties ?? {}}
              faultAt={(field) => faultAt(`lines.${placeOf(line.id)}.${field}`)}
              onChange={(next) =>
                change({
                  ...typed,
                  lines: {
                    ...typed.lines,
                    [line.id]: { ...(typed.lines[line.id] ?? noChange), ...next },
                  },
                })
              }
            />
          ))}
      </div>
    </Dialog>
  )
}
