import { randomUUID } from 'node:crypto'
import { extensionOf, uploadKind } from '../../domain/forms/uploads'
import { Refusal } from '../http/errors'
import { findByPublicKey, keepPublicKey } from '../attachments/public-keys.sql'
import { receiveAttachment } from '../attachments/receive'
import type { AttachmentRule } from '../attachments/rule'
import { answerPublicly } from '../files/file-answer'
import type { Database } from '../database/database'
import type { Handlers } from '../http/handler'
import { isWebFile } from '../http/web-root'
import { missingContentFiles } from './content-files.sql'
import type { FormData } from './record-store'
import { textsIn } from './texts-in'

const place = '/crrc_sales/web/content/file/'

/** Keys of uploaded files that a content references. */
export function filesIn(data: unknown): string[] {
  const matches = JSON.stringify(data).matchAll(
    /\/crrc_sales\/web\/content\/file\/([0-9a-f-]{36})/g,
  )
  return [...new Set([...matches].map(([, key = '']) => key))]
}

/** Static files of the front end that a content references, such as pictures. */
function webFilesIn(data: unknown): string[] {
  const matches = JSON.stringify(data).matchAll(/\/crrc_sales_web_html\/([\w./-]+\.\w{3,4})\b/g)
  return [...new Set([...matches].map(([, path = '']) => path))]
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

export const contentRule: AttachmentRule = { purpose: 'content', refusesLockedPdf: true }

export const contentFiles = {
  uploadContentFile({ query: { businessType: kind }, body: { file } }, context) {
    if (kind === uploadKind.file && extensionOf(file.name) !== '.pdf')
      throw new Refusal('files.wrongExtension', { values: { extensions: '.pdf' } })
    const key = randomUUID()
    return receiveAttachment(context, contentRule, { kind, file }, async ({ id }, { database }) => {
      await keepPublicKey(database, 'contentKey', { id, key })
      return place + key
    })
  },

  /** Public: browsers load <img> without a token. */
  async getContentFile({ params: { key } }, { database, settings }) {
    return answerPublicly(settings, await findByPublicKey(database, 'contentKey', key))
  },
} satisfies Partial<Handlers>
