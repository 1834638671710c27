import { personNames } from '../../domain/account/names'
import { deadlineOf } from '../../domain/days/deadline'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import { filesOf as filesOfRecord, type StoredFile } from '../files/files.sql'
import { addStep, listSteps, type Step } from '../timeline/timeline.sql'
import { userOf } from '../http/context'
import { filesOf, imagesOf, namedIn, reportFilesOf } from './attachments'
import type { Complaint } from './complaints.sql'

const subject = 'customerProblem'

/** A handling report in the customer's list. */
export function reportRow(
  complaint: Complaint,
  { language }: Pick<Context, 'language'>,
): Schemas['CustomerProblem'] {
  return {
    id: complaint.id,
    uniqueCode: complaint.uniqueCode,
    theme: complaint.complaint.theme ?? '',
    problemDescription: complaint.complaint.problemDescription ?? '',
    isEvaluation: complaint.evaluation ? 1 : 0,
    identityName: complaint.identityName?.[language] ?? '',
    ...(complaint.reportDate && { reportDate: complaint.reportDate.toISOString() }),
  }
}

/** A handling report with grouped pictures, files, evaluation and history. */
export async function reportAnswer(
  complaint: Complaint,
  context: Context,
): Promise<Schemas['CustomerProblem']> {
  const { database, language } = context
  const files = await filesOfRecord(database, { subject, subjectId: complaint.id })
  return {
    ...reportWith(complaint, files, context),
    timeline: await listSteps(database, historyOf(complaint, context), language),
  }
}

/** Customers read what happened, without the names of fields. */
const historyOf = ({ id }: Complaint, context: Context) =>
  ({ subject, id, isPlain: userOf(context).kind !== 'staff' }) as const

function reportWith(
  complaint: Complaint,
  files: StoredFile[],
  context: Context,
): Schemas['CustomerProblem'] {
  const { report, evaluation } = complaint
  if (!report) return reportRow(complaint, context)
  const images = (ids: number[] | undefined) => imagesOf(namedIn(files, ids))
  return {
    ...reportRow(complaint, context),
    problemCauses: report.problemCauses,
    treatmentPlan: report.treatmentPlan,
    rectificationProgram: report.rectificationProgram,
    complaint: complaint.complaint,
    images: images(complaint.complaint.fileIds),
    complaintFiles: filesOf(namedIn(files, complaint.complaint.fileIds)),
    mationImg: images(report.mationImgIds),
    proImg: images(report.proImgIds),
    dealImg: images(report.dealImgIds),
    rectImg: images(report.rectImgIds),
    files: reportFilesOf(namedIn(files, report.fileIds)),
    report,
    ...(evaluation && { evaluation }),
  }
}

export function complaintRow(
  complaint: Complaint,
  { language }: Pick<Context, 'language'>,
): Schemas['ComplaintRecord'] {
  return {
    id: complaint.id,
    uniqueCode: complaint.uniqueCode,
    theme: complaint.complaint.theme ?? '',
    product: complaint.complaint.product ?? '',
    createTime: complaint.createdAt.toISOString(),
    stateCode: complaint.stateCode,
    accountName: complaint.accountName[language],
    version: complaint.version,
    ...(complaint.orderId !== null && { orderId: complaint.orderId }),
    ...(complaint.deliveryId !== null && { deliveryId: complaint.deliveryId }),
    ...(complaint.dueDate && { dueDate: complaint.dueDate }),
  }
}

export async function complaintAnswer(
  complaint: Complaint,
  context: Context,
): Promise<Schemas['ComplaintRecord']> {
  const { database, language, settings } = context
  const files = await filesOfRecord(database, { subject, subjectId: complaint.id })
  const named = namedIn(files, complaint.complaint.fileIds)
  const due = deadlineOf(complaint.dueDate ?? undefined, todayAt(settings.timeZone))
  return {
    ...complaintRow(complaint, context),
    ...(due && { due }),
    complaint: complaint.complaint,
    images: imagesOf(named),
    files: filesOf(named),
    ...(complaint.report && { report: reportWith(complaint, files, context) }),
    timeline: await listSteps(database, historyOf(complaint, context), language),
  }
}

export async function noteOnComplaint(
  context: Context,
  id: number,
  step: Pick<Step, 'what' | 'note' | 'changes'>,
): Promise<void> {
  const user = userOf(context)
  const who = personNames(user)
  await addStep(context.database, { subject, subjectId: id, userId: user.id, who, ...step })
}

/** Adds a step of a complaint to the history of the reservation that it is about. */
export async function noteOnOrder(
  context: Context,
  { orderId, uniqueCode: note }: Pick<Complaint, 'orderId' | 'uniqueCode'>,
  what: Step['what'],
): Promise<void> {
  if (orderId === null) return
  const user = userOf(context)
  const step = { userId: user.id, who: personNames(user), what, note }
  await addStep(context.database, { subject: 'intentionOrder', subjectId: orderId, ...step })
}
