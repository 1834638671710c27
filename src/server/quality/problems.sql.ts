import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { DayRange } from '../../domain/orders/orders'
import type { ProblemRole, ProblemState } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import { countRows, inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import { assigneeName, handlerName } from '../queues/assignment.sql'
import { inQueue, type QueueFilter } from '../queues/queue-filter.sql'
import { isTurnOf, waits } from '../queues/waiting.sql'
import { when } from '../database/when'

/** A stored problem; forms are kept as filled in. */
export interface Problem {
  id: number
  uniqueCode: string
  supplierId: number
  supplierName: string
  identityName: string
  qualityIssuesId: number | null
  stateCode: ProblemState
  version: number
  severity: Schemas['Severity']
  dueDate: Day | null
  /** Assigned inspector. */
  assigneeId: number | null
  assignee: string | null
  /** Inspector who last decided on it or entered expenses. */
  handler: string | null
  createdAt: Date
  raised: Partial<Schemas['RaisedProblem']>
  scheme: Partial<Schemas['RectificationScheme']> | null
  evidence: Partial<Schemas['Evidence']> | null
  schemeVerdict: Partial<Schemas['Verdict']> | null
  evidenceVerdict: Partial<Schemas['EvidenceVerdict']> | null
}

export interface ProblemFilter {
  supplierId?: number | undefined
  /** A state, or 0 for every state. */
  stateCode?: number | undefined
  severity?: Schemas['Severity'] | undefined
  /** Part of the case number; for staff also of subject and supplier. */
  keyword?: string | undefined
  everywhere?: boolean
  days: DayRange
  turn?: ProblemRole | undefined
  /** Filter by assignee and due date. */
  queue?: QueueFilter
  timeZone: string
}

type Problems<O> = SelectQueryBuilder<Tables, 'supplier_problem' | 'account' | 'app_user', O>

function problemsIn(database: Database) {
  return database
    .selectFrom('supplier_problem')
    .innerJoin('account', 'account.id', 'supplier_problem.supplier_id')
    .innerJoin('app_user', 'app_user.id', 'supplier_problem.raised_by')
}

function filtered<O>(problems: Problems<O>, filter: ProblemFilter): Problems<O> {
  const { supplierId, stateCode, severity, turn, days, queue, timeZone } = filter
  const keyword = filter.keyword?.trim()
  const startOf = (day: Day) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
  const time = 'supplier_problem.created_at'
  return problems
    .$call(
      when(supplierId, (query, supplierId) =>
        query.where('supplier_problem.supplier_id', '=', supplierId),
      ),
    )
    .$call(
      when(stateCode || undefined, (query, stateCode) =>
        query.where('supplier_problem.state_code', '=', sql<ProblemState>`${stateCode}`),
      ),
    )
    .$call(
      when(severity || undefined, (query, severity) =>
        query.where('supplier_problem.severity', '=', severity),
      ),
    )
    .$call(when(days.from, (query, from) => query.where(time, '>=', startOf(from))))
    .$call(when(days.before, (query, before) => query.where(time, '<', startOf(before))))
    .$call(when(turn, (query, turn) => query.where(isTurnOf(turn))))
    .$call(when(queue, (query, queue) => query.where(inQueue('supplier_problem', queue))))
    .$call(
      when(keyword || undefined, (query, keyword) =>
        query.where((where) => mentions(where, keyword, filter.everywhere ?? false)),
      ),
    )
}

function mentions(
  where: ExpressionBuilder<Tables, 'supplier_problem' | 'account' | 'app_user'>,
  keyword: string,
  everywhere: boolean,
) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return where.or([
    where('supplier_problem.unique_code', 'ilike', pattern),
    ...(everywhere
      ? [
          where('account.account_name', 'ilike', pattern),
          where(sql<string>`supplier_problem.raised ->> 'theme'`, 'ilike', pattern),
        ]
      : []),
  ])
}

const columns = [
  'supplier_problem.id',
  'supplier_problem.unique_code',
  'supplier_problem.supplier_id',
  'supplier_problem.customer_problem_id',
  'supplier_problem.state_code',
  'supplier_problem.version',
  'supplier_problem.severity',
  'supplier_problem.due_date',
  'supplier_problem.assignee_id',
  'supplier_problem.created_at',
  'supplier_problem.raised',
  'supplier_problem.scheme',
  'supplier_problem.evidence',
  'supplier_problem.scheme_verdict',
  'supplier_problem.evidence_verdict',
  'account.account_name',
] as const

