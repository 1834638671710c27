import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as limits from '../../generated/limits'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, dataOf, queries } from '../calls/api'
import { once } from '../calls/once'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { OfficePage } from '../screens/OfficePage'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { LimitedInput } from '../ui/LimitedText'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { DeliverySheets } from './DeliverySheets'
import styles from './DeliveryPage.module.css'

const back = { to: '/office/deliveryNotice', title: 'orders.office.deliveries' } as const

/** A delivery of a reservation; all that is open is proposed. */
export function DeliveryPage() {
  const [given, setGiven] = useSearchParams()
  const code = given.get('orderCode')?.trim() ?? ''
  usePageTitle(text('orders.office.deliver'))
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery', code],
    queryFn: () =>
      dataOf(
        api.GET('/office/delivery/order/proposal', { params: { query: { orderCode: code } } }),
      ),
    enabled: code !== '',
    // Never refetched under what is typed, never cached afterwards.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const choose = (orderCode: string) => setGiven({ orderCode })
  if (code === '' || error)
    return (
      <OfficePage title={text('orders.office.deliver')}>
        <OrderChoice
          first={code}
          fault={error?.message}
          onChoose={choose}
          onAgain={() => void refetch()}
        />
      </OfficePage>
    )
  if (!data) return <PageSkeleton />
  return <NewDelivery key={data.orderCode} proposal={data} />
}

interface ChoiceProps {
  first: string
  fault: string | undefined
  onChoose: (code: string) => void
  onAgain: () => void
}

/** Asks for the reservation, whose open products are then proposed. */
function OrderChoice({ first, fault, onChoose, onAgain }: ChoiceProps) {
  const [typed, setTyped] = useState(first)
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault()
        const code = typed.trim()
        if (code !== '') return code === first ? onAgain() : onChoose(code)
      }}
    >
      <label htmlFor="orderCode">{text('orders.office.delivery.order')}</label>
      <LimitedInput
        id="orderCode"
        value={typed}
        limit={limits.DeliveryEntry.orderCode}
        onChange={setTyped}
        aria-invalid={fault !== undefined}
        aria-describedby="orderFault"
      />
      {fault && (
        <p id="orderFault" role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="main">
          {text('orders.office.delivery.propose')}
        </Button>
        <Link to="/office/reserve?statusCode=3">{text('orders.office.delivery.accepted')}</Link>
      </div>
    </form>
  )
}

function NewDelivery({ proposal }: { proposal: Schemas['DeliveryProposal'] }) {
  const { customer, ...delivery } = proposal
  const { orderCode = '', lines } = delivery
  const navigate = useNavigate()
  return (
    <OfficePage
      title={text('orders.office.delivery.of', { code: orderCode, customer })}
      actions={<DeliverySheets orderCode={orderCode} />}
    >
      {lines.length === 0 ? (
        <Empty
          title={text('orders.office.delivery.done')}
          hint={text('orders.office.delivery.doneHint')}
        />
      ) : (
        <SchemaForm
          schema="DeliveryEntry"
          // Safe cast: the server fills in each proposed line.
          value={delivery as Partial<Schemas['DeliveryEntry']>}
          hidden={['orderCode']}
          draft={`delivery.${orderCode}`}
          guard
          isMain
          submitText={text('screens.save')}
          onSubmit={async (body) => {
            await once('delivery', body, (headers) =>
              answerOf(api.POST('/office/delivery/order', { body, headers })),
            )
            void queries.invalidateQueries({ queryKey: ['data'] })
            await navigate(back.to)
          }}
        />
      )}
    </OfficePage>
  )
}
