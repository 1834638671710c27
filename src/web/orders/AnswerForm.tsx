import { useEffect, useRef, useState } from 'react'
import { daysAfter, latestDay } from '../../domain/days/day'
import { titleOf } from '../../domain/forms/field-schema'
import { linesOf } from '../../domain/orders/orders'
import { may, saysSomething } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, CallFailure } from '../calls/api'
import { faultsOf, type Fault } from '../forms/form-parts'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { useShopToday } from '../calls/settings'
import { Button } from '../ui/Button'
import { answerDraft, answerOfTyped, lineOf, typedOf, type TypedAnswer } from './answer-draft'
import styles from './AnswerForm.module.css'
import { AnswerLine } from './AnswerLine'
import { LabelledInput } from './LabelledInput'
import { officeReservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

/** Default validity of a quotation, in days. */
const usualDays = 30

/** The answer to a reservation: line by line, for the whole, and how long it is valid. */
export function AnswerForm({ order }: { order: Schemas['IntentionOrder'] }) {
  const { id } = order
  const today = useShopToday()
  const parts = useFormParts('OrderAnswer')
  const draft = answerDraft(id)
  const [kept, setKept] = useState(() => draft.read())
  const typed = kept ?? typedOf(order, daysAfter(today, usualDays))
  const [faults, setFaults] = useState<Fault[]>([])
  const form = useRef<HTMLFormElement>(null)
  const answerable = may('staff', 'answer', order)
  const begun = useRef(order.version)

  const send = useOrderAction(
    officeReservationKey(id),
    (body: Schemas['OrderAnswer']) =>
      answerOf(api.POST('/office/intention/order/answer/{id}', { params: { path: { id } }, body })),
    discard,
  )

  useEffect(() => {
    if (faults.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  function change(next: Partial<TypedAnswer>) {
    const whole = { ...typed, ...next }
    draft.write(whole)
    setKept(whole)
    setFaults([])
  }

  function discard() {
    draft.clear()
    setKept(undefined)
  }

  function submit() {
    const body = answerOfTyped(order, typed)
    const silent = body.lines.flatMap((line, index) =>
      saysSomething(line)
        ? []
        : [{ path: `lines.${index}.price`, message: text('orders.lineWithoutAnswer') }],
    )
    const faults = [...faultsOf(parts, body), ...silent]
    setFaults(faults)
    if (faults.length > 0) return
    send.mutate(body, {
      onError: (error) => error instanceof CallFailure && setFaults(error.errors),
      onSuccess: ({ data }) => (begun.current = data.version),
    })
  }

  const fields = parts.texts.properties ?? {}
  const faultAt = (path: string) => faults.find((fault) => fault.path === path)?.message
  const overtaken = kept !== undefined && begun.current !== order.version
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{text(order.quotation ? 'orders.office.answerAgain' : 'orders.office.answer')}</h2>
      {answerable && <p className={styles.hint}>{text('orders.office.answer.hint')}</p>}
      {!answerable && <p className={styles.warning}>{text('orders.office.answer.closed')}</p>}
      {answerable && overtaken && (
        <p className={styles.warning}>{text('orders.office.answer.kept')}</p>
      )}
      <ul className={styles.lines}>
        {linesOf(order).map((line, index) => (
          <AnswerLine
            key={line.id}
            line={line}
            typed={lineOf(typed, line.id)}
            schema={fields.lines?.items ?? {}}
            faultAt={(field) => faultAt(`lines.${index}.${field}`)}
            onChange={(next) =>
              change({
                lines: { ...typed.lines, [line.id]: { ...lineOf(typed, line.id), ...next } },
              })
            }
          />
        ))}
      </ul>
      <div className={styles.whole}>
        <LabelledInput
          label={titleOf(fields.note ?? {}, 'note', language)}
          rows={3}
          limit={fields.note?.maxLength}
          value={typed.note}
          fault={faultAt('note')}
          onChange={(note) => change({ note })}
        />
        <LabelledInput
          label={titleOf(fields.validUntil ?? {}, 'validUntil', language)}
          type="date"
          min={today}
          max={latestDay}
          value={typed.validUntil}
          fault={faultAt('validUntil')}
          onChange={(validUntil) => change({ validUntil })}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="main"
          disabled={!answerable || send.isPending}
          aria-busy={send.isPending}
        >
          {text(send.isPending ? 'orders.office.answer.sending' : 'orders.office.answer.send')}
        </Button>
        {kept && (
          <Button look="quiet" onClick={discard}>
            {text('orders.office.answer.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
