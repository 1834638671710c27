import { sql } from 'kysely'
import type { Attendant } from '../../domain/account/assignment'
import type { Day } from '../../domain/days/day'
import { transitions, type OrderAction } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'
import { handledBy, heldFrom } from '../queues/assignment.sql'
import type { StoredAnswer, StoredLineAnswer } from './intention-orders.sql'
import { when } from '../database/when'

export interface Move {
  id: number
  action: OrderAction
  /** What the one who acts has seen; without it the state alone decides. */
  version?: number | undefined
  /** What is kept of the order besides; what is not named stays. */
  data?: { answer?: StoredAnswer; declineReason?: string }
  validUntil?: Day
  /** Who of the staff does it: it has to be nobody's or theirs, and is theirs then, unless they are an operator. */
  by?: Attendant
}

/** Moves an order along a transition, unless its state does not allow it or somebody has changed it since. */
export async function moveOrder(
  database: Database,
  { id, action, version, data = {}, validUntil, by }: Move,
): Promise<boolean> {
  const { from, to } = transitions[action]
  const moved = await database
    .updateTable('intention_order')
    .set({
      status_code: to,
      version: sql<number>`version + 1`,
      data: sql<string>`data || ${JSON.stringify(data)}::jsonb`,
      ...(validUntil && { valid_until: validUntil }),
      ...(by && { assignee_id: heldFrom(by) }),
    })
    .where('id', '=', id)
    .where('status_code', 'in', [...from])
    .$call(when(version, (query, version) => query.where('version', '=', version)))
    .$call(when(by, (query, by) => query.where(handledBy(by))))
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
