import { dayFormat } from '../../domain/days/dates'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { contentFields } from '../../domain/forms/form-fields'
import type { Language } from '../../domain/language/language'
import { extensionOf, uploadKind } from '../../domain/forms/uploads'
import { translate } from '../../i18n/translate'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import type { StoredFile } from '../files/files.sql'
import { storeOf } from '../files/store'
import { loadSharp } from '../files/load-sharp'
import { picturesBeside, type PdfBlock } from '../pdf/document'
import { shrinkPicturesTask } from '../pdf/pictures'
import { itemAt } from '../../domain/lists/items'

/** Languages of a document; a bilingual one has labels in both and keeps user texts as written. */
export type Speech = readonly [Language, ...Language[]]

export const translated = (
  speech: Speech,
  key: TextKey,
  values?: Record<string, string | number>,
) => speech.map((language) => translate(language, key, values)).join(' / ')

/** Content of a form, one block per field, in the schema's order. */
export function formBlocks(
  form: FieldSchema,
  value: object,
  speech: Speech,
  only: (name: string) => boolean = () => true,
): PdfBlock[] {
  // The schema of the form says that the value is an object.
  const given = value as Record<string, unknown>
  return contentFields(form)
    .filter(([name]) => only(name) && given[name] !== undefined && given[name] !== '')
    .flatMap(([name, field]) => fieldBlocks(name, field, given[name], speech))
}

function fieldBlocks(name: string, field: FieldSchema, value: unknown, speech: Speech): PdfBlock[] {
  const label = labelIn(field, name, speech)
  if (Array.isArray(value) && field.items?.properties) {
    const columns = contentFields(field.items)
    return [
      { kind: 'paragraph', text: label, tone: 'muted' },
      {
        kind: 'table',
        columns: columns.map(([column, field]) => ({
          title: labelIn(field, column, speech),
          share: 1,
        })),
        rows: value.map((row: Record<string, unknown>) =>
          columns.map(([column, field]) => textOf(field, row[column], speech)),
        ),
      },
    ]
  }
  return [{ kind: 'facts', columns: 1, facts: [{ label, value: textOf(field, value, speech) }] }]
}

export function labelIn(field: FieldSchema, name: string, speech: Speech): string {
  return [...new Set(speech.map((language) => titleOf(field, name, language)))].join(' / ')
}

export function textOf(field: FieldSchema, value: unknown, speech: Speech): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) {
    return value.map((entry) => textOf(field.items ?? {}, entry, speech)).join('\n')
  }
  if (typeof value === 'boolean') return translated(speech, value ? 'screens.yes' : 'screens.no')
  if (typeof value === 'object') return ''
  // Objects and lists have been handled above; a choice is a text or a number.
  const choice = value as string | number
  const labels = speech.map((language) => labelOf(field, choice, language) ?? String(choice))
  return [...new Set(labels)].join(' / ')
}

/** Pictures side by side with their names as captions. */
export async function pictureBlocks(
  { settings, offload }: Pick<Context, 'settings' | 'offload'>,
  files: StoredFile[],
  title?: string,
): Promise<PdfBlock[]> {
  const store = storeOf(settings)
  const thumbnails = await Promise.all(
    files.map(async ({ thumbnailKey, originalName: caption }) => {
      const bytes = thumbnailKey && (await store.get(thumbnailKey))
      return bytes ? [{ bytes, caption }] : []
    }),
  )
  const images = thumbnails.flat()
  if (images.length === 0) return []
  // Load sharp here too: its native library must not be unloaded when a thread that uses it ends.
  await loadSharp()
  const small = await offload(
    shrinkPicturesTask,
    images.map(({ bytes }) => bytes),
  )
  const pictures = images.map(({ caption }, at) => ({
    bytes: Buffer.from(itemAt(small, at)),
    caption,
  }))
  return Array.from({ length: Math.ceil(pictures.length / picturesBeside) }, (_none, row) => ({
    kind: 'pictures' as const,
    ...(title && { title }),
    pictures: pictures.slice(row * picturesBeside, (row + 1) * picturesBeside),
  }))
}

/** File list of a section: name, kind and upload day. */
export function fileBlocks(files: StoredFile[], speech: Speech, timeZone: string): PdfBlock[] {
  if (files.length === 0) return []
  const days = dayFormat(speech[0], timeZone)
  const kindOf = ({ kind, originalName }: StoredFile) =>
    kind === uploadKind.image
      ? translated(speech, 'quality.file.picture')
      : extensionOf(originalName).slice(1).toUpperCase()
  return [
    {
      kind: 'table',
      columns: [
        { title: translated(speech, 'quality.file.name'), share: 4 },
        { title: translated(speech, 'quality.file.kind'), share: 2 },
        { title: translated(speech, 'quality.file.date'), share: 2 },
      ],
      rows: files.map((file) => [file.originalName, kindOf(file), days.format(file.createdAt)]),
    },
  ]
}
