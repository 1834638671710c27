import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { text } from '../language/locale'
import { once } from '../calls/once'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { showToast } from '../ui/toast-list'

/** Deletes a report after a question. */
export function DeleteReport({
  record: { id, name, revision, revisions },
  small = true,
  onDone,
}: {
  record: Schemas['CalculationReport']
  small?: boolean
  onDone?: () => void
}) {
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () =>
      once(`deleteReport.${id}`, id, (headers) =>
        answerOf(api.POST('/web/my/report/delete/{id}', { params: { path: { id } }, headers })),
      ),
    onSuccess: ({ message }) => {
      showToast('success', message)
      onDone?.()
    },
    // The lists of the generated screens.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
  return (
    <>
      <Button small={small} disabled={remove.isPending} onClick={() => setAsking(true)}>
        {text('calculation.delete')}
      </Button>
      {asking && (
        <Dialog
          title={text('calculation.delete.question')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{text('calculation.delete.keep')}</Button>
              <Button
                look="main"
                onClick={() => {
                  // Gone at once: it cannot be pressed again before the answer is there.
                  setAsking(false)
                  remove.mutate()
                }}
              >
                {text('calculation.delete')}
              </Button>
            </>
          }
        >
          <p>{text('calculation.delete.explained', { name })}</p>
          {/* A list shows the newest revision, whose number is their count. */}
          <p>{text('calculation.delete.revisions', { count: revisions?.length ?? revision })}</p>
        </Dialog>
      )}
    </>
  )
}
