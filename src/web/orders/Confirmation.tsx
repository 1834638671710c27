import { useRef } from 'react'
import { acceptanceOf } from '../../domain/orders/acceptance'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { AskedAction } from '../actions/AskedAction'
import { reservationKey } from './reservation-key'
import { NamedLines } from './NamedLines'
import { useOrderAction } from './useOrderAction'

/**
 * Accepts the displayed quotation after a confirmation; if it has changed meanwhile, the new one is shown instead.
 */
export function Confirmation({ order }: { order: Schemas['IntentionOrder'] }) {
  const { id, version } = order
  const { accepted, leftOut } = acceptanceOf(order)
  const seen = useRef(version)
  const confirm = useOrderAction(reservationKey(id), () =>
    answerOf(
      api.POST('/web/intention/order/confirm/{id}', {
        params: { path: { id } },
        body: { version: seen.current },
      }),
    ),
  )
  if (accepted.length === 0) return <p>{text('orders.confirm.nonePriced')}</p>
  const all = accepted.length + leftOut.length
  return (
    <AskedAction
      label={
        leftOut.length === 0
          ? text('orders.confirm')
          : text('orders.confirm.some', { count: accepted.length, all })
      }
      look="strong"
      question={text('orders.confirm.question')}
      explained={
        <>
          <p>{text('orders.quotation.meaning')}</p>
          <NamedLines
            title={text('orders.confirm.leftOut')}
            names={leftOut.map(({ materialName, model }) => `${materialName} ${model}`)}
          />
        </>
      }
      leave={text('orders.confirm.later')}
      pending={confirm.isPending}
      onAsk={() => (seen.current = version)}
      onYes={(done) => confirm.mutate(undefined, { onSettled: done })}
    />
  )
}
