import { personNames } from '../../domain/account/names'
import { contentOf } from '../../domain/forms/form-fields'
import { daysOf } from '../../domain/orders/orders'
import { complaintState, hasQualityReports } from '../../domain/quality/quality'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { listItems } from '../records/dictionary-items.sql'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { notifyStaff, settleToDos } from '../notifications/notifications.sql'
import type { SessionUser } from '../security/session.sql'
import { changesOf } from './changes'
import { fileComplaint } from './complaint-filing'
import {
  complaintAnswer,
  complaintRow,
  noteOnComplaint,
  reportAnswer,
  reportRow,
} from './complaint-answers'
import { evaluateComplaint } from './complaint-moves.sql'
import { findComplaint, pageComplaints, type Complaint } from './complaints.sql'

const { answered, evaluated, filed } = complaintState
const withReport = { 3: [answered, evaluated], 0: [answered], 1: [evaluated] }

export const customerProblems = {
  async listCustomerProblems({ query }, context) {
    const { database, settings } = context
    const { current, size, order, keyword, isEvaluation = 3, type } = query
    const filter = {
      accountId: analysisCustomer(context).accountId,
      states: withReport[isEvaluation],
      keyword,
      days: daysOf(type, todayAt(settings.timeZone)),
      by: 'report_date' as const,
      timeZone: settings.timeZone,
    }
    const page = { current, size, order, language: context.language }
    const { total, complaints } = await pageComplaints(database, filter, page)
    return {
      records: complaints.map((complaint) => reportRow(complaint, context)),
      total,
      current,
      size,
    }
  },

  async countCustomerProblems({ query: { keyword, type } }, context) {
    const { database, language, settings } = context
    const { accountId } = analysisCustomer(context)
    const { timeZone } = settings
    const days = daysOf(type, todayAt(timeZone))
    const count = async (states: Complaint['stateCode'][]) => {
      const filter = { accountId, states, keyword, days, by: 'report_date' as const, timeZone }
      return (await pageComplaints(database, filter, { current: 1, size: 1, language })).total
    }
    return {
      tabs: [
        { value: 0, counts: await count([answered]) },
        { value: 1, counts: await count([evaluated]) },
      ],
    }
  },

  async getCustomerProblem({ query: { id } }, context) {
    return reportAnswer(await ownReport(id, context), context)
  },

  async evaluateReport({ body }, context) {
    const { database } = context
    const { id, uniqueCode } = await ownReport(body.issuesReportId, context)
    const levels = await listItems(database, 'evaluation_level')
    if (!levels.some(({ itemCode, active }) => active && itemCode === body.evaluationLevel)) {
      const message = context.text('quality.noSuchLevel')
      throw new Refusal('quality.noSuchLevel', { errors: [{ path: 'evaluationLevel', message }] })
    }
    const { accountId } = userOf(context)
    const evaluation = contentOf(formSchema('Evaluation'), body)
    if (!(await evaluateComplaint(database, { id, accountId, evaluation }))) {
      throw new Refusal('quality.alreadyEvaluated')
    }
    await noteOnComplaint(context, id, {
      what: 'quality.timeline.evaluated',
      note: body.feedback,
      changes: changesOf('Evaluation', null, body),
    })
    await settleToDos(database, `/customerAnalysis/details?id=${id}&type=evaluation`)
    await notifyStaff(database, 'quality', {
      key: 'quality.notify.evaluated',
      values: { code: uniqueCode },
      link: `/office/quality/complaint/${id}`,
    })
    return reportAnswer(await ownReport(id, context), context)
  },

  async fileComplaint({ body }, context) {
    const user = userOf(context)
    const { accountId, id: userId } = user
    const who = personNames(user)
    const { id } = await fileComplaint({ accountId, userId, who }, body, context)
    return complaintAnswer(await ownComplaint(id, context), context)
  },

  async listComplaints({ query }, context) {
    const { database, settings } = context
    const { current, size, keyword, type } = query
    const filter = {
      accountId: userOf(context).accountId,
      states: [filed, answered, evaluated],
      keyword,
      days: daysOf(type, todayAt(settings.timeZone)),
      by: 'created_at' as const,
      timeZone: settings.timeZone,
    }
    const { total, complaints } = await pageComplaints(database, filter, {
      current,
      size,
      language: context.language,
    })
    return {
      records: complaints.map((complaint) => complaintRow(complaint, context)),
      total,
      current,
      size,
    }
  },

  async getComplaint({ params: { id } }, context) {
    return complaintAnswer(await ownComplaint(id, context), context)
  },
} satisfies Partial<Handlers>

/** A customer with access to the list of quality reports: a person with customer type 2. */
function analysisCustomer(context: Context): SessionUser {
  const user = userOf(context)
  if (!hasQualityReports(user)) {
    throw new Refusal('common.forbidden', { reason: 'forbidden' })
  }
  return user
}

async function ownComplaint(id: number, context: Context): Promise<Complaint> {
  const { accountId } = userOf(context)
  const complaint = await findComplaint(context.database, { id, accountId })
  if (!complaint) throw new Refusal('quality.complaintNotFound')
  return complaint
}

export async function ownReport(id: number, context: Context): Promise<Complaint> {
  const { accountId } = userOf(context)
  const complaint = await findComplaint(context.database, { id, accountId })
  if (!complaint?.report) throw new Refusal('quality.reportNotFound')
  return complaint
}
