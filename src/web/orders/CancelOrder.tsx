import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { officeReservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

/** Cancels a confirmed reservation with a reason for the customer. */
export function CancelOrder({ order }: { order: Schemas['IntentionOrder'] }) {
  const [asking, setAsking] = useState(false)
  const { id, version, customer } = order
  const close = () => setAsking(false)
  const cancel = useOrderAction(
    officeReservationKey(id),
    ({ reason }: Schemas['OrderCancellation']) =>
      answerOf(
        api.POST('/office/intention/order/cancel/{id}', {
          params: { path: { id } },
          body: { version, reason },
        }),
      ),
    close,
  )
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('orders.office.cancelOrder')}</Button>
      {asking && (
        <Dialog title={text('orders.office.cancelOrder.question')} onClose={close}>
          <p>
            {text('orders.office.cancelOrder.explained', {
              customer: customer?.accountName ?? '',
            })}
          </p>
          <SchemaForm
            schema="OrderCancellation"
            value={{ version }}
            draft={`cancel.${id}`}
            submitText={text('orders.office.cancelOrder.send')}
            onSubmit={(value) => cancel.mutateAsync(value)}
          />
        </Dialog>
      )}
    </>
  )
}
