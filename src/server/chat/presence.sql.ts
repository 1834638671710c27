import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** Stores the page a customer shares. Only while they wait for an agent or talk to one; the robot does not use it. */
export async function setView(
  database: Database,
  id: number,
  view: Schemas['CustomerView'] | null,
): Promise<void> {
  await database
    .updateTable('chat_conversation')
    .set({ view: view && JSON.stringify(view) })
    .where('id', '=', id)
    .$if(view !== null, (query) => query.where('state', '!=', 'robot'))
    .execute()
}

/** Records that one of the customer's sockets was active, or that the last one closed. */
export async function setCustomerSeen(database: Database, id: number, here: boolean) {
  await database
    .updateTable('chat_conversation')
    .set({ customer_seen_at: here ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

export async function setAgentSeen(database: Database, userId: number, here: boolean) {
  if (!here) {
    await database.deleteFrom('chat_presence').where('user_id', '=', userId).execute()
    return
  }
  await database
    .insertInto('chat_presence')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: sql`now()` }))
    .execute()
}
