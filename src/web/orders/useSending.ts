import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import { CallFailure, queries } from '../calls/api'
import type { Fault } from '../forms/form-parts'
import { text } from '../language/locale'
import { forgetBegun, once, type KeyHeaders } from '../calls/once'
import { useShopToday } from '../calls/settings'
import { closeToast, showToast } from '../ui/toast-list'

interface Sending<Submission> {
  /** Idempotency name, see calls/once. */
  name: string
  send: (
    body: Submission,
    headers: KeyHeaders,
  ) => Promise<{ data: Schemas['SubmittedOrder']; message: string }>
  faultsBefore: (submission: Submission, today: Day) => Fault[]
  /** Clears the prepared reservation after it was sent. */
  clear: () => void
}

/** The outcome is unknown: the connection broke, or a proxy timed out. */
const isUnanswered = ({ status }: CallFailure) => [0, 502, 504].includes(status)

/**
 * Sends a reservation once; faults are shown at their fields and no input is lost. The idempotency key does not
 * depend on the content: if an answer was lost and the reservation was changed since, the server refuses the second
 * one if the first had arrived.
 */
export function useSending<Submission extends object>({
  name,
  send,
  faultsBefore,
  clear,
}: Sending<Submission>) {
  const navigate = useNavigate()
  const today = useShopToday()
  const [faults, setFaults] = useState<Fault[]>([])

  const timer = useRef<number>(undefined)
  function tellOfReservations(message: string) {
    if (timer.current !== undefined) closeToast(timer.current)
    const look = { label: text('orders.reservations'), run: () => void navigate('/reserve') }
    timer.current = showToast('error', message, look)
  }

  const sending = useMutation({
    mutationFn: (body: Submission) => once(name, null, (headers) => send(body, headers)),
    onSuccess: ({ data: { id, uniqueCode }, message }) => {
      clear()
      showToast('success', message)
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
      // The server has removed the reserved lines from the cart.
      void queries.invalidateQueries({ queryKey: ['cart'] })
      void queries.invalidateQueries({ queryKey: ['cartCounts'] })
      void navigate(`/reserve/${id}/${uniqueCode}`, { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof CallFailure)) return showToast('error', error.message)
      setFaults(error.errors)
      if (isUnanswered(error)) return tellOfReservations(text('orders.noAnswer'))
      if (error.status !== 409) return showToast('error', error.message)
      // The user now knows; sending again means a second reservation.
      forgetBegun(name)
      return tellOfReservations(text('orders.sentBefore'))
    },
  })

  return {
    faults,
    faultAt: (path: string) => faults.find((fault) => fault.path === path)?.message,
    forgetFaults: () => setFaults([]),
    isSending: sending.isPending || sending.isSuccess,
    submit: (submission: Submission) => {
      const faults = faultsBefore(submission, today)
      setFaults(faults)
      if (faults.length === 0) sending.mutate(submission)
    },
  }
}
