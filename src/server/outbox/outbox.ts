import type { Language } from '../../domain/language/language'
import { webBase } from '../../domain/pages/paths'
import type { Database } from '../database/database'
import { addJob } from '../jobs/jobs.sql'
import type { Table } from '../spreadsheets/table'
import type { Settings } from '../settings/settings'
import { insertMessage } from './outbox.sql'
import type { LinkTemplate, MailTable, MailTemplate, Params, SmsTemplate } from './templates'

interface To {
  to: string
  language: Language
  /** Values for `{{name}}` in the texts; the demo's outbox also shows `code` as the code. */
  params?: Params
  table?: MailTable
  sheet?: Table
}

export type NewMail = To &
  (
    | { template: Exclude<MailTemplate, LinkTemplate>; link?: undefined }
    /** Absolute URL: see `linkTo`. */
    | { template: LinkTemplate; link: string }
  )

export type NewTextMessage = Omit<To, 'table' | 'sheet'> & { template: SmsTemplate }

/** Bulk mails, which nobody waits for; all others concern the receiver's own account. */
const bulkTemplates: readonly MailTemplate[] = ['invitation']

/** Queues a mail; it is sent only after the surrounding transaction commits. */
export async function queueMail(database: Database, mail: NewMail): Promise<void> {
  const { to, language, template, params = {}, link, table, sheet } = mail
  const content = {
    language,
    template,
    params,
    ...(link !== undefined && { link }),
    ...(table && { table }),
    ...(sheet && { sheet }),
  }
  const id = await insertMessage(database, { channel: 'mail', to, content })
  const kind = bulkTemplates.includes(template) ? 'sendBulkMail' : 'sendMail'
  await addJob(database, { kind, data: id, key: String(id) })
}

/** Queues a text message; `to` is a number with country code, such as +8613800138000. */
export async function queueTextMessage(
  database: Database,
  { to, language, template, params = {} }: NewTextMessage,
): Promise<void> {
  const content = { language, template, params }
  const id = await insertMessage(database, { channel: 'sms', to, content })
  await addJob(database, { kind: 'sendTextMessage', data: id, key: String(id) })
}

/** Absolute URL of a page for a mail: `linkTo(settings, '/activation', { token })`. */
export function linkTo(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  path: `/${string}`,
  query: Record<string, string> = {},
): string {
  const url = new URL(webBase.slice(0, -1) + path, publicUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
