import { may, type OrderAction } from '../../domain/orders/reservation-states'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { refuseHeld } from '../queues/assignment'
import { findOrder, type Order } from './intention-orders.sql'
import { moveOrder, type Move } from './order-moves.sql'

const table = 'intention_order'

/** A reservation of any customer. */
export async function anyOrder(id: number, { database }: Context): Promise<Order> {
  const order = await findOrder(database, { id })
  if (!order) throw new Refusal('orders.notFound')
  return order
}

/** Explains a failed move: by the state, by the assignee, or else by a concurrent change. */
export async function move(
  context: Context,
  order: Order,
  how: Omit<Move, 'id'> & { action: OrderAction },
) {
  if (!may('staff', how.action, order)) throw new Refusal('orders.notInThisState')
  const moved = await moveOrder(context.database, { id: order.id, ...how })
  if (moved) return
  const { version } = await anyOrder(order.id, context)
  if (how.by && version === (how.version ?? version)) {
    await refuseHeld({ table, id: order.id }, context)
  }
  throw new Refusal('orders.changedMeanwhile')
}
