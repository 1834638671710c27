import { personNames } from '../names/names.sql'
import type { Name, StoredName } from '../../domain/account/names'
import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Decision } from '../../domain/orders/acceptance'
import type { QuotedLine, StoredQuestion } from '../../domain/orders/quoted'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { placeIn } from '../database/lists.sql'
import { assigneeNames } from '../queues/assignment.sql'
import type { LineData, NewLine } from './new-orders.sql'
import { readQuotations, type StoredQuotation } from './quotations.sql'
import { when } from '../database/when'

/** The customer's acceptance; its quotation is the accepted one. */
export interface StoredAcceptance {
  /** Absent in orders from before it was kept. */
  acceptedAt?: string
  acceptedBy?: StoredName
  lineCount: number
  subtotal?: string
  tax?: string
  total?: string
}

interface OrderData {
  remark: string
  acceptance?: StoredAcceptance
  declineReason?: string
  cancelReason?: string
}

export interface Order {
  id: number
  uniqueCode: string
  accountId: number
  userId: number
  version: number
  validUntil: Day | null
  /** The quotation that holds: the accepted one, before that the newest. */
  quotation?: StoredQuotation
  /** Number of the newest quotation. */
  newestNumber: number | null
  acceptedNumber: number | null
  acceptance?: StoredAcceptance
  declineReason?: string
  cancelReason?: string
  /** Assigned staff member and due date of the answer. */
  assigneeId: number | null
  assignee: Name | null
  dueDate: Day | null
  quotedAt: Date | null
  acceptedAt: Date | null
  createTime: Date
  statusCode: Schemas['OrderState']
  createdBy: Name
  remark: string
  /** Conversation in which an agent made it for the customer. */
  conversationId: number | null
  /** The column `data`: further fields of the reservation's schema. */
  data: unknown
  lines: (Omit<NewLine, 'typeId'> & {
    id: number
    typeId: Schemas['FavouriteType']
    /** The line in the quotation that holds. */
    answer: QuotedLine | undefined
    decision: Decision | null
    question: StoredQuestion | null
  })[]
}

/** Finds an order, optionally only of one account. */
export async function findOrder(
  database: Database,
  { id, accountId }: { id: number; accountId?: number },
): Promise<Order | undefined> {
  const own = await database
    .selectFrom('intention_order')
    .select('id')
    .where('id', '=', id)
    .$call(when(accountId, (query, accountId) => query.where('account_id', '=', accountId)))
    .executeTakeFirst()
  return own && (await readOrders(database, [own.id]))[0]
}

/** Orders with their lines, in the order of the ids. */
export async function readOrders(database: Database, ids: number[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('intention_order')
    .innerJoin('app_user', 'app_user.id', 'intention_order.user_id')
    .where('intention_order.id', 'in', ids)
    .orderBy(placeIn(ids, sql.ref('intention_order.id')))
    .select([
      'intention_order.id',
      'unique_code',
      'status_code',
      'intention_order.created_at',
      'intention_order.account_id',
      'intention_order.user_id',
      'intention_order.version',
      'valid_until',
      'intention_order.assignee_id',
      'intention_order.due_date',
      'intention_order.conversation_id',
      'quoted_at',
      'accepted_at',
      assigneeNames('intention_order').as('assignee'),
      'intention_order.data',
      'quotation_number',
      'accepted_number',
      personNames().as('createdBy'),
    ])
    .execute()
  const lines = await database
    .selectFrom('intention_order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const quotations = await readQuotations(
    database,
    rows.flatMap(({ id, quotation_number, accepted_number }) => {
      const number = accepted_number ?? quotation_number
      return number === null ? [] : [{ orderId: id, number }]
    }),
  )
  return rows.map((row) => ({
    id: row.id,
    uniqueCode: row.unique_code,
    accountId: row.account_id,
    userId: row.user_id,
    version: row.version,
    validUntil: row.valid_until,
    // Only insertOrder, moveOrder and the moves of quotations write this column.
    ...(row.data as unknown as OrderData),
    assigneeId: row.assignee_id,
    assignee: row.assignee,
    dueDate: row.due_date,
    conversationId: row.conversation_id,
    quotedAt: row.quoted_at,
    acceptedAt: row.accepted_at,
    createTime: row.created_at,
    // A check constraint of the table.
    statusCode: row.status_code as Schemas['OrderState'],
    createdBy: row.createdBy,
    data: row.data,
    ...withQuotation(quotations.get(row.id)),
    newestNumber: row.quotation_number,
    acceptedNumber: row.accepted_number,
    lines: lines
      .filter((line) => line.order_id === row.id)
      .map((line) => ({
        id: line.id,
        // The column is checked to hold one of these types.
        typeId: line.type_id as Schemas['FavouriteType'],
        dataId: line.data_id,
        counts: line.counts,
        requiredDate: line.required_date,
        // Only insertOrder writes this column.
        data: line.data as unknown as LineData,
        answer: quotations.get(row.id)?.lines[line.id],
        // A check constraint of the table.
        decision: line.decision as Decision | null,
        // Only storeQuestion writes this column.
        question: line.question as unknown as StoredQuestion | null,
      })),
  }))
}

const withQuotation = (quotation: StoredQuotation | undefined) => quotation && { quotation }
