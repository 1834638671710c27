import type { FieldSchema } from '../../domain/forms/field-schema'
import { uploadsIn } from '../../domain/forms/form-fields'
import { maxUploads, uploadKind } from '../../domain/forms/uploads'
import { takeFiles } from '../files/files.sql'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { dropAttachments } from './owners'
import type { AttachmentRule, FileOwner } from './rule'

interface FilledForm {
  form: FieldSchema
  value: object
  /** Files that stay although the form no longer names them. */
  keep?: number[]
}

/**
 * Gives a record the files that its form names, and deletes those of this purpose that it names no longer. Files of
 * others and of other records are treated as missing; the refusal names the input.
 */
export async function attachFormFiles(
  context: Context,
  rule: Pick<AttachmentRule, 'purpose'>,
  owner: FileOwner,
  { form, value, keep = [] }: FilledForm,
): Promise<void> {
  const inputs = uploadsIn(form, value)
  const ids = [...new Set(inputs.flatMap((input) => input.ids))]
  const { accountId } = userOf(context)
  const taking = { ...owner, accountId, purposes: [rule.purpose] }
  const taken = await takeFiles(context.database, ids, taking)
  const kinds = new Map(taken.map(({ id, kind }) => [id, kind]))
  for (const { name, widget, ids } of inputs) {
    const refuse = (key: 'files.notYours' | 'files.tooMany') => {
      const values = { images: maxUploads[1], files: maxUploads[2] }
      const errors = [{ path: name, message: context.text(key, values) }]
      return new Refusal(key, { values, errors })
    }
    const images = ids.filter((id) => kinds.get(id) === uploadKind.image).length
    const files = ids.filter((id) => kinds.get(id) === uploadKind.file).length
    const wrong = (widget === 'images' && files > 0) || (widget === 'files' && images > 0)
    if (wrong || images + files < ids.length) throw refuse('files.notYours')
    if (images > maxUploads[1] || files > maxUploads[2]) throw refuse('files.tooMany')
  }
  await dropAttachments(context.database, rule, owner, [...ids, ...keep])
}
