import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { answerWithFile } from '../files/file-answer'
import { deleteFile, findFile, findFileAt, type StoredFile } from '../files/files.sql'
import { bucketName, keyNamed } from '../files/store'
import { keepUpload } from '../files/upload'
import type { Handlers } from '../http/handler'
import { isRecordPurpose, maySeeFileOf, type RecordPurpose } from '../records/record-files'
import type { SessionUser } from '../security/session.sql'
import { findComplaint } from './complaints.sql'
import { analysisCustomer, ownReport } from './customer-problems'
import { findProblem } from './problems.sql'
import type { Purpose } from './attachments'
import { removeFromPart } from './rounds'

/** Kinds of accounts that upload files, per purpose. */
const uploaders: Record<Exclude<Purpose, RecordPurpose>, SessionUser['kind']> = {
  improvement_program: 'supplier',
  evidence: 'supplier',
  problem: 'staff',
  report: 'staff',
  complaint: 'person',
}

export const qualityFiles = {
  async uploadQualityFile({ query: { businessType, tableName }, body }, context) {
    const uploader = isRecordPurpose(tableName) ? 'staff' : uploaders[tableName]
    if (userOf(context).kind !== uploader) {
      throw new Refusal('common.forbidden', { reason: 'forbidden' })
    }
    if (tableName === 'complaint') analysisCustomer(context)
    return keepUpload(context, body.file, { kind: businessType, purpose: tableName })
  },

  async deleteQualityFile({ params: { id } }, context) {
    const file = await visibleFile(id, context)
    if (!file.subject && (await deleteFile(context.database, file))) return null
    // If a form submitted meanwhile has taken the file, the record's state decides.
    await removeFromPart(context, file.subject ? file : await visibleFile(id, context))
    return null
  },

  async getQualityFile({ params: { id }, query: { small } }, context) {
    const file = await visibleFile(id, context)
    return answerWithFile(context.settings, file, { small: small === 1 })
  },

  async getStoredFile({ params }, context) {
    const found =
      params.bucketName === bucketName
        ? await findFileAt(context.database, keyNamed(params.fileName))
        : undefined
    return answerWithFile(context.settings, await visible(found, context))
  },

  async getReportAttachment({ params: { id } }, context) {
    const file = await findFile(context.database, id)
    if (
      file?.subject !== 'customerProblem' ||
      file.subjectId === null ||
      file.purpose !== 'report'
    ) {
      throw new Refusal('files.notFound')
    }
    await ownReport(file.subjectId, context)
    return answerWithFile(context.settings, file)
  },
} satisfies Partial<Handlers>

const visibleFile = async (id: number, context: Context) =>
  visible(await findFile(context.database, id), context)

/** A file whose record the caller may see; unattached files are visible to their uploader. */
async function visible(file: StoredFile | undefined, context: Context): Promise<StoredFile> {
  if (!file || !(await maySee(file, context))) throw new Refusal('files.notFound')
  return file
}

async function maySee({ subject, subjectId, userId }: StoredFile, context: Context) {
  const user = userOf(context)
  if (!subject || !subjectId) return userId === user.id
  const staff = user.kind === 'staff'
  const accountId = staff ? undefined : user.accountId
  if (subject === 'supplierProblem') {
    return !!(await findProblem(context.database, { id: subjectId, supplierId: accountId }))
  }
  if (staff && maySeeFileOf(subject, user)) return true
  return (
    subject === 'customerProblem' &&
    !!(await findComplaint(context.database, { id: subjectId, accountId }))
  )
}
