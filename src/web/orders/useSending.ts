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
  /** Under which name it is sent once. */
  name: string
  send: (
    body: Submission,
    headers: KeyHeaders,
  ) => Promise<{ data: Schemas['SubmittedOrder']; message: string }>
  faultsBefore: (submission: Submission, today: Day) => Fault[]
  /** Forgets what was prepared, when it is a reservation. */
  clear: () => void
}

/** Nothing says whether it arrived: the line broke, or what stands before the server waited in vain. */
const isUnanswered = ({ status }: CallFailure) => [0, 502, 504].includes(status)

/**
 * Sends a reservation once; what is not in order is said at its place and nothing typed is lost. Its key does not hang on
 * its content: where an answer was lost and the reservation changed since, the server refuses it if the first has arrived.
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

  const told = useRef<number>(undefined)
  function tellOfReservations(message: string) {
    if (told.current !== undefined) closeToast(told.current)
    const look = { label: text('orders.reservations'), run: () => void navigate('/reserve') }
    told.current = showToast('error', message, look)
  }

  const sending = useMutation({
    mutationFn: (body: Submission) => once(name, null, (headers) => send(body, headers)),
    onSuccess: ({ data: { id, uniqueCode }, message }) => {
      clear()
      showToast('success', message)
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
      // What was reserved has left the cart.
      void queries.invalidateQueries({ queryKey: ['cart'] })
      void queries.invalidateQueries({ queryKey: ['cartCounts'] })
      void navigate(`/reserve/${id}/${uniqueCode}`, { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof CallFailure)) return showToast('error', error.message)
      setFaults(error.errors)
      if (isUnanswered(error)) return tellOfReservations(text('orders.noAnswer'))
      if (error.status !== 409) return showToast('error', error.message)
      // Who sends it again now knows, and wants another one.
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
      const found = faultsBefore(submission, today)
      setFaults(found)
      if (found.length === 0) sending.mutate(submission)
    },
  }
}
