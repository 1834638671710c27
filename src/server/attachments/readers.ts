import type { StoredFile } from '../files/files.sql'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { AttachmentRule, OwnedFile } from './rule'

/** True if a record has taken the file. */
export const isOwned = (file: StoredFile): file is OwnedFile =>
  file.subject !== null && file.subjectId !== null

/** A file that the caller may see: until a record takes it, only its uploader may. */
export async function readableBy(
  context: Context,
  rule: Pick<AttachmentRule, 'mayRead'> | undefined,
  file: StoredFile | undefined,
): Promise<StoredFile> {
  const mayRead =
    file &&
    (isOwned(file) ? await rule?.mayRead?.(file, context) : file.userId === userOf(context).id)
  if (!mayRead) throw new Refusal('files.notFound')
  return file
}
