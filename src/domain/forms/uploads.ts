import { lastItem } from '../lists/items'
/** What may be uploaded; the browser tells it beforehand, the server decides it by the content. */
export const imageExtensions = ['.jpg', '.jpeg', '.png', '.gif', '.bmp'] as const

export const fileExtensions = [
  '.rar',
  '.zip',
  '.doc',
  '.docx',
  '.pdf',
  '.jpg',
  '.jpeg',
  '.xls',
  '.xlsx',
] as const

/** Any of them, each once. */
export const anyExtensions = [...new Set([...fileExtensions, ...imageExtensions])]

/** Spreadsheets and delimited texts; readers look whether the content is what the name says. */
export const sheetExtensions = ['.xlsx', '.csv', '.tsv', '.txt'] as const

/** What the viewer of models shows. */
export const modelExtensions = ['.glb', '.stl'] as const

export const videoExtensions = ['.mp4', '.webm'] as const

export type UploadExtension = (
  | typeof imageExtensions
  | typeof fileExtensions
  | typeof sheetExtensions
  | typeof modelExtensions
  | typeof videoExtensions
)[number]

/** As the calls number it: 1 a picture, 2 any other file. */
export const uploadKind = { image: 1, file: 2 } as const
export type UploadKind = (typeof uploadKind)[keyof typeof uploadKind]

export const extensionsOf: Record<UploadKind, readonly UploadExtension[]> = {
  1: imageExtensions,
  2: fileExtensions,
}

export const maxFileMegabytes = 20
export const maxFileBytes = maxFileMegabytes * 1024 * 1024

/** So many of each kind a form may hold. */
export const maxUploads: Record<UploadKind, number> = { 1: 9, 2: 9 }

/** The end of a name from its last dot on, in small letters; nothing where there is none. */
export function extensionOf(name: string): string {
  return /\.[^./\\]*$/.exec(name.toLowerCase())?.[0] ?? ''
}

/** The extension of a name, when a file of this kind may have it. */
export function allowedExtension(
  name: string,
  kind: UploadKind,
  extensions: readonly UploadExtension[] = extensionsOf[kind],
): UploadExtension | undefined {
  const extension = extensionOf(name)
  return extensions.find((one) => one === extension)
}

/** Marks that turn the direction of reading: with them a name looks as if it had another extension. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a name leads out of its folder or reads otherwise than it is written; nobody gives a file such a name by chance. */
export const isDeceptiveName = (name: string) =>
  turning.test(name) || name.split(/[/\\]/).includes('..')

/** What is not part of a name: control and direction marks, and the characters of paths. */
const unwanted = /[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu

/**
 * The name of an uploaded file, fit to be shown and to be saved under: without folders, without marks that turn
 * the direction of reading, and no longer than 120 characters with its extension kept.
 */
export function cleanFileName(given: string): string {
  const last = lastItem(given.normalize('NFC').split(/[/\\]/))
  const shown = last.replace(unwanted, '').replace(/\s+/g, ' ').trim()
  const extension = extensionOf(shown)
  const stem = shown
    .slice(0, shown.length - extension.length)
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  const kept = [...(stem || 'file')].slice(0, 120 - extension.length).join('')
  return kept + extension
}
