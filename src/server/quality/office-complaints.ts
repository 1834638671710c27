import { notifyAccount } from '../notifications/notifications.sql'
import { dayAt } from '../../domain/day'
import { contentOf } from '../../domain/form-fields'
import { daysOf } from '../../domain/orders'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { formSchema } from '../form-schemas'
import type { Handlers } from '../handler'
import { attachFiles } from './attachments'
import { complaintAnswer, complaintRow, noteOnComplaint } from './complaint-answers'
import { answerComplaint, findComplaint, pageComplaints, type Complaint } from './complaints.sql'
import { queueRow } from './problem-answers'
import { problemsFrom } from './problems.sql'

export const officeComplaints = {
  async listComplaintQueue({ query }, { database, settings: { timeZone } }) {
    const { current = 1, size = 10, keyword, stateCode, type } = query
    const filter = {
      states: stateCode ? [stateCode] : ([1, 2, 3] as const),
      keyword,
      everywhere: true,
      days: daysOf(type, dayAt(timeZone)),
      by: 'created_at' as const,
      timeZone,
    }
    const page = { current, size, byUrgency: true }
    const { total, complaints } = await pageComplaints(database, filter, page)
    return { records: complaints.map(complaintRow), total, current, size }
  },

  async getCustomerComplaint({ params: { id } }, context) {
    return officeAnswer(await anyComplaint(id, context), context)
  },

  async writeReport({ params: { id }, body }, context) {
    const { database } = context
    const { accountId, uniqueCode, stateCode } = await anyComplaint(id, context)
    if (stateCode !== 1) throw new Refusal('quality.alreadyReported')
    const form = formSchema('HandlingReport')
    const owner = { subject: 'customerProblem', subjectId: id } as const
    await attachFiles(context, owner, { form, value: body, purpose: 'report' })
    const report = contentOf(form, body)
    if (!(await answerComplaint(database, { id, userId: userOf(context).id, report }))) {
      throw new Refusal('quality.alreadyReported')
    }
    await noteOnComplaint(context, id, { what: 'quality.timeline.reported' })
    await notifyAccount(database, accountId, {
      key: 'quality.notify.reported',
      values: { code: uniqueCode },
      link: `/customerAnalysis/details?id=${id}&type=evaluation`,
    })
    return officeAnswer(await anyComplaint(id, context), context)
  },
} satisfies Partial<Handlers>

async function anyComplaint(id: number, { database }: Context): Promise<Complaint> {
  const complaint = await findComplaint(database, { id })
  if (!complaint) throw new Refusal('quality.complaintNotFound')
  return complaint
}

/** Staff also see which problems were raised from a complaint. */
async function officeAnswer(complaint: Complaint, context: Context) {
  const { database, settings } = context
  const today = dayAt(settings.timeZone)
  const problems = await problemsFrom(database, complaint.id)
  return {
    ...(await complaintAnswer(complaint, context)),
    problems: problems.map((problem) => queueRow(problem, today)),
  }
}
