import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dayAt } from '../../domain/day'
import type { Schemas } from '../../domain/schemas'
import { clearLocalOrder } from '../actions/reserve'
import { answerOf, api, CallFailure, queries } from '../api'
import type { Fault, FormParts } from '../forms/form-parts'
import { showToast } from '../ui/toast-list'
import { faultsBefore, forgetKey, keyOf } from './submission'

/** Sends a reservation once; what is not in order is said at its place and nothing typed is lost. */
export function useSubmission(parts: FormParts) {
  const navigate = useNavigate()
  const [faults, setFaults] = useState<Fault[]>([])

  const sending = useMutation({
    mutationFn: (body: Schemas['OrderSubmission']) =>
      answerOf(
        api.POST('/web/intention/order/submit', {
          body,
          headers: { 'Idempotency-Key': keyOf(body) },
        }),
      ),
    onSuccess: ({ data: { id, uniqueCode }, message }) => {
      clearLocalOrder()
      forgetKey()
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
    forgetFaults: () => setFaults([]),
    isSending: sending.isPending || sending.isSuccess,
    submit: (submission: Schemas['OrderSubmission']) => {
      const today = dayAt(Intl.DateTimeFormat().resolvedOptions().timeZone)
      const found = faultsBefore(submission, parts, today)
      setFaults(found)
      if (found.length === 0) sending.mutate(submission)
    },
  }
}
