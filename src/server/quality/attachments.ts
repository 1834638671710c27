import type { Schemas } from '../../domain/schemas'
import { extensionOf, uploadKind } from '../../domain/forms/uploads'
import type { StoredFile } from '../files/files.sql'
import { bucketName, nameOfKey } from '../files/store'

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
