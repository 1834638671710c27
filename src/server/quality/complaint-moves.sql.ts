import { sql } from 'kysely'
import type { Attendant } from '../../domain/account/assignment'
import type { Day } from '../../domain/days/day'
import { itemAt } from '../../domain/lists/items'
import type { Database } from '../database/types'
import { handledBy, heldFrom } from '../queues/assignment.sql'

export interface NewComplaint {
  accountId: number
  userId: number
  code: string
  dueDate: Day
  complaint: object
  /** Conversation in which it was filed. */
  conversationId: number | undefined
  orderId: number | undefined
  deliveryId: number | undefined
}

export async function nextComplaintNumber(database: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('customer_problem_code') as number
  `.execute(database)
  return itemAt(rows, 0).number
}

export async function insertComplaint(database: Database, complaint: NewComplaint) {
  const { id } = await database
    .insertInto('customer_problem')
    .values({
      unique_code: complaint.code,
      account_id: complaint.accountId,
      user_id: complaint.userId,
      due_date: complaint.dueDate,
      complaint: JSON.stringify(complaint.complaint),
      conversation_id: complaint.conversationId ?? null,
      order_id: complaint.orderId ?? null,
      delivery_id: complaint.deliveryId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Answers a complaint that is open, unchanged since `version`, and unassigned or assigned to this inspector. */
export async function answerComplaint(
  database: Database,
  { id, by, version, report }: { id: number; by: Attendant; version: number; report: object },
): Promise<boolean> {
  const answered = await database
    .updateTable('customer_problem')
    .set((set) => ({
      state_code: 2,
      version: set('version', '+', 1),
      due_date: null,
      report: JSON.stringify(report),
      report_date: sql<Date>`now()`,
      reported_by: by.id,
      assignee_id: heldFrom(by),
    }))
    .where('id', '=', id)
    .where('state_code', '=', 1)
    .where('version', '=', version)
    .where(handledBy(by))
    .returning('id')
    .executeTakeFirst()
  return answered !== undefined
}

/** Evaluates a report once; returns false if it was already evaluated. */
export async function evaluateComplaint(
  database: Database,
  { id, accountId, evaluation }: { id: number; accountId: number; evaluation: object },
): Promise<boolean> {
  const evaluated = await database
    .updateTable('customer_problem')
    .set((set) => ({
      state_code: 3,
      version: set('version', '+', 1),
      evaluation: JSON.stringify(evaluation),
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state_code', '=', 2)
    .returning('id')
    .executeTakeFirst()
  return evaluated !== undefined
}
