import { todayAt } from '../database/clock'
import { notifyAccount, settleToDos } from '../notifications/notifications.sql'
import { contentOf } from '../../domain/forms/form-fields'
import { daysOf } from '../../domain/orders/orders'
import { complaintState } from '../../domain/quality/quality'
import { attachFormFiles } from '../attachments/form-files'
import { announce } from '../event-mails/announce'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Call, Handlers } from '../http/handler'
import { assign, heldAnswer, refuseHeld } from '../queues/assignment'
import { queueFilterOf } from '../queues/queue-filter.sql'
import { changesOf } from './changes'
import { complaintAnswer, complaintRow, noteOnComplaint, noteOnOrder } from './complaint-answers'
import { answerComplaint } from './complaint-moves.sql'
import {
  countComplaints,
  findComplaint,
  pageComplaints,
  type Complaint,
  type ComplaintFilter,
} from './complaints.sql'
import { queueRow } from './problem-answers'
import { problemsFrom } from './problems.sql'

const table = 'customer_problem'

export const officeComplaints = {
  async listComplaintQueue({ query }, context) {
    const { current, size, order, stateCode } = query
    const filter = queueFilter(query, context)
    const { total, complaints } = await pageComplaints(
      context.database,
      { ...filter, ...(stateCode && { states: [stateCode] }) },
      { current, size, order, language: context.language, byUrgency: true },
    )
    const records = complaints.map((complaint) => ({
      ...complaintRow(complaint, context),
      ...forStaff(complaint, context),
    }))
    return { records, total, current, size }
  },

  async countComplaints({ query }, context) {
    return { tabs: await countComplaints(context.database, queueFilter(query, context)) }
  },

  async getCustomerComplaint({ params: { id } }, context) {
    return officeAnswer(await anyComplaint(id, context), context)
  },

  async assignComplaint({ params: { id }, body }, context) {
    const { uniqueCode: code, stateCode } = await anyComplaint(id, context)
    const waits = stateCode === complaintState.filed
    const link = `/office/quality/complaint/${id}`
    const message = { key: 'quality.notify.assigned', values: { code }, link } as const
    await assign({ table, id, role: 'quality', waits, message }, body, context)
    return officeAnswer(await anyComplaint(id, context), context)
  },

  async writeReport({ params: { id }, body }, context) {
    const { database } = context
    const complaint = await anyComplaint(id, context)
    const { accountId, uniqueCode } = complaint
    refuseAnswered(complaint, context)
    await refuseHeld({ table, id }, context)
    const form = formSchema('HandlingReport')
    const owner = { subject: 'customerProblem', subjectId: id } as const
    await attachFormFiles(context, { purpose: 'report' }, owner, { form, value: body })
    const report = contentOf(form, body)
    const { version = complaint.version } = body
    if (!(await answerComplaint(database, { id, by: userOf(context), version, report }))) {
      refuseAnswered(await anyComplaint(id, context), context)
      await refuseHeld({ table, id }, context)
      throw new Refusal('office.conflict')
    }
    await noteOnComplaint(context, id, {
      what: 'quality.timeline.reported',
      changes: changesOf('HandlingReport', null, body),
    })
    await noteOnOrder(context, complaint, 'quality.timeline.reported')
    await settleToDos(database, `/office/quality/complaint/${id}`)
    await notifyAccount(database, accountId, {
      key: 'quality.notify.reported',
      values: { code: uniqueCode },
      link: `/customerAnalysis/details?id=${id}&type=evaluation`,
    })
    await announce(database, { event: 'complaintAnswered', id })
    return officeAnswer(await anyComplaint(id, context), context)
  },
} satisfies Partial<Handlers>

/** Names the inspector who answered first. */
function refuseAnswered(
  { stateCode, identityName }: Complaint,
  { sentenceLanguage }: Pick<Context, 'sentenceLanguage'>,
): void {
  if (stateCode === complaintState.filed) return
  throw new Refusal('quality.alreadyReported', {
    values: { who: identityName?.[sentenceLanguage] ?? '' },
  })
}

async function anyComplaint(id: number, { database }: Context): Promise<Complaint> {
  const complaint = await findComplaint(database, { id })
  if (!complaint) throw new Refusal('quality.complaintNotFound')
  return complaint
}

/** A complaint for staff, with the problems raised from it. */
async function officeAnswer(complaint: Complaint, context: Context) {
  const problems = await problemsFrom(context.database, complaint.id)
  return {
    ...(await complaintAnswer(complaint, context)),
    ...forStaff(complaint, context),
    ...(complaint.conversationId !== null && { conversationId: complaint.conversationId }),
    problems: problems.map((problem) => queueRow(problem, context)),
  }
}

/** Fields that only staff see: the customer's account, assignee and due state. */
const forStaff = (complaint: Complaint, context: Context) => ({
  accountId: complaint.accountId,
  ...heldAnswer(complaint, complaint.stateCode === complaintState.filed, context),
})

/** Filters of the work queue without the state. */
function queueFilter(
  { keyword, type, ...held }: Call<'countComplaints'>['query'],
  context: Context,
): ComplaintFilter {
  const { timeZone } = context.settings
  return {
    states: Object.values(complaintState),
    keyword,
    everywhere: true,
    queue: queueFilterOf(held, context),
    days: daysOf(type, todayAt(timeZone)),
    by: 'created_at',
    timeZone,
  }
}
