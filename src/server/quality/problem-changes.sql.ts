import { accountNameIn } from '../names/names.sql'
import type { Language } from '../../domain/language/language'
import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { ProblemState } from '../../domain/quality/quality'
import type { Database } from '../database/database'
import type { Attendant } from '../../domain/account/assignment'
import { handledBy, heldFrom } from '../queues/assignment.sql'
import { itemAt } from '../../domain/lists/items'
import { when } from '../database/when'

export interface NewProblem {
  code: string
  supplierId: number
  raisedBy: number
  qualityIssuesId: number | undefined
  severity: number
  dueDate: Day
  raised: object
}

export async function nextProblemNumber(database: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('supplier_problem_code') as number
  `.execute(database)
  return itemAt(rows, 0).number
}

export async function insertProblem(database: Database, problem: NewProblem): Promise<number> {
  const { id } = await database
    .insertInto('supplier_problem')
    .values({
      unique_code: problem.code,
      supplier_id: problem.supplierId,
      raised_by: problem.raisedBy,
      customer_problem_id: problem.qualityIssuesId ?? null,
      severity: problem.severity,
      due_date: problem.dueDate,
      raised: JSON.stringify(problem.raised),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a problem until the call ends. */
export async function lockProblem(database: Database, id: number): Promise<void> {
  await database
    .selectFrom('supplier_problem')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

export interface ProblemChange {
  id: number
  in: readonly ProblemState[]
  /** Acting inspector; the problem must be unassigned or theirs. */
  by?: Attendant | undefined
  /** Version that the user saw. */
  version: number
  to?: ProblemState | undefined
  dueDate?: Day | undefined
  forms?: Partial<
    Record<'scheme' | 'evidence' | 'scheme_verdict' | 'evidence_verdict', object | undefined>
  >
}

/** Changes a problem; returns false if its state or version differs. */
export async function changeProblem(
  database: Database,
  { by, ...change }: ProblemChange,
): Promise<boolean> {
  const forms = Object.entries(change.forms ?? {}).map(([name, form]) => [
    name,
    JSON.stringify(form),
  ])
  const changed = await database
    .updateTable('supplier_problem')
    .set((set) => ({
      version: set('version', '+', 1),
      ...Object.fromEntries(forms),
      ...(by && { assignee_id: heldFrom(by) }),
      ...(change.to && { state_code: change.to, due_date: change.dueDate ?? null, reminded: 0 }),
    }))
    .where('id', '=', change.id)
    .where('state_code', 'in', change.in)
    .where('version', '=', change.version)
    .$call(when(by, (query, by) => query.where(handledBy(by))))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Suppliers sorted by name. */
export function listSuppliers(
  database: Database,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  return database
    .selectFrom('account')
    .select(['id', accountNameIn(language).as('name')])
    .where('kind', '=', 'supplier')
    .orderBy('name')
    .execute()
}
