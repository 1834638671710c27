import { sql } from 'kysely'
import type { StoredName } from '../../domain/account/names'
import type { Day } from '../../domain/days/day'
import { openStates } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'

export async function insertNote(
  database: Database,
  { orderId, ...data }: { orderId: number; note: string; who: StoredName },
): Promise<void> {
  await database
    .insertInto('order_note')
    .values({ order_id: orderId, data: JSON.stringify(data) })
    .execute()
}

/** Notes that an answer holds at most. */
const maxNotes = 200

/** Notes of staff on a reservation, the newest first. */
export const listNotes = (database: Database, orderId: number) =>
  database
    .selectFrom('order_note')
    .select(['id', 'created_at', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxNotes)
    .execute()

export async function followUpOf(database: Database, orderId: number): Promise<Day | undefined> {
  const row = await database
    .selectFrom('intention_order')
    .select('follow_up')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.follow_up ?? undefined
}

/** Another day begins the reminder anew. */
export async function storeFollowUp(
  database: Database,
  orderId: number,
  day: Day | undefined,
): Promise<void> {
  await database
    .updateTable('intention_order')
    .set({ follow_up: day ?? null, follow_up_reminded: false })
    .where('id', '=', orderId)
    .execute()
}

/** Marks and returns open reservations whose follow-up day has come. */
export async function takeFollowUps(database: Database, today: Day) {
  const { rows } = await sql<{ id: number; unique_code: string; assignee_id: number | null }>`
    update intention_order set follow_up_reminded = true
    where follow_up <= ${today}::date and not follow_up_reminded
      and status_code = any(${[...openStates]}::int[])
    returning id, unique_code, assignee_id`.execute(database)
  return rows
}
