import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { officeReservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

/** Declines a reservation with a reason for the customer. */
export function Decline({ order }: { order: Schemas['IntentionOrder'] }) {
  const [asking, setAsking] = useState(false)
  const { id, version, customer } = order
  const close = () => setAsking(false)
  const decline = useOrderAction(
    officeReservationKey(id),
    ({ reason }: Schemas['OrderDecline']) =>
      answerOf(
        api.POST('/office/intention/order/decline/{id}', {
          params: { path: { id } },
          body: { version, reason },
        }),
      ),
    close,
  )
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('orders.office.decline')}</Button>
      {asking && (
        <Dialog title={text('orders.office.decline.question')} onClose={close}>
          <p>
            {text('orders.office.decline.explained', { customer: customer?.accountName ?? '' })}
          </p>
          <SchemaForm
            schema="OrderDecline"
            value={{ version }}
            draft={`decline.${id}`}
            submitText={text('orders.office.decline.send')}
            onSubmit={(value) => decline.mutateAsync(value)}
          />
        </Dialog>
      )}
    </>
  )
}
