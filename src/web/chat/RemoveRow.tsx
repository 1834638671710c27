import { useMutation } from '@tanstack/react-query'
import { answerOf, queries } from '../api'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'

/** Removes a record of a list, after asking. */
export function RemoveRow({
  label,
  remove,
  onDone,
}: {
  label: string
  remove: () => Parameters<typeof answerOf>[0]
  onDone?: () => void
}) {
  const removing = useMutation({
    mutationFn: () => answerOf(remove()),
    onSuccess({ message }) {
      showToast('success', message)
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
      onDone?.()
    },
  })
  return (
    <Button
      small
      look="quiet"
      disabled={removing.isPending}
      onClick={() => window.confirm(text('chat.entry.removeAsk')) && removing.mutate()}
    >
      {label}
    </Button>
  )
}
