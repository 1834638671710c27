import { extensionOf, type UploadExtension, type UploadKind } from '../../domain/forms/uploads'
import { insertFile, type NewFile } from '../files/files.sql'
import { isLockedPdf } from '../files/locked-pdf'
import { storeUpload } from '../files/upload'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { ReceivedFile } from '../http/handler'
import type { AttachmentRule } from './rule'

interface Accepted {
  kind: UploadKind
  /** Those of the kind, unless given. */
  extensions?: readonly UploadExtension[]
  /** Runs before the row is stored, to lock what concurrent uploads share. */
  lock?: (inside: Context) => Promise<void>
}

export type KeptUpload = NewFile & { id: number }

/**
 * Stores an upload until a record takes it. The bytes are stored before the transaction begins: a slow file store must
 * not keep one open. `then` runs in the transaction that stores the row, and gives the answer.
 */
export async function receiveAttachment<Answer>(
  context: Context,
  rule: AttachmentRule,
  { file, lock, ...accepted }: Accepted & { file: ReceivedFile },
  then: (upload: KeptUpload, inside: Context) => Answer | Promise<Answer>,
): Promise<Answer> {
  if (rule.mayUpload && !rule.mayUpload(context)) {
    throw new Refusal('common.forbidden', { reason: 'forbidden' })
  }
  if (rule.refusesLockedPdf && extensionOf(file.name) === '.pdf' && isLockedPdf(file.bytes))
    throw new Refusal('files.lockedPdf')
  const stored = await storeUpload(context, file, { ...accepted, purpose: rule.purpose })
  return context.commit(async (inside) => {
    await lock?.(inside)
    return then({ ...stored, id: await insertFile(inside.database, stored) }, inside)
  })
}
