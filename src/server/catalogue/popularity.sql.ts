import { sql } from 'kysely'
import type { Database } from '../database/database'

/** Reserved quantities and number of favourites by model; models without any are missing. */
export async function readPopularity(database: Database) {
  const reserved = await database
    .selectFrom('intention_order_line as line')
    .innerJoin('intention_order as order', 'order.id', 'line.order_id')
    .where('line.type_id', '=', 1)
    // Withdrawn (5) and declined (6) reservations are not demand.
    .where('order.status_code', 'not in', [5, 6])
    .groupBy('line.data_id')
    .select([
      'line.data_id as id',
      sql<number>`least(sum(line.counts), 2147483647)::integer`.as('figure'),
    ])
    .execute()
  const favourites = await database
    .selectFrom('favourite')
    .where('type_id', '=', 1)
    .groupBy('data_id')
    .select(['data_id as id', sql<number>`count(*)::integer`.as('figure')])
    .execute()
  const byId = (rows: { id: number; figure: number }[]) =>
    new Map(rows.map(({ id, figure }) => [id, figure]))
  return { sales: byId(reserved), collection: byId(favourites) }
}
