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
export function reportRow(one: Complaint): Schemas['CustomerProblem'] {
  return {
    id: one.id,
    uniqueCode: one.uniqueCode,
    theme: one.complaint.theme ?? '',
    problemDescription: one.complaint.problemDescription ?? '',
    isEvaluation: one.evaluation ? 1 : 0,
    identityName: one.identityName ?? '',
    ...(one.reportDate && { reportDate: one.reportDate.toISOString() }),
  }
}

/** A handling report with grouped pictures, files, evaluation and history. */
export async function reportAnswer(
  one: Complaint,
  { database, language }: Context,
): Promise<Schemas['CustomerProblem']> {
  const files = await filesOfRecord(database, { subject, subjectId: one.id })
  return {
    ...reportWith(one, files),
    timeline: await listSteps(database, { subject, id: one.id }, language),
  }
}

function reportWith(one: Complaint, files: StoredFile[]): Schemas['CustomerProblem'] {
  const { report, evaluation } = one
  if (!report) return reportRow(one)
  const images = (ids: number[] | undefined) => imagesOf(namedIn(files, ids))
  return {
    ...reportRow(one),
    problemCauses: report.problemCauses,
    treatmentPlan: report.treatmentPlan,
    rectificationProgram: report.rectificationProgram,
    complaint: one.complaint,
    images: images(one.complaint.fileIds),
    complaintFiles: filesOf(namedIn(files, one.complaint.fileIds)),
    mationImg: images(report.mationImgIds),
    proImg: images(report.proImgIds),
    dealImg: images(report.dealImgIds),
    rectImg: images(report.rectImgIds),
    files: reportFilesOf(namedIn(files, report.fileIds)),
    report,
    ...(evaluation && { evaluation }),
  }
}

export function complaintRow(one: Complaint): Schemas['ComplaintRecord'] {
  return {
    id: one.id,
    uniqueCode: one.uniqueCode,
    theme: one.complaint.theme ?? '',
    product: one.complaint.product ?? '',
    createTime: one.createdAt.toISOString(),
    stateCode: one.stateCode,
    accountName: one.accountName,
    version: one.version,
    ...(one.dueDate && { dueDate: one.dueDate }),
  }
}

export async function complaintAnswer(
  one: Complaint,
  { database, language, settings }: Context,
): Promise<Schemas['ComplaintRecord']> {
  const files = await filesOfRecord(database, { subject, subjectId: one.id })
  const named = namedIn(files, one.complaint.fileIds)
  const due = deadlineOf(one.dueDate ?? undefined, todayAt(settings.timeZone))
  return {
    ...complaintRow(one),
    ...(due && { due }),
    complaint: one.complaint,
    images: imagesOf(named),
    files: filesOf(named),
    ...(one.report && { report: reportWith(one, files) }),
    timeline: await listSteps(database, { subject, id: one.id }, language),
  }
}

export async function noteOnComplaint(
  context: Context,
  id: number,
  step: Pick<Step, 'what' | 'note' | 'changes'>,
): Promise<void> {
  const user = userOf(context)
  const who = user.data.contactName ?? user.username
  await addStep(context.database, { subject, subjectId: id, userId: user.id, who, ...step })
}
