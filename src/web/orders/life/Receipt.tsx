import { useMutation } from '@tanstack/react-query'
import { isReceivable } from '../../../domain/orders/receipt'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { answerOf, api, queries } from '../../calls/api'
import { messageOf } from '../../calls/error-message'
import { useShopToday } from '../../calls/settings'
import { text } from '../../language/locale'
import { showToast } from '../../ui/toast-list'

/** Confirms that a delivery arrived, after a question. */
export function Receipt({
  delivery: { id, billNo, shipTime, receivedTime },
}: {
  delivery: Schemas['DeliveryNotice']
}) {
  const today = useShopToday()
  const receive = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/web/delivery/order/received/{id}', { params: { path: { id } } })),
    onSuccess: ({ message }) => showToast('success', message),
    onError: (error) => showToast('error', messageOf(error)),
    // Lists, the delivery's own page, and the page of its reservation.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['data'] }),
        queries.invalidateQueries({ queryKey: ['reservation'] }),
      ]),
  })
  if (!isReceivable({ shipTime, receivedTime }, today)) return null
  return (
    <AskedAction
      label={text('orders.delivery.receive')}
      look="main"
      question={text('orders.delivery.receive.question', { billNo })}
      explained={text('orders.delivery.receive.explained')}
      leave={text('orders.delivery.receive.notYet')}
      pending={receive.isPending}
      onYes={(done) => receive.mutate(undefined, { onSettled: done })}
    />
  )
}
