import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Schemas } from '../../domain/schemas'
import { CallFailure, queries } from '../calls/api'
import { closeToast, showToast } from '../ui/toast-list'

/** Something that is done with a reservation; when somebody was faster, the page shows how it stands. */
export function useOrderAction<Input = void>(
  key: readonly unknown[],
  act: (input: Input) => Promise<{ data: Schemas['IntentionOrder']; message: string }>,
  onDone?: () => void,
) {
  // Stays until it is closed: a later success of the same action takes it away.
  const refusal = useRef<number>(undefined)
  return useMutation({
    mutationFn: act,
    onSuccess: ({ data, message }) => {
      queries.setQueryData(key, data)
      if (refusal.current !== undefined) closeToast(refusal.current)
      showToast('success', message)
      onDone?.()
    },
    onError: (error) => {
      const before = versionOf(key)
      refusal.current = showToast('error', error.message) ?? refusal.current
      void queries.invalidateQueries({ queryKey: key }).then(() => {
        // It was done and only its answer was lost, or it cannot be done any more: the page shows which.
        const unanswered = error instanceof CallFailure && error.status === 0
        if (unanswered && refusal.current !== undefined && versionOf(key) !== before)
          closeToast(refusal.current)
      })
    },
    // The lists of the generated screens.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
}

const versionOf = (key: readonly unknown[]) =>
  queries.getQueryData<Schemas['IntentionOrder']>(key)?.version
