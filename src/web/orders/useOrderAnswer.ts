import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { saveFile } from '../actions/save-file'
import { showToast } from '../ui/toast-list'
import type { Schemas } from '../../domain/schemas'
import { useFormParts } from '../forms/useFormParts'
import { answerDraft, typedOf, type TypedAnswer, answerOfTyped } from './answer-draft'
import { daysAfter, type Day } from '../../domain/days/day'
import { reproposed } from './answer-cells'
import { fetchProposal } from './useAnswerProposal'
import { useUploadCounts } from '../forms/upload-counts'
import { uploadsOf } from '../screens/record-uploads'
import { type Fault, faultsOf } from '../forms/form-parts'
import { useOrderAction } from './useOrderAction'
import { officeReservationKey } from './reservation-key'
import { answerOf, api, CallFailure } from '../calls/api'
import { saysSomething } from '../../domain/orders/reservation-states'
import { text } from '../language/locale'

/** Default validity of a quotation, in days. */
const usualDays = 30

/** The answer being typed to a reservation, kept as a draft, its faults, and its sending. */
export function useOrderAnswer(
  order: Schemas['IntentionOrder'],
  { today, proposal }: { today: Day; proposal: Schemas['AnswerProposal'] | undefined },
) {
  const { id } = order
  const parts = useFormParts('OrderAnswer')
  const draft = answerDraft(id)
  const [kept, setKept] = useState(() => draft.read())
  const typed = kept ?? typedOf(order, daysAfter(today, usualDays), proposal)
  const [before, setBefore] = useState<TypedAnswer>()
  const [faults, setFaults] = useState<Fault[]>([])
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef(order.version)

  const send = useSend(id, discard)

  useEffect(() => {
    if (faults.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  function store(whole: TypedAnswer) {
    draft.write(whole)
    setKept(whole)
    setFaults([])
  }

  function change(next: Partial<TypedAnswer>) {
    setBefore(undefined)
    store({ ...typed, ...next })
  }

  /** Changes many fields at once, which can be taken back until something else is typed. */
  function changeAll(next: TypedAnswer) {
    setBefore(typed)
    store(next)
  }

  /** The proposal in the chosen currency takes the place of the prices that were left as proposed. */
  async function changeCurrency(currency: Schemas['Currency']) {
    change({ currency })
    const after = await fetchProposal(id, currency).catch(() => undefined)
    // The draft holds what was typed meanwhile.
    const latest = draft.read()
    if (after && latest?.currency === currency) store(reproposed(order, latest, proposal, after))
  }

  function discard() {
    draft.clear()
    setKept(undefined)
    setBefore(undefined)
  }

  /** The body to be sent; undefined with faults, which are then shown. */
  function checkedBody(): Schemas['OrderAnswer'] | undefined {
    const body = answerOfTyped(order, typed)
    const bodyFaults = [...faultsOf(parts, body), ...silentLines(body)]
    setFaults(bodyFaults)
    return bodyFaults.length > 0 ? undefined : body
  }

  const showFaults = (error: Error) => error instanceof CallFailure && setFaults(error.errors)
  function submit(needsApproval: boolean) {
    const body = checkedBody()
    if (!body) return
    send.mutate(
      { body, needsApproval },
      { onError: showFaults, onSuccess: ({ data }) => (begun.current = data.version) },
    )
  }

  const preview = usePreview(id, showFaults)
  const files = useFilePlace(order)

  return {
    form,
    typed,
    change,
    /** An upload may end long after it began: what was typed meanwhile stays. */
    changeFiles: (fileIds: number[]) => store({ ...(draft.read() ?? typed), fileIds }),
    changeAll,
    changeCurrency,
    undo: before && (() => changeAll(before)),
    submit,
    /** Saves the document as the customer would get it. */
    preview() {
      const body = checkedBody()
      if (body) preview.mutate(body)
    },
    isPreviewing: preview.isPending,
    discard,
    isKept: kept !== undefined,
    /** The reservation has changed since the answer was begun. */
    isOvertaken: kept !== undefined && begun.current !== order.version,
    isSending: send.isPending,
    ...files,
    faultAt: (path: string) => faultIn(faults, path),
  }
}

/** The place of an answer's attachments, with those of earlier answers, and how many are on their way. */
function useFilePlace({ quotation, approval }: Schemas['IntentionOrder']) {
  const [sent, waiting] = [quotation?.files, approval?.files]
  const place = useMemo(() => {
    const files = [...(sent ?? []), ...(waiting ?? [])]
    return { uploads: uploadsOf('quotation', { files }) }
  }, [sent, waiting])
  const { context, ...uploads } = useUploadCounts(place)
  return { filePlace: context, uploads }
}

/** The faults of lines that answer nothing. */
const silentLines = ({ lines }: Schemas['OrderAnswer']): Fault[] =>
  lines.flatMap((line, index) =>
    saysSomething(line)
      ? []
      : [{ path: `lines.${index}.unitPrice`, message: text('orders.lineWithoutAnswer') }],
  )

/** The fault of a field; a price consists of parts, whose faults stand at the price. */
const faultIn = (faults: Fault[], path: string) =>
  faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message

/** Saves the document of an answer as the customer would get it. */
function usePreview(id: number, onFaults: (error: Error) => void) {
  return useMutation({
    mutationFn: (body: Schemas['OrderAnswer']) =>
      saveFile(
        api.POST('/office/intention/order/preview/{id}', {
          params: { path: { id } },
          body,
          parseAs: 'blob',
        }),
      ),
    onError(error) {
      showToast('error', error.message)
      onFaults(error)
    },
  })
}

/** Sends an answer to the customer, or to the person who approves it. */
function useSend(id: number, onSent: () => void) {
  return useOrderAction(
    officeReservationKey(id),
    ({ body, needsApproval }: { body: Schemas['OrderAnswer']; needsApproval: boolean }) => {
      const call = { params: { path: { id } }, body }
      return answerOf(
        needsApproval
          ? api.POST('/office/intention/order/approval/{id}', call)
          : api.POST('/office/intention/order/answer/{id}', call),
      )
    },
    onSent,
  )
}
