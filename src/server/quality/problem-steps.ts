import { personNames } from '../../domain/account/names'
import {
  mayDo,
  problemRules,
  stepOf,
  type ProblemAction,
  type ProblemRule,
} from '../../domain/quality/quality'
import type { RefusalKey } from '../../generated/refusal-statuses'
import type { TextKey } from '../../generated/text-key'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import {
  notifyAccount,
  settleToDos,
  type NewNotification,
} from '../notifications/notifications.sql'
import { refuseHeld } from '../queues/assignment'
import { dueDay } from '../queues/due-day'
import { remindHolder } from '../queues/remind'
import { addStep, type Step } from '../timeline/timeline.sql'
import { findProblem, type Problem } from './problems.sql'
import { changeProblem, type ProblemChange } from './problem-changes.sql'

/** A problem of the calling supplier. */
export async function ownProblem(id: number, context: Context): Promise<Problem> {
  const supplierId = userOf(context).accountId
  const problem = await findProblem(context.database, { id, supplierId })
  if (!problem) throw new Refusal('quality.notFound')
  return problem
}

export async function anyProblem(id: number, context: Context): Promise<Problem> {
  const problem = await findProblem(context.database, { id })
  if (!problem) throw new Refusal('quality.notFound')
  return problem
}

/**
 * Refuses an action that the state does not allow; called before files are checked, so that a stale page gets this
 * refusal first.
 */
export function checkState(problem: Problem, action: ProblemAction, context: Context): void {
  const role = userOf(context).kind === 'supplier' ? 'supplier' : 'inspector'
  if (mayDo(action, problem.stateCode, role)) return
  const done: ProblemRule = problemRules[action]
  const again = done.to === problem.stateCode && doneAlready[action]
  throw new Refusal(again || 'quality.notInThisState')
}

/** The refusal of a step that has been taken already. */
const doneAlready: Partial<Record<ProblemAction, RefusalKey>> = {
  submitScheme: 'quality.schemeAlreadySubmitted',
  submitEvidence: 'quality.evidenceAlreadySubmitted',
}

export interface ProblemStep {
  action: ProblemAction
  /** Version that the caller saw, if given. */
  version?: number | undefined
  /** The refusal where the problem has changed since. */
  stale?: RefusalKey
  forms?: ProblemChange['forms']
  what: TextKey
  note?: string | undefined
  changes?: Step['changes']
}

/**
 * Takes a step: changes the problem, adds it to the history and returns the current problem. The second of two
 * concurrent steps changes nothing and is refused.
 */
export async function takeStep(
  problem: Problem,
  {
    action,
    version = problem.version,
    stale = 'quality.changedMeanwhile',
    forms,
    ...said
  }: ProblemStep,
  context: Context,
): Promise<Problem> {
  checkState(problem, action, context)
  const { database, settings } = context
  const user = userOf(context)
  const by = user.kind === 'staff' ? user : undefined
  if (by) await refuseHeld({ table: 'supplier_problem', id: problem.id }, context)
  const rule: ProblemRule = problemRules[action]
  const next = rule.to && stepOf(rule.to)
  const changed = await changeProblem(database, {
    id: problem.id,
    by,
    in: rule.in,
    version,
    to: rule.to,
    dueDate: next && dueDay(next, settings),
    forms,
  })
  if (!changed) {
    checkState(await anyProblem(problem.id, context), action, context)
    throw new Refusal(stale)
  }
  await noteStep(context, problem.id, said)
  return anyProblem(problem.id, context)
}

export async function noteStep(
  context: Context,
  problemId: number,
  { what, note, changes }: Pick<ProblemStep, 'what' | 'note' | 'changes'>,
): Promise<void> {
  const user = userOf(context)
  await addStep(context.database, {
    subject: 'supplierProblem',
    subjectId: problemId,
    userId: user.id,
    who: personNames(user),
    what,
    ...(note && { note }),
    ...(changes && { changes }),
  })
}

export const supplierLink = ({ id }: Pick<Problem, 'id'>) =>
  `/supplierProblem/details?id=${id}&type=deal` as const
const inspectorLink = ({ id }: Pick<Problem, 'id'>) => `/office/quality/problem/${id}`

/** The inspectors' part is done, so their to-dos end. */
export async function tellSupplier(
  { database }: Context,
  problem: Problem,
  key: NewNotification['key'],
): Promise<void> {
  const { supplierId, uniqueCode } = problem
  await settleToDos(database, inspectorLink(problem))
  const link = supplierLink(problem)
  return notifyAccount(database, supplierId, { key, values: { code: uniqueCode }, link })
}

/** Notifies the assignee, or all inspectors if there is none; the supplier's to-dos end. */
export async function tellInspectors(
  { database }: Context,
  problem: Problem,
  key: NewNotification['key'],
): Promise<void> {
  const { uniqueCode, supplierName, assigneeId } = problem
  await settleToDos(database, supplierLink(problem))
  return remindHolder(database, { assignee_id: assigneeId }, 'quality', {
    key,
    values: { code: uniqueCode },
    both: { who: supplierName },
    link: inspectorLink(problem),
  })
}
