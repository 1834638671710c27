import { sql } from 'kysely'
import type { Database } from '../database/database'

export interface OrderChange {
  orderId: number
  /** A whole number beyond what JavaScript counts exactly. */
  position: string
  changedAt: Date
}

/** Reservations that changed after a position, in the order of their last change. */
export async function changesAfter(
  database: Database,
  position: string,
  most: number,
): Promise<OrderChange[]> {
  const { rows } = await sql<OrderChange>`
    select order_id as "orderId", position::text, changed_at as "changedAt" from order_change
    where position > ${position}::bigint order by order_change.position limit ${most}`.execute(
    database,
  )
  return rows
}

/**
 * Name of the run of positions. A restored backup begins another one, because positions that were given after the
 * backup are given again.
 */
export async function runOfPositions(database: Database): Promise<string> {
  const last = await database
    .selectFrom('restoration')
    .select('id')
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id.slice(0, 8) ?? '00000000'
}
