import type { FieldSchema } from '../../domain/forms/field-schema'
import { uploadsIn } from '../../domain/forms/form-fields'
import { userOf, type Context } from '../http/context'
import { copyFile } from '../files/copy'
import { filesOf } from '../files/files.sql'

/**
 * Replaces a complaint's files in a form by copies, so that the new problem keeps them even if the complaint's are
 * deleted.
 */
export async function withCopiedFiles<Value extends object>(
  value: Value,
  { form, complaintId }: { form: FieldSchema; complaintId: number | undefined },
  context: Context,
): Promise<Value> {
  if (complaintId === undefined) return value
  const record = { subject: 'customerProblem', subjectId: complaintId }
  const files = await filesOf(context.database, record)
  const { id: userId, accountId } = userOf(context)
  const copies = new Map<number, number>()
  for (const id of uploadsIn(form, value).flatMap(({ ids }) => ids)) {
    const file = files.find((file) => file.id === id && file.purpose === 'complaint')
    if (file && !copies.has(id))
      copies.set(id, await copyFile(context, file, { userId, accountId, purpose: 'problem' }))
  }
  const inputs = uploadsIn(form, value).map(({ name, ids }) => [
    name,
    ids.map((id) => copies.get(id) ?? id),
  ])
  return { ...value, ...Object.fromEntries(inputs) }
}
