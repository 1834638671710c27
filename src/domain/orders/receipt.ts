import type { Day } from '../days/day'

interface Shipped {
  shipTime: Day
  receivedTime?: string | undefined
}

/** True if a delivery has left by today. */
export const isShipped = ({ shipTime }: Pick<Shipped, 'shipTime'>, today: Day): boolean =>
  shipTime <= today

/** True if the customer can confirm that a delivery arrived: once it has left, and once only. */
export const isReceivable = (delivery: Shipped, today: Day): boolean =>
  isShipped(delivery, today) && delivery.receivedTime === undefined
