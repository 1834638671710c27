import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { useFormParts } from '../forms/useFormParts'
import { answerDraft, typedOf, type TypedAnswer, answerOfTyped } from './answer-draft'
import { daysAfter } from '../../domain/days/day'
import { type Fault, faultsOf } from '../forms/form-parts'
import { useOrderAction } from './useOrderAction'
import { officeReservationKey } from './reservation-key'
import { answerOf, api, CallFailure } from '../calls/api'
import { saysSomething } from '../../domain/orders/reservation-states'
import { text } from '../language/locale'

/** Default validity of a quotation, in days. */
const usualDays = 30

/** The answer being typed to a reservation, kept as a draft, its faults, and its sending. */
export function useOrderAnswer(order: Schemas['IntentionOrder'], today: string) {
  const { id } = order
  const parts = useFormParts('OrderAnswer')
  const draft = answerDraft(id)
  const [kept, setKept] = useState(() => draft.read())
  const typed = kept ?? typedOf(order, daysAfter(today, usualDays))
  const [faults, setFaults] = useState<Fault[]>([])
  const form = useRef<HTMLFormElement>(null)
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
        : [{ path: `lines.${index}.unitPrice`, message: text('orders.lineWithoutAnswer') }],
    )
    const faults = [...faultsOf(parts, body), ...silent]
    setFaults(faults)
    if (faults.length > 0) return
    send.mutate(body, {
      onError: (error) => error instanceof CallFailure && setFaults(error.errors),
      onSuccess: ({ data }) => (begun.current = data.version),
    })
  }

  return {
    form,
    typed,
    change,
    submit,
    discard,
    isKept: kept !== undefined,
    /** The reservation has changed since the answer was begun. */
    isOvertaken: kept !== undefined && begun.current !== order.version,
    isSending: send.isPending,
    /** A price consists of parts, whose faults stand at the price. */
    faultAt: (path: string) =>
      faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message,
  }
}
