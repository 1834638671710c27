import { sql } from 'kysely'
import type { Database } from '../database/database'

/** Stores who confirmed that a delivery arrived; returns false if somebody has done so before. */
export async function storeReceipt(
  database: Database,
  id: number,
  userId: number,
): Promise<boolean> {
  const row = await database
    .updateTable('delivery_notice')
    .set({ received_at: sql<Date>`now()`, received_by: userId })
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
