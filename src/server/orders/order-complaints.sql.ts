import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** A complaint about a reservation or one of its deliveries. */
export interface OrderComplaint {
  id: number
  uniqueCode: string
  createdAt: Date
  stateCode: Schemas['ComplaintState']
  complaint: Partial<Schemas['Complaint']>
  billNo: string | null
  /** Day by which it has to be answered; null once it is. */
  dueDate: Day | null
}

export async function complaintsAbout(
  database: Database,
  orderId: number,
): Promise<OrderComplaint[]> {
  const rows = await database
    .selectFrom('customer_problem as problem')
    .leftJoin('delivery_notice as notice', 'notice.id', 'problem.delivery_id')
    .where('problem.order_id', '=', orderId)
    .orderBy('problem.id')
    .select([
      'problem.id',
      'problem.unique_code',
      'problem.created_at',
      'problem.state_code',
      'problem.complaint',
      'problem.due_date',
      'notice.bill_no',
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    uniqueCode: row.unique_code,
    createdAt: row.created_at,
    // A check constraint of the table.
    stateCode: row.state_code as Schemas['ComplaintState'],
    complaint: row.complaint,
    billNo: row.bill_no,
    dueDate: row.due_date,
  }))
}
