import { sql, type Selectable } from 'kysely'
import type { ApprovalData } from '../../domain/orders/approval'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'

export type StoredApproval = Selectable<Tables['quotation_approval']>

/** The request of the author. */
type Waiting = { answer: Schemas['OrderAnswer'] } | { amendment: Schemas['OrderAmendment'] }

/** The request for approval of a reservation's quotation; locked for the rest of the transaction if it is decided. */
export function findApproval(
  database: Database,
  orderId: number,
  { isDecided = false } = {},
): Promise<StoredApproval | undefined> {
  return database
    .selectFrom('quotation_approval')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(isDecided, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** A new request takes the place of an earlier one. */
export async function keepApproval(
  database: Database,
  {
    orderId,
    authorId,
    data,
    ...waiting
  }: {
    orderId: number
    authorId: number
    data: ApprovalData
  } & Waiting,
): Promise<void> {
  const kept = {
    state: 'waiting' as const,
    author_id: authorId,
    data: JSON.stringify(data),
    answer: 'answer' in waiting ? JSON.stringify(waiting.answer) : null,
    amendment: 'amendment' in waiting ? JSON.stringify(waiting.amendment) : null,
  }
  await database
    .insertInto('quotation_approval')
    .values({ order_id: orderId, ...kept })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        ...kept,
        round: sql<number>`quotation_approval.round + 1`,
        created_at: sql<Date>`now()`,
      }),
    )
    .execute()
}

export async function returnApproval(
  database: Database,
  orderId: number,
  data: ApprovalData,
): Promise<void> {
  await database
    .updateTable('quotation_approval')
    .set({ state: 'returned', data: JSON.stringify(data) })
    .where('order_id', '=', orderId)
    .execute()
}

export async function endApproval(database: Database, orderId: number): Promise<void> {
  await database.deleteFrom('quotation_approval').where('order_id', '=', orderId).execute()
}
