import { useRef } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../api'
import { text } from '../locale'
import { AskedAction } from '../actions/AskedAction'
import { reservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

/** Accepts the quotation that is seen, after a question; one that was changed meanwhile is shown instead. */
export function Confirmation({ order }: { order: Schemas['IntentionOrder'] }) {
  const { id, uniqueCode, version } = order
  const seen = useRef(version)
  const confirm = useOrderAction(reservationKey(id), () =>
    answerOf(
      api.POST('/web/intention/order/confirm/{id}', {
        params: { path: { id } },
        body: { version: seen.current },
      }),
    ),
  )
  return (
    <AskedAction
      label={text('orders.confirm')}
      look="strong"
      question={text('orders.confirm.question')}
      explained={text('orders.confirm.explained', { code: uniqueCode })}
      leave={text('orders.confirm.later')}
      pending={confirm.isPending}
      onAsk={() => (seen.current = version)}
      onYes={(done) => confirm.mutate(undefined, { onSettled: done })}
    />
  )
}
