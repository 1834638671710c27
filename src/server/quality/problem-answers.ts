import { deadlineOf } from '../../domain/days/deadline'
import { mayDo, problemState, type ProblemRole } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import { filesOf as filesOfRecord } from '../files/files.sql'
import { heldAnswer } from '../queues/assignment'
import { listSteps } from '../timeline/timeline.sql'
import { filesOf, imagesOf, namedIn } from './attachments'
import { complainantOf, type Problem } from './problems.sql'
import { roundsOf, type Round } from './rounds.sql'

const isOpen = ({ stateCode }: Problem) => stateCode !== problemState.completed

/** A problem in the supplier's list. */
export function problemRow(problem: Problem): Schemas['SupplierProblem'] {
  const { theme = '', problemDescription = '', request = '' } = problem.raised
  return {
    id: problem.id,
    uniqueCode: problem.uniqueCode,
    theme,
    problemDescription,
    request,
    identityName: problem.identityName,
    writeDate: problem.createdAt.toISOString(),
    stateCode: problem.stateCode,
    supplierId: problem.supplierId,
    supplierName: problem.supplierName,
    version: problem.version,
    images: [],
    ...(problem.qualityIssuesId && { qualityIssuesId: problem.qualityIssuesId }),
    ...(problem.dueDate && { dueDate: problem.dueDate }),
  }
}

/** History lines visible to the reader: suppliers see expenses only after the problem is closed. */
export function historyFor({ id, stateCode }: Problem, role: ProblemRole) {
  const ofExpenses: TextKey[] = ['quality.timeline.expenseAdded', 'quality.timeline.expenseRemoved']
  const hidden = role === 'supplier' && !mayDo('seeExpenses', stateCode, role)
  return { subject: 'supplierProblem', id, without: hidden ? ofExpenses : [] } as const
}

/** A problem with all forms, files and history. */
export async function problemAnswer(
  problem: Problem,
  { database, language, settings }: Context,
  role: ProblemRole,
): Promise<Schemas['SupplierProblem']> {
  const subject = 'supplierProblem'
  const all = await filesOfRecord(database, { subject, subjectId: problem.id })
  const rounds = await roundsOf(database, problem.id)
  const timeline = await listSteps(database, historyFor(problem, role), language)
  const due = deadlineOf(problem.dueDate ?? undefined, todayAt(settings.timeZone))
  const raised = namedIn(all, problem.raised.fileIds)
  const { scheme, evidence, schemeVerdict, evidenceVerdict } = problem
  // Undefined until submitted; staff do not see evidence that was sent back until it is resubmitted.
  const seen = evidence && mayDo('seeEvidence', problem.stateCode, role)
  return {
    ...problemRow(problem),
    ...(due && { due }),
    ...(role === 'inspector' && heldAnswer(problem, isOpen(problem), { settings })),
    ...(role === 'inspector' && (await complainantOf(database, problem.id))),
    raised: problem.raised,
    images: imagesOf(raised),
    files: filesOf(raised),
    ...(scheme && { improvementProgram: withFiles(scheme, problem.id) }),
    ...(seen && { evidence: withFiles(evidence, problem.id) }),
    ...(schemeVerdict && { verdict: schemeVerdict }),
    ...(evidenceVerdict && { evidenceVerdict }),
    ...(rounds.length > 0 && { rounds: rounds.map(roundAnswer) }),
    timeline,
  }

  function roundAnswer({ part, judgedAt, judgedBy, content, verdict }: Round, index: number) {
    const round = rounds.slice(0, index + 1).filter((entry) => entry.part === part).length
    return {
      part,
      round,
      judgedBy,
      judgedAt: judgedAt.toISOString(),
      ...(part === 'scheme'
        ? { improvementProgram: withFiles(content, problem.id), verdict }
        : { evidence: withFiles(content, problem.id), evidenceVerdict: verdict }),
    }
  }

  function withFiles<Form extends { fileIds?: number[] }>(form: Form, id: number) {
    const named = namedIn(all, form.fileIds)
    return {
      ...form,
      id,
      // In the form's order, so that an unchanged form compares as equal.
      fileIds: (form.fileIds ?? []).filter((fileId) => named.some((file) => file.id === fileId)),
      images: imagesOf(named),
      files: filesOf(named),
    }
  }
}

export function queueRow(
  problem: Problem,
  context: Pick<Context, 'settings'>,
): Schemas['ProblemInQueue'] {
  return {
    id: problem.id,
    uniqueCode: problem.uniqueCode,
    theme: problem.raised.theme ?? '',
    supplierName: problem.supplierName,
    severity: problem.severity,
    stateCode: problem.stateCode,
    writeDate: problem.createdAt.toISOString(),
    ...heldAnswer(problem, isOpen(problem), context),
  }
}

/** Counts per state for a list's tabs. */
export function tabsOf(counts: Record<string, number>): Schemas['StateCounts'] {
  const states = Object.entries(counts).filter(([state]) => state !== '0')
  return { tabs: states.map(([state, number]) => ({ value: Number(state), counts: number })) }
}
