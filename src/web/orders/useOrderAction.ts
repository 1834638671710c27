import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { queries } from '../api'
import { showToast } from '../ui/toast-list'

/** Something that is done with a reservation; when somebody was faster, the page shows how it stands. */
export function useOrderAction<Input = void>(
  key: readonly unknown[],
  act: (input: Input) => Promise<{ data: Schemas['IntentionOrder']; message: string }>,
  onDone?: () => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: ({ data, message }) => {
      queries.setQueryData(key, data)
      showToast('success', message)
      onDone?.()
    },
    onError: (error) => {
      showToast('error', error.message)
      void queries.invalidateQueries({ queryKey: key })
    },
    // The lists of the generated screens.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
}
