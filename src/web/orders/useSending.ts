import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Day } from '../../domain/day'
import type { Schemas } from '../../domain/schemas'
import { reservation } from '../actions/reserve'
import { CallFailure, queries } from '../api'
import type { Fault } from '../forms/form-parts'
import { once, type KeyHeaders } from '../once'
import { useShopToday } from '../settings'
import { showToast } from '../ui/toast-list'

interface Sending<Submission> {
  send: (
    body: Submission,
    headers: KeyHeaders,
  ) => Promise<{ data: Schemas['SubmittedOrder']; message: string }>
  faultsBefore: (submission: Submission, today: Day) => Fault[]
  /** Forgets what was prepared, when it is a reservation. */
  clear: () => void
}

/** Sends a reservation once; what is not in order is said at its place and nothing typed is lost. */
export function useSending<Submission extends object>({
  send,
  faultsBefore,
  clear,
}: Sending<Submission>) {
  const navigate = useNavigate()
  const today = useShopToday()
  const [faults, setFaults] = useState<Fault[]>([])

  const sending = useMutation({
    mutationFn: (body: Submission) => once(reservation, body, (headers) => send(body, headers)),
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
      if (error instanceof CallFailure) setFaults(error.errors)
      showToast('error', error.message)
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
