import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import { orderState } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'

/** The next run takes the rest. */
const mostAtOnce = 500

/**
 * Marks and returns answered reservations whose quotation ends on one of these days, each once for its last day. One
 * that was sent today is not among them: the customer has just got it.
 */
export async function takeExpiring(
  database: Database,
  { today, until, timeZone }: { today: Day; until: Day; timeZone: string },
): Promise<{ id: number; day: Day }[]> {
  const { rows } = await sql<{ id: number; day: Day }>`
    update intention_order set expiry_mailed = valid_until
    where id in (
      select id from intention_order
      where status_code = ${orderState.answered} and valid_until between ${today}::date and ${until}::date
        and expiry_mailed is distinct from valid_until
        and quoted_at < (${today}::date)::timestamp at time zone ${timeZone}
      order by valid_until, id limit ${mostAtOnce}
    )
    returning id, valid_until as day`.execute(database)
  return rows
}
