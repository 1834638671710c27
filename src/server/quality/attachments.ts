import type { FieldSchema } from '../../domain/forms/field-schema'
import { uploadsIn } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import { extensionOf, maxUploads, uploadKind } from '../../domain/forms/uploads'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { dropFilesBut, takeFiles, type StoredFile } from '../files/files.sql'
import { bucketName, nameOfKey } from '../files/store'

export type Purpose = Schemas['UploadPurpose']

export interface Owner {
  subject: 'supplierProblem' | 'customerProblem'
  subjectId: number
}

interface Attaching {
  form: FieldSchema
  value: object
  purpose: Purpose
  /** Files that stay although the form no longer references them. */
  keep?: number[]
}

/**
 * Attaches the files that a form references, and deletes those of this purpose that it no longer references. Files
 * uploaded by others or attached to other records are treated as missing.
 */
export async function attachFiles(
  context: Context,
  record: Owner,
  { form, value, purpose, keep = [] }: Attaching,
): Promise<void> {
  const inputs = uploadsIn(form, value)
  const ids = [...new Set(inputs.flatMap((input) => input.ids))]
  const taking = { ...record, purposes: [purpose] }
  const { accountId } = userOf(context)
  const taken = await takeFiles(context.database, ids, { ...taking, accountId })
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
  await dropFilesBut(context.database, [...ids, ...keep], taking)
}

/** The record's files that a form references, in the form's order. */
export const namedIn = (files: StoredFile[], ids: number[] = []): StoredFile[] =>
  ids.flatMap((id) => files.find((file) => file.id === id) ?? [])

export function imagesOf(files: StoredFile[]): Schemas['ImageRef'][] {
  return files
    .filter(({ kind }) => kind === uploadKind.image)
    .map(({ id, originalName }) => ({
      key: id,
      value: `/crrc_sales/quality/problem/file/${id}`,
      name: originalName,
    }))
}

export function filesOf(files: StoredFile[]): Schemas['FileRef'][] {
  return files
    .filter(({ kind }) => kind === uploadKind.file)
    .map(({ id, originalName, storageKey, size }) => ({
      id,
      originalName,
      bucketName,
      fileName: nameOfKey(storageKey),
      size,
    }))
}

export function reportFilesOf(files: StoredFile[]): Schemas['ReportFile'][] {
  return files
    .filter(({ kind }) => kind === uploadKind.file)
    .map(({ id, originalName }) => ({
      id,
      type: extensionOf(originalName).slice(1),
      original: originalName,
    }))
}
