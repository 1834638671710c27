import type { Day } from '../days/day'
import type { Schemas } from '../schemas'
import { isShipped } from './receipt'

type Order = Pick<
  Schemas['IntentionOrder'],
  'createTime' | 'quotedTime' | 'acceptedTime' | 'productList' | 'customizationList'
> &
  Partial<Pick<Schemas['IntentionOrder'], 'deliveries' | 'complaints'>>

export interface Milestone {
  name: 'asked' | 'quoted' | 'accepted' | 'shipped' | 'arrived' | 'complained'
  /** Days or times of the first and the last event; absent while it has not happened. */
  first?: string
  last?: string
  /** True while more of it is to come: a part has been shipped or has arrived. */
  isPartial: boolean
}

/** The dates of a reservation's life in their order; a complaint only if there is one. */
export function milestonesOf(order: Order, today: Day): Milestone[] {
  const { deliveries = [], complaints = [] } = order
  const shipped = deliveries.filter((delivery) => isShipped(delivery, today))
  const received = shipped.flatMap(({ receivedTime }) => receivedTime ?? [])
  const lines = [...order.productList, ...order.customizationList]
  const isOpen = lines.some(({ open = 0 }) => open > 0) || shipped.length < deliveries.length
  const complained = complaints.map(({ createTime }) => createTime)
  const once = (time: string | undefined) => (time === undefined ? [] : [time])
  return [
    milestone('asked', [order.createTime]),
    milestone('quoted', once(order.quotedTime)),
    milestone('accepted', once(order.acceptedTime)),
    milestone(
      'shipped',
      shipped.map(({ shipTime }) => shipTime),
      isOpen,
    ),
    milestone('arrived', received, isOpen || received.length < shipped.length),
    ...(complained.length > 0 ? [milestone('complained', complained)] : []),
  ]
}

function milestone(name: Milestone['name'], times: string[], isOpen = false): Milestone {
  const [first] = times.toSorted()
  const last = times.toSorted().at(-1)
  return {
    name,
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    isPartial: isOpen && first !== undefined,
  }
}
