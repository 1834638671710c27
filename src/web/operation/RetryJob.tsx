import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { text } from '../language/locale'
import type { Several } from '../screens/resource'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'

/** Runs a failed or scheduled job now. */
export function RetryJob({
  record: { id, state, what },
  small,
}: {
  record: Schemas['JobRecord']
  small?: boolean
}) {
  const retrying = useMutation({
    mutationFn: () => retry(id),
    onSuccess: ({ message }) => showToast('success', message),
    // Also after a conflict: the list then shows the new state.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
  if (state === 'done') return null
  return (
    <Button
      small={small}
      look="quiet"
      aria-label={`${text('operation.job.retry')} ${what}`}
      disabled={retrying.isPending}
      onClick={() => retrying.mutate()}
    >
      {text('operation.job.retry')}
    </Button>
  )
}

/** Runs the selected jobs now. */
export function RetryJobs({ onEach, small }: Several<Schemas['JobRecord']>) {
  const label = text('operation.job.retry')
  return (
    <Button small={small} onClick={() => onEach(label, ({ id }) => retry(id))}>
      {label}
    </Button>
  )
}

const retry = (id: number) =>
  answerOf(api.POST('/office/job/{id}/retry', { params: { path: { id } } }))
