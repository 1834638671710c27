import { contentOf } from '../../domain/forms/form-fields'
import { daysOf } from '../../domain/orders/orders'
import { isApproved, judgedSections, problemCode, problemState } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { attachFormFiles } from '../attachments/form-files'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { announce } from '../event-mails/announce'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Call, Handlers } from '../http/handler'
import { assign } from '../queues/assignment'
import { dueDay } from '../queues/due-day'
import { queueFilterOf } from '../queues/queue-filter.sql'
import { changesOf } from './changes'
import { withCopiedFiles } from './complaint-photos'
import { findComplaint } from './complaints.sql'
import { problemAnswer, queueRow, tabsOf } from './problem-answers'
import { anyProblem, noteStep, takeStep, tellSupplier } from './problem-steps'
import { countProblems, pageProblems, type ProblemFilter } from './problems.sql'
import { insertProblem, nextProblemNumber, listSuppliers } from './problem-changes.sql'
import { keepRound } from './rounds'

export const officeProblems = {
  async listQueue({ query }, context) {
    const { current, size, order, stateCode } = query
    const filter = { ...queueFilter(query, context), stateCode }
    const page = { current, size, order, byUrgency: true, language: context.language }
    const { total, problems } = await pageProblems(context.database, filter, page)
    return { records: problems.map((problem) => queueRow(problem, context)), total, current, size }
  },

  async countQueue({ query }, context) {
    return tabsOf(await countProblems(context.database, queueFilter(query, context)))
  },

  listSuppliers: (_call, { database, language }) => listSuppliers(database, language),

  async raiseProblem({ body: given }, context) {
    const { database, settings } = context
    const form = formSchema('RaisedProblem')
    const complaintId = given.qualityIssuesId
    if (complaintId && !(await findComplaint(database, { id: complaintId }))) {
      throw new Refusal('quality.complaintNotFound')
    }
    const body = await withCopiedFiles(given, { form, complaintId }, context)
    const suppliers = await listSuppliers(database, context.language)
    if (!suppliers.some(({ id }) => id === body.supplierId)) {
      throw new Refusal('quality.supplierNotFound', {
        errors: [{ path: 'supplierId', message: context.text('quality.supplierNotFound') }],
      })
    }
    const today = todayAt(settings.timeZone)
    const id = await insertProblem(database, {
      code: problemCode('supplier', today, await nextProblemNumber(database)),
      supplierId: body.supplierId,
      raisedBy: userOf(context).id,
      qualityIssuesId: body.qualityIssuesId,
      severity: body.severity,
      dueDate: dueDay('scheme', settings),
      raised: contentOf(form, body),
    })
    const owner = { subject: 'supplierProblem', subjectId: id } as const
    await attachFormFiles(context, { purpose: 'problem' }, owner, { form, value: body })
    await noteStep(context, id, {
      what: 'quality.timeline.raised',
      changes: changesOf('RaisedProblem', null, body),
    })
    const problem = await anyProblem(id, context)
    await tellSupplier(context, problem, 'quality.notify.raised')
    await announce(database, { event: 'problemRaised', id })
    return problemAnswer(problem, context, 'inspector')
  },

  async getProblem({ params: { id } }, context) {
    return problemAnswer(await anyProblem(id, context), context, 'inspector')
  },

  async assignProblem({ params: { id }, body }, context) {
    const { uniqueCode: code, stateCode } = await anyProblem(id, context)
    const waits = stateCode !== problemState.completed
    const link = `/office/quality/problem/${id}`
    const message = { key: 'quality.notify.assigned', values: { code }, link } as const
    await assign({ table: 'supplier_problem', id, role: 'quality', waits, message }, body, context)
    return problemAnswer(await anyProblem(id, context), context, 'inspector')
  },

  async judgeScheme({ params: { id }, body }, context) {
    const approved = isApproved(body)
    const verdict = contentOf(formSchema('Verdict'), body)
    const problem = await anyProblem(id, context)
    const judged = await takeStep(
      problem,
      {
        action: approved ? 'approveScheme' : 'returnScheme',
        version: body.version,
        forms: { scheme_verdict: verdict },
        what: approved ? 'quality.timeline.schemeApproved' : 'quality.timeline.schemeReturned',
        note: [...reasonsIn(body), body.note].filter(Boolean).join('\n'),
        changes: { form: 'Verdict', fields: writtenIn(body) },
      },
      context,
    )
    if (!approved) await keepRound(context, problem, { part: 'scheme', verdict })
    await tellSupplier(
      context,
      judged,
      approved ? 'quality.notify.schemeApproved' : 'quality.notify.schemeReturned',
    )
    return problemAnswer(judged, context, 'inspector')
  },

  async judgeEvidence({ params: { id }, body }, context) {
    const accepted = body.verdict === 'accepted'
    const verdict = contentOf(formSchema('EvidenceVerdict'), body)
    const problem = await anyProblem(id, context)
    const judged = await takeStep(
      problem,
      {
        action: accepted ? 'acceptEvidence' : 'returnEvidence',
        version: body.version,
        forms: { evidence_verdict: verdict },
        what: accepted ? 'quality.timeline.completed' : 'quality.timeline.evidenceReturned',
        note: accepted ? body.effectivenessCheck : reasonOf(body),
        changes: changesOf('EvidenceVerdict', problem.evidenceVerdict, body),
      },
      context,
    )
    if (!accepted) await keepRound(context, problem, { part: 'evidence', verdict })
    await tellSupplier(
      context,
      judged,
      accepted ? 'quality.notify.completed' : 'quality.notify.evidenceReturned',
    )
    return problemAnswer(judged, context, 'inspector')
  },
} satisfies Partial<Handlers>

/** Filters of the work queue without the state. */
function queueFilter(
  { keyword, severity, turn, type, ...held }: Call<'countQueue'>['query'],
  context: Context,
): ProblemFilter {
  const { timeZone } = context.settings
  return {
    keyword,
    everywhere: true,
    severity,
    turn,
    queue: queueFilterOf(held, context),
    days: daysOf(type, todayAt(timeZone)),
    timeZone,
  }
}

/** Fields of a decision for the history: the sections sent back, and the note. Approved sections are not listed. */
function writtenIn(verdict: Schemas['Verdict']): string[] {
  const returned = judgedSections.filter((section) => verdict[section].verdict === 'returned')
  return [...returned, ...(verdict.note ? ['note'] : [])]
}

function reasonsIn(verdict: Schemas['Verdict']): string[] {
  return judgedSections.flatMap((section) => reasonOf(verdict[section]) ?? [])
}

/** The reason is a conditional field, which the generated types leave out. */
function reasonOf({ verdict, reason }: { verdict: string; reason?: string }): string | undefined {
  return verdict === 'returned' ? reason : undefined
}
