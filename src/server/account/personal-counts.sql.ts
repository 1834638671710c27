import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { openStates } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'
import { itemAt } from '../../domain/lists/items'

/** Counters of the personal centre. */
export async function countPersonal(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Schemas['PersonalCounts']> {
  const { rows } = await sql<Schemas['PersonalCounts']>`
    select
      (select count(*)::int from favourite where user_id = ${id}) as favourites,
      (select count(*)::int from cart_item where user_id = ${id}) as cart,
      (select count(*)::int from intention_order where account_id = ${accountId}) as reservations,
      (select count(*)::int from intention_order
        where account_id = ${accountId} and status_code = any(${openStates}::int[])) as "openReservations",
      (select count(*)::int from delivery_notice notice
        join intention_order ordered on ordered.id = notice.order_id
        where ordered.account_id = ${accountId}) as deliveries,
      (select count(distinct number)::int from calculation_report where account_id = ${accountId}) as reports,
      (select count(*)::int from notification where user_id = ${id} and state = 1) as messages,
      (select count(*)::int from subscription where user_id = ${id}) as subscriptions
  `.execute(database)
  return itemAt(rows, 0)
}
