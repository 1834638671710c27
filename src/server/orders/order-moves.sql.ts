import { sql } from 'kysely'
import type { Attendant } from '../../domain/account/assignment'
import type { Day } from '../../domain/days/day'
import { transitions, type OrderAction } from '../../domain/orders/reservation-states'
import type { Database } from '../database/database'
import { handledBy, heldFrom } from '../queues/assignment.sql'
import type { StoredAcceptance } from './intention-orders.sql'
import { when } from '../database/when'

export interface Move {
  id: number
  action: OrderAction
  /** Version that the user saw; without it only the state is checked. */
  version?: number | undefined
  /** Further data to merge; undefined fields keep their value. */
  data?: { acceptance?: StoredAcceptance; declineReason?: string; cancelReason?: string }
  validUntil?: Day
  /** Number of a new quotation. */
  quotation?: number
  /** Number of the quotation that holds from now on. */
  accepted?: number
  /** The day by which sales has to answer. */
  dueDate?: Day
  /**
   * Acting staff member: the order must be unassigned or theirs, and becomes theirs. Operators may act on any order.
   */
  by?: Attendant
}

/** The first time of each is kept, for the weekly report. */
const timeOf: Partial<Record<OrderAction, 'quoted_at' | 'declined_at' | 'accepted_at'>> = {
  answer: 'quoted_at',
  decline: 'declined_at',
  confirm: 'accepted_at',
}

/** Moves an order along a transition; fails if its state does not allow it or its version changed. */
export async function moveOrder(
  database: Database,
  { id, action, version, data = {}, validUntil, quotation, accepted, dueDate, by }: Move,
): Promise<boolean> {
  const { from, to } = transitions[action]
  const time = timeOf[action]
  const moved = await database
    .updateTable('intention_order')
    .set({
      status_code: to,
      version: sql<number>`version + 1`,
      data: sql<string>`data || ${JSON.stringify(data)}::jsonb`,
      ...(time && { [time]: sql<Date>`coalesce(${sql.ref(time)}, now())` }),
      ...(validUntil && { valid_until: validUntil }),
      ...(quotation && { quotation_number: quotation }),
      ...(accepted && { accepted_number: accepted }),
      ...(dueDate && { due_date: dueDate }),
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
