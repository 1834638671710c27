import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { AskedAction } from '../actions/AskedAction'
import { reservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

/** Withdraws a reservation after a confirmation. */
export function Withdrawal({ order: { id, uniqueCode } }: { order: Schemas['IntentionOrder'] }) {
  const withdraw = useOrderAction(reservationKey(id), () =>
    answerOf(api.POST('/web/intention/order/delete/{id}', { params: { path: { id } } })),
  )
  return (
    <AskedAction
      label={text('orders.withdraw')}
      question={text('orders.withdraw.question')}
      explained={text('orders.withdraw.explained', { code: uniqueCode })}
      leave={text('orders.withdraw.keep')}
      pending={withdraw.isPending}
      onYes={(done) => withdraw.mutate(undefined, { onSettled: done })}
    />
  )
}
