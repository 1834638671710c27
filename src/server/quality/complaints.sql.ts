import { accountNameIn, accountNames, namesOfUser, searchedAccountNames } from '../names/names.sql'
import type { Name } from '../../domain/account/names'
import type { Language } from '../../domain/language/language'
import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { DayRange } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import {
  countRows,
  inOrder,
  oneContaining,
  orLast,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { assigneeNames } from '../queues/assignment.sql'
import { inQueue, type QueueFilter } from '../queues/queue-filter.sql'
import { waits } from '../queues/waiting.sql'
import { when } from '../database/when'

type State = Schemas['ComplaintState']

/** A complaint with its report and evaluation, as the forms were filled in. */
export interface Complaint {
  id: number
  uniqueCode: string
  accountId: number
  /** Member of the account who filed it, or for whom an agent did. */
  userId: number
  accountName: Name
  stateCode: State
  version: number
  dueDate: Day | null
  /** Assigned inspector. */
  assigneeId: number | null
  assignee: Name | null
  /** Inspector who answered it. */
  handler: Name | null
  createdAt: Date
  reportDate: Date | null
  /** Author of the report; null until it is written. */
  identityName: Name | null
  complaint: Partial<Schemas['Complaint']>
  report: Partial<Schemas['HandlingReport']> | null
  evaluation: Partial<Schemas['Evaluation']> | null
  /** Conversation in which an agent filed it for the customer. */
  conversationId: number | null
  /** Reservation and delivery notice that it is about. */
  orderId: number | null
  deliveryId: number | null
}

export interface ComplaintFilter {
  accountId?: number | undefined
  states: readonly State[]
  keyword?: string | undefined
  /** Searches the customer's name too (staff). */
  everywhere?: boolean
  days: DayRange
  /** Filter by assignee and due date. */
  queue?: QueueFilter
  /** Column that the date range applies to. */
  by: 'created_at' | 'report_date'
  timeZone: string
}

type Complaints<O> = SelectQueryBuilder<Tables, 'customer_problem' | 'account', O>

function complaintsIn(database: Database) {
  return database
    .selectFrom('customer_problem')
    .innerJoin('account', 'account.id', 'customer_problem.account_id')
}

function filtered<O>(complaints: Complaints<O>, filter: ComplaintFilter): Complaints<O> {
  const { accountId, states, days, by, timeZone } = filter
  const keyword = filter.keyword?.trim()
  const startOf = (day: Day) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
  const time = `customer_problem.${by}` as const
  return complaints
    .where('customer_problem.state_code', 'in', states)
    .$call(
      when(accountId, (query, accountId) =>
        query.where('customer_problem.account_id', '=', accountId),
      ),
    )
    .$call(when(days.from, (query, from) => query.where(time, '>=', startOf(from))))
    .$call(when(days.before, (query, before) => query.where(time, '<', startOf(before))))
    .$call(when(filter.queue, (query, queue) => query.where(inQueue('customer_problem', queue))))
    .$call(
      when(keyword || undefined, (query, keyword) =>
        query.where((where) => mentions(where, keyword, filter.everywhere ?? false)),
      ),
    )
}

function mentions(
  where: ExpressionBuilder<Tables, 'customer_problem' | 'account'>,
  keyword: string,
  everywhere: boolean,
) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return where.or([
    where('customer_problem.unique_code', 'ilike', pattern),
    where(sql<string>`customer_problem.complaint ->> 'theme'`, 'ilike', pattern),
    ...(everywhere ? [oneContaining(searchedAccountNames(), keyword)] : []),
  ])
}

const columns = [
  'customer_problem.id',
  'customer_problem.unique_code',
  'customer_problem.account_id',
  'customer_problem.user_id',
  'customer_problem.state_code',
  'customer_problem.version',
  'customer_problem.due_date',
  'customer_problem.assignee_id',
  'customer_problem.created_at',
  'customer_problem.report_date',
  'customer_problem.complaint',
  'customer_problem.report',
  'customer_problem.evaluation',
  'customer_problem.conversation_id',
  'customer_problem.order_id',
  'customer_problem.delivery_id',
] as const

const inspector = namesOfUser(sql.ref('customer_problem.reported_by'))

function selected<O>(complaints: Complaints<O>) {
  return complaints
    .select(columns)
    .select([accountNames().as('accountName'), inspector.as('identityName')])
    .select(assigneeNames('customer_problem').as('assignee'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selected<object>>['execute']>>[number]

function complaintOf(row: Row): Complaint {
  return {
    id: row.id,
    uniqueCode: row.unique_code,
    accountId: row.account_id,
    userId: row.user_id,
    accountName: row.accountName,
    // A check constraint of the table.
    stateCode: row.state_code as State,
    version: row.version,
    dueDate: row.due_date,
    assigneeId: row.assignee_id,
    assignee: row.assignee,
    handler: row.identityName,
    createdAt: row.created_at,
    reportDate: row.report_date,
    identityName: row.identityName,
    // Written from validated forms.
    complaint: row.complaint,
    report: row.report,
    evaluation: row.evaluation,
    conversationId: row.conversation_id,
    orderId: row.order_id,
    deliveryId: row.delivery_id,
  }
}

type Order = OrderOf<'listComplaintQueue' | 'listCustomerProblems'>

const sorting = (language: Language): Omit<Sorting<Order>, 'usual'> => ({
  by: {
    uniqueCode: sql`customer_problem.unique_code`,
    theme: orLast(sql`lower(customer_problem.complaint ->> 'theme')`),
    createTime: sql`customer_problem.created_at`,
    reportDate: orLast(sql`report_date`),
    stateCode: sql`state_code`,
    accountName: sql`lower(${accountNameIn(language)})`,
    dueDate: orLast(sql`case when ${waits.customer_problem} then due_date end`),
  },
  id: sql`customer_problem.id`,
})

interface PageAsked {
  current: number
  size: number
  order?: Order | undefined
  /** Language by which names are sorted. */
  language: Language
  byUrgency?: boolean
}

const newest = sql`customer_problem.id desc`
const mostUrgent = sql`state_code > 1, due_date, ${newest}`

export async function pageComplaints(
  database: Database,
  filter: ComplaintFilter,
  { current, size, order, language, byUrgency = false }: PageAsked,
): Promise<{ total: number; complaints: Complaint[] }> {
  const matches = filtered(complaintsIn(database), filter)
  const total = await countRows(matches)
  const rows = await selected(matches)
    .orderBy(inOrder(order, { ...sorting(language), usual: byUrgency ? mostUrgent : newest }))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, complaints: rows.map(complaintOf) }
}

/** Number of matching complaints per state. */
export async function countComplaints(
  database: Database,
  filter: ComplaintFilter,
): Promise<Schemas['TabCount'][]> {
  const rows = await filtered(complaintsIn(database), filter)
    .groupBy('customer_problem.state_code')
    .select(['customer_problem.state_code as state'])
    .select((select) => select.fn.countAll<number>().as('counts'))
    .execute()
  return filter.states.map((value) => ({
    value,
    counts: rows.find(({ state }) => state === value)?.counts ?? 0,
  }))
}

/** Finds a complaint; with an account only among its own. */
export async function findComplaint(
  database: Database,
  { id, accountId }: { id: number; accountId?: number | undefined },
): Promise<Complaint | undefined> {
  const row = await selected(complaintsIn(database))
    .where('customer_problem.id', '=', id)
    .$call(
      when(accountId, (query, accountId) =>
        query.where('customer_problem.account_id', '=', accountId),
      ),
    )
    .executeTakeFirst()
  return row && complaintOf(row)
}
