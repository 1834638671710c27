import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dayAt } from '../../domain/day'
import type { Schemas } from '../../domain/schemas'
import { clearCustomOrder } from '../actions/custom'
import { answerOf, api, CallFailure, queries } from '../api'
import type { Fault, FormParts } from '../forms/form-parts'
import { showToast } from '../ui/toast-list'
import { customFaultsBefore } from './custom-submission'
import { forgetKey, keyOf } from './submission'

/** Sends a reservation of products made to measure once; what is not in order is said at its place. */
export function useCustomSubmission(parts: FormParts) {
  const navigate = useNavigate()
  const [faults, setFaults] = useState<Fault[]>([])

  const sending = useMutation({
    mutationFn: (body: Schemas['CustomOrderSubmission']) =>
      answerOf(
        api.POST('/web/custom/product/submit/order', {
          body,
          headers: { 'Idempotency-Key': keyOf(body) },
        }),
      ),
    onSuccess: ({ data: { id, uniqueCode }, message }) => {
      clearCustomOrder()
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
    submit: (submission: Schemas['CustomOrderSubmission']) => {
      const today = dayAt(Intl.DateTimeFormat().resolvedOptions().timeZone)
      const found = customFaultsBefore(submission, parts, today)
      setFaults(found)
      if (found.length === 0) sending.mutate(submission)
    },
  }
}
