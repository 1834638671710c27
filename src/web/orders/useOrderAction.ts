import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Schemas } from '../../domain/schemas'
import { CallFailure, queries } from '../calls/api'
import { closeToast, showToast } from '../ui/toast-list'

/** An action on a reservation; after a conflict the page shows its current state. */
export function useOrderAction<Input = void>(
  key: readonly unknown[],
  act: (input: Input) => Promise<{ data: Schemas['IntentionOrder']; message: string }>,
  onDone?: () => void,
) {
  // The error stays until it is closed, or until the same action succeeds.
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
        // After a lost answer the refetched reservation shows if the action was done or is no longer possible.
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
