import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../api'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { showToast } from '../ui/toast-list'
import { reservationKey } from './reservation-key'

/** Withdraws a reservation after a question; when somebody was faster, the page shows how it stands. */
export function Withdrawal({ order: { id, uniqueCode } }: { order: Schemas['IntentionOrder'] }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/web/intention/order/delete/{id}', { params: { path: { id } } })),
    onSuccess: ({ data, message }) => {
      queries.setQueryData(reservationKey(id), data)
      showToast('success', message)
    },
    onError: (error) => {
      showToast('error', error.message)
      void queries.invalidateQueries({ queryKey: reservationKey(id) })
    },
    onSettled: () => {
      setAsking(false)
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
  })

  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('orders.withdraw')}</Button>
      {asking && (
        <Dialog
          title={text('orders.withdraw.question')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{text('orders.withdraw.keep')}</Button>
              <Button look="main" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
                {text('orders.withdraw')}
              </Button>
            </>
          }
        >
          <p>{text('orders.withdraw.explained', { code: uniqueCode })}</p>
        </Dialog>
      )}
    </>
  )
}
