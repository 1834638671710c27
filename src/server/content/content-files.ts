import { randomUUID } from 'node:crypto'
import { extensionOf, uploadKind } from '../../domain/forms/uploads'
import { Refusal } from '../http/errors'
import { isLockedPdf } from '../files/locked-pdf'
import { storeOf } from '../files/store'
import { insertFile } from '../files/files.sql'
import { storeUpload } from '../files/upload'
import type { Database } from '../database/database'
import type { Handlers } from '../http/handler'
import { isWebFile } from '../http/web-root'
import { findContentFile, keepContentKey, missingContentFiles } from './content-files.sql'
import type { FormData } from './record-store'
import { textsIn } from './texts-in'

const place = '/crrc_sales/web/content/file/'

/** Keys of uploaded files that a content references. */
export function filesIn(data: unknown): string[] {
  const found = JSON.stringify(data).matchAll(/\/crrc_sales\/web\/content\/file\/([0-9a-f-]{36})/g)
  return [...new Set([...found].map(([, key = '']) => key))]
}

/** Static files of the front end that a content references, such as pictures. */
function webFilesIn(data: unknown): string[] {
  const found = JSON.stringify(data).matchAll(/\/crrc_sales_web_html\/([\w./-]+\.\w{3,4})\b/g)
  return [...new Set([...found].map(([, path = '']) => path))]
}

/** Places of a content that reference missing files. */
export async function placesWithoutFile(database: Database, data: FormData): Promise<string[]> {
  const missing = await missingContentFiles(database, filesIn(data))
  return textsIn(data).flatMap(([place, text]) =>
    filesIn(text).some((key) => missing.includes(key)) || !webFilesIn(text).every(isWebFile)
      ? [place]
      : [],
  )
}

export const contentFiles = {
  async uploadContentFile({ query: { businessType: kind }, body: { file } }, context) {
    if (kind === uploadKind.file && extensionOf(file.name) !== '.pdf')
      throw new Refusal('files.wrongExtension', { values: { extensions: '.pdf' } })
    if (isLockedPdf(file.bytes)) throw new Refusal('files.lockedPdf')
    const stored = await storeUpload(context, file, { kind, purpose: 'content' })
    const key = randomUUID()
    return context.commit(async ({ database }) => {
      await keepContentKey(database, await insertFile(database, stored), key)
      return place + key
    })
  },

  /** Public: browsers load <img> without a token. */
  async getContentFile({ params: { key } }, { database, settings }) {
    const found = await findContentFile(database, key)
    const bytes = found && (await storeOf(settings).get(found.storageKey))
    if (!bytes) throw new Refusal('files.notFound')
    return { type: found.type, bytes, immutable: true }
  },
} satisfies Partial<Handlers>
