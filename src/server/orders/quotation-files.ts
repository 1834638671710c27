import type { QuotedFile } from '../../domain/orders/quoted'
import type { Schemas } from '../../domain/schemas'
import { attachFormFiles } from '../attachments/form-files'
import { isOwned } from '../attachments/readers'
import type { OwnedFile, PurposeRule } from '../attachments/rule'
import { findFiles, type StoredFile } from '../files/files.sql'
import { isStaffAdmitted } from '../http/access'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { findOrder, type Order } from './intention-orders.sql'
import { quotedFileIds } from './quotation-files.sql'

const purpose = 'quotation'
const subject = 'intentionOrder'

/** Pictures and files of quotations; the reservation owns them, and each version names its own. */
export const quotationAttachments = {
  [purpose]: {
    mayUpload: (context) => isStaffAdmitted('answerOrder', userOf(context)),
    mayRead: mayReadFile,
    refusesLockedPdf: true,
  },
} satisfies Record<string, PurposeRule>

/** Staff read them all; a customer those of versions that were sent. */
async function mayReadFile({ id, subjectId }: OwnedFile, context: Context): Promise<boolean> {
  const user = userOf(context)
  if (isStaffAdmitted('getAnyOrder', user)) return true
  const own = { id: subjectId, accountId: user.accountId }
  if (!(await findOrder(context.database, own))) return false
  return (await quotedFileIds(context.database, subjectId)).includes(id)
}

/** The files that an answer names; those of others and of other reservations are treated as missing. */
export async function filesNamed(
  order: Order,
  ids: number[] = [],
  context: Context,
): Promise<QuotedFile[]> {
  const filesById = new Map((await findFiles(context.database, ids)).map((file) => [file.id, file]))
  return ids.map((id) => {
    const file = filesById.get(id)
    if (!file || !isUsable(file, order, context)) {
      const errors = [{ path: 'fileIds', message: context.text('files.notYours') }]
      throw new Refusal('files.notYours', { errors })
    }
    return quotedFile(file)
  })
}

function isUsable(file: StoredFile, order: Order, context: Context): boolean {
  if (file.purpose !== purpose) return false
  if (isOwned(file)) return file.subject === subject && file.subjectId === order.id
  return file.userId === userOf(context).id
}

const quotedFile = ({ id, originalName, kind }: StoredFile): QuotedFile => ({
  id,
  name: originalName,
  kind,
})

/** Gives the reservation the files of an answer, and deletes those that neither it nor a version names. */
export async function keepFiles(
  { id }: Order,
  files: QuotedFile[] = [],
  context: Context,
): Promise<void> {
  const form = formSchema('OrderAnswer')
  const value = { fileIds: files.map((file) => file.id) }
  const keep = await quotedFileIds(context.database, id)
  await attachFormFiles(context, { purpose }, { subject, subjectId: id }, { form, value, keep })
}

/** The files of an answer that waits for approval. */
export async function waitingFiles(
  database: Context['database'],
  { fileIds = [] }: Pick<Schemas['OrderAnswer'], 'fileIds'>,
): Promise<QuotedFile[]> {
  const files = await findFiles(database, fileIds)
  return files.map(quotedFile).sort((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id))
}

/** Files as they are answered, with the address of the call that answers each. */
export function fileAnswers(files: QuotedFile[] | undefined): { files?: Schemas['RecordFile'][] } {
  if (!files?.length) return {}
  return {
    files: files.map((file) => ({ ...file, value: `/crrc_sales/quality/problem/file/${file.id}` })),
  }
}
