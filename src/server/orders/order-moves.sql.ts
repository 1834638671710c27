import { sql } from 'kysely'
import type { Day } from '../../domain/day'
import { transitions, type OrderAction } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'
import type { StoredAnswer, StoredLineAnswer } from './intention-orders.sql'

export interface Move {
  id: number
  action: OrderAction
  /** What the one who acts has seen; without it the state alone decides. */
  version?: number | undefined
  /** What is kept of the order besides; what is not named stays. */
  data?: { answer?: StoredAnswer; declineReason?: string }
  validUntil?: Day
}

/** Moves an order along a transition, unless its state does not allow it or somebody has changed it since. */
export async function moveOrder(
  database: Database,
  { id, action, version, data = {}, validUntil }: Move,
): Promise<boolean> {
  const { from, to } = transitions[action]
  const moved = await database
    .updateTable('intention_order')
    .set({
      status_code: to,
      version: sql<number>`version + 1`,
      data: sql<string>`data || ${JSON.stringify(data)}::jsonb`,
      ...(validUntil && { valid_until: validUntil }),
    })
    .where('id', '=', id)
    .where('status_code', 'in', [...from])
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Keeps what was answered to the lines of an order. */
export async function storeAnswers(
  database: Database,
  answers: Map<number, StoredLineAnswer>,
): Promise<void> {
  const values = [...answers].map(
    ([id, answer]) => sql`(${id}::int, ${JSON.stringify(answer)}::jsonb)`,
  )
  await sql`
    update intention_order_line as line set answer = given.answer
    from (values ${sql.join(values)}) as given (id, answer)
    where line.id = given.id
  `.execute(database)
}
