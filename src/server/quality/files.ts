import { isOwned } from '../attachments/readers'
import type { PurposeRule } from '../attachments/rule'
import { answerWithFile } from '../files/file-answer'
import { findFile } from '../files/files.sql'
import { mayComplain } from '../../domain/quality/quality'
import { isStaffAdmitted } from '../http/access'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { SessionUser } from '../security/session.sql'
import { findComplaint } from './complaints.sql'
import { ownReport } from './customer-problems'
import { findProblem } from './problems.sql'
import { removeFromPart } from './rounds'

const isCustomer = (context: Context) => mayComplain(userOf(context))
const isSupplier = (context: Context) => userOf(context).kind === 'supplier'

/** The account whose records alone a caller sees; undefined for staff who may read the records of all. */
const accountSeen = (call: 'getProblem' | 'getCustomerComplaint', user: SessionUser) =>
  isStaffAdmitted(call, user) ? undefined : user.accountId

const ofProblem = {
  async mayRead({ subjectId: id }, context) {
    const supplierId = accountSeen('getProblem', userOf(context))
    return (await findProblem(context.database, { id, supplierId })) !== undefined
  },
  remove: removeFromPart,
} satisfies PurposeRule

const ofComplaint = {
  async mayRead({ subjectId: id }, context) {
    const accountId = accountSeen('getCustomerComplaint', userOf(context))
    return (await findComplaint(context.database, { id, accountId })) !== undefined
  },
} satisfies PurposeRule

export const qualityAttachments = {
  improvement_program: { ...ofProblem, mayUpload: isSupplier },
  evidence: { ...ofProblem, mayUpload: isSupplier },
  problem: {
    ...ofProblem,
    mayUpload: (context) => isStaffAdmitted('raiseProblem', userOf(context)),
  },
  report: {
    ...ofComplaint,
    mayUpload: (context) => isStaffAdmitted('writeReport', userOf(context)),
  },
  complaint: { ...ofComplaint, mayUpload: isCustomer },
} satisfies Record<string, PurposeRule>

export const qualityFiles = {
  async getReportAttachment({ params: { id } }, context) {
    const file = await findFile(context.database, id)
    if (!file || !isOwned(file) || file.subject !== 'customerProblem' || file.purpose !== 'report')
      throw new Refusal('files.notFound')
    await ownReport(file.subjectId, context)
    return answerWithFile(context.settings, file)
  },
} satisfies Partial<Handlers>
