import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Schemas } from '../../domain/schemas'
import { queries } from '../api'
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
      refusal.current = showToast('error', error.message) ?? refusal.current
      void queries.invalidateQueries({ queryKey: key })
    },
    // The lists of the generated screens.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
}