const inspector = sql<string>`coalesce(app_user.data ->> 'contactName', app_user.username)`

function selected<O>(problems: Problems<O>) {
  return problems.select(columns).select([
    inspector.as('identityName'),
    assigneeName('supplier_problem').as('assignee'),
    handlerName('supplier_problem', {
      subject: 'supplierProblem',
      without: ['quality.timeline.raised'],
    }).as('handler'),
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selected<object>>['execute']>>[number]

function problemOf(row: Row): Problem {
  return {
    id: row.id,
    uniqueCode: row.unique_code,
    supplierId: row.supplier_id,
    supplierName: row.account_name,
    identityName: row.identityName,
    qualityIssuesId: row.customer_problem_id,
    stateCode: row.state_code,
    version: row.version,
    severity: row.severity,
    dueDate: row.due_date,
    assigneeId: row.assignee_id,
    assignee: row.assignee,
    handler: row.handler,
    createdAt: row.created_at,
    raised: row.raised,
    scheme: row.scheme,
    evidence: row.evidence,
    schemeVerdict: row.scheme_verdict,
    evidenceVerdict: row.evidence_verdict,
  }
}

type Order = OrderOf<'listQueue' | 'listSupplierProblems'>

const sorting: Omit<Sorting<Order>, 'usual'> = {
  by: {
    uniqueCode: sql`supplier_problem.unique_code`,
    theme: orLast(sql`lower(supplier_problem.raised ->> 'theme')`),
    supplierName: sql`lower(account_name)`,
    severity: sql`severity`,
    stateCode: sql`state_code`,
    dueDate: orLast(sql`case when ${waits.supplier_problem} then due_date end`),
  },
  id: sql`supplier_problem.id`,
}

interface PageAsked {
  current: number
  size: number
  order?: Order | undefined
  byUrgency?: boolean
}

const newest = sql`supplier_problem.id desc`

const mostUrgent = sql`state_code = 5, due_date, severity desc, ${newest}`

/** A page of problems: newest first, or open ones first by due date. */
export async function pageProblems(
  database: Database,
  filter: ProblemFilter,
  { current, size, order, byUrgency = false }: PageAsked,
): Promise<{ total: number; problems: Problem[] }> {
  const matches = filtered(problemsIn(database), filter)
  const total = await countRows(matches)
  const rows = await selected(matches)
    .orderBy(inOrder(order, { ...sorting, usual: byUrgency ? mostUrgent : newest }))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, problems: rows.map(problemOf) }
}

/** Number of matching problems per state; key 0 is the total. */
export async function countProblems(
  database: Database,
  filter: ProblemFilter,
): Promise<Record<string, number>> {
  const rows = await filtered(problemsIn(database), { ...filter, stateCode: undefined })
    .groupBy('supplier_problem.state_code')
    .select(['supplier_problem.state_code as state'])
    .select((select) => select.fn.countAll<number>().as('counts'))
    .execute()
  const counts: Record<string, number> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { state, counts: number } of rows) {
    counts[state] = number
    counts[0] = (counts[0] ?? 0) + number
  }
  return counts
}

/** Finds a problem; with a supplier only among theirs. */
export async function findProblem(
  database: Database,
  { id, supplierId }: { id: number; supplierId?: number | undefined },
): Promise<Problem | undefined> {
  const row = await selected(problemsIn(database))
    .where('supplier_problem.id', '=', id)
    .$call(
      when(supplierId, (query, supplierId) =>
        query.where('supplier_problem.supplier_id', '=', supplierId),
      ),
    )
    .executeTakeFirst()
  return row && problemOf(row)
}

export async function problemsFrom(database: Database, complaintId: number): Promise<Problem[]> {
  const rows = await selected(problemsIn(database))
    .where('supplier_problem.customer_problem_id', '=', complaintId)
    .orderBy('supplier_problem.id')
    .execute()
  return rows.map(problemOf)
}

/** The customer from whose complaint a problem was raised, if any. */
export async function complainantOf(
  database: Database,
  id: number,
): Promise<{ accountId: number; customer: string } | undefined> {
  return database
    .selectFrom('supplier_problem')
    .innerJoin('customer_problem', 'customer_problem.id', 'customer_problem_id')
    .innerJoin('account', 'account.id', 'customer_problem.account_id')
    .select(['account.id as accountId', 'account_name as customer'])
    .where('supplier_problem.id', '=', id)
    .executeTakeFirst()
}
