import { lastItem } from '../lists/items'
/** Allowed uploads; the browser checks the extension first, the server checks the content. */
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

/** All extensions without duplicates. */
export const anyExtensions = [...new Set([...fileExtensions, ...imageExtensions])]

/** Media types of pictures by extension. */
const pictureTypes: Partial<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.bmp': 'image/bmp',
} satisfies Record<(typeof imageExtensions)[number], string>

/**
 * The kinds that a file picker offers. Pictures are named by media type too, so that a phone offers its camera and its
 * photos, and converts a format that is not accepted, such as HEIC, into one that is.
 */
export function acceptOf(extensions: readonly string[]): string {
  const types = extensions.flatMap((extension) => pictureTypes[extension] ?? [])
  return [...new Set([...types, ...extensions])].join(',')
}

/** Spreadsheets and delimited texts; the parsers check if the content matches the extension. */
export const sheetExtensions = ['.xlsx', '.csv', '.tsv', '.txt'] as const

/** Formats of the 3D viewer. */
export const modelExtensions = ['.glb', '.stl'] as const

export const videoExtensions = ['.mp4', '.webm'] as const

export type UploadExtension = (
  | typeof imageExtensions
  | typeof fileExtensions
  | typeof sheetExtensions
  | typeof modelExtensions
  | typeof videoExtensions
)[number]

/** Numbers in the calls: 1 a picture, 2 any other file. */
export const uploadKind = { image: 1, file: 2 } as const
export type UploadKind = (typeof uploadKind)[keyof typeof uploadKind]

export const extensionsOf: Record<UploadKind, readonly UploadExtension[]> = {
  1: imageExtensions,
  2: fileExtensions,
}

export const maxFileMegabytes = 20
export const maxFileBytes = maxFileMegabytes * 1024 * 1024

/** Maximum number of files per kind in a form. */
export const maxUploads: Record<UploadKind, number> = { 1: 9, 2: 9 }

/** The extension of a file name, with its dot, in lower case; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.[^./\\]*$/.exec(name.toLowerCase())?.[0] ?? ''
}

/** The extension of a file name, if it is allowed for this kind. */
export function allowedExtension(
  name: string,
  kind: UploadKind,
  extensions: readonly UploadExtension[] = extensionsOf[kind],
): UploadExtension | undefined {
  const extension = extensionOf(name)
  return extensions.find((known) => known === extension)
}

/** Bidirectional control characters, which can disguise the extension. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** True if a name leaves its folder or displays differently from its characters; such names are never accidental. */
export const isDeceptiveName = (name: string) =>
  turning.test(name) || name.split(/[/\\]/).includes('..')

/** Characters removed from names: control and direction marks, and path characters. */
const unwanted = /[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu

/**
 * A safe name for display and download: without folders and bidirectional marks, at most 120 characters including the
 * extension.
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
