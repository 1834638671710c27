import type { Language } from '../../domain/language/language'
import { webBase } from '../../domain/pages/paths'
import type { Database } from '../database/database'
import { addJob } from '../jobs/jobs.sql'
import { mailEvents } from '../settings/mail-events'
import type { Settings } from '../settings/settings'
import { insertMessage } from './outbox.sql'
import type { LinkTemplate, MailContent, MailTemplate, Params, SmsTemplate } from './templates'

interface To {
  to: string
  language: Language
  /** Values for `{{name}}` in the texts; the demo's outbox also shows `code` as the code. */
  params?: Params
}

/** Parts of a mail besides its texts. */
type Parts = Partial<Pick<MailContent, 'facts' | 'table' | 'closing' | 'sheet'>>

export type NewMail = To &
  Parts & {
    /** Decides the Message-ID; of mails with the same key only the first is queued. */
    key?: string
  } & (
    | { template: Exclude<MailTemplate, LinkTemplate>; link?: undefined }
    /** Absolute URL: see `linkTo`. */
    | { template: LinkTemplate; link: string }
  )

export type NewTextMessage = To & { template: SmsTemplate }

/** Mails about the receiver's own account, which somebody waits for, go before the others. */
const isBulk = (template: MailTemplate) => template === 'invitation' || template in mailEvents

/** Queues a mail; it is sent only after the surrounding transaction commits. */
export async function queueMail(database: Database, mail: NewMail): Promise<void> {
  const { to, key, params = {}, ...parts } = mail
  const message = { channel: 'mail', to, content: { params, ...parts } } as const
  const id = await insertMessage(database, message, key)
  if (id === undefined) return
  const kind = isBulk(mail.template) ? 'sendBulkMail' : 'sendMail'
  await addJob(database, { kind, data: id, key: String(id) })
}

/** Queues a text message; `to` is a number with country code, such as +8613800138000. */
export async function queueTextMessage(
  database: Database,
  { to, language, template, params = {} }: NewTextMessage,
): Promise<void> {
  const content = { language, template, params }
  const id = await insertMessage(database, { channel: 'sms', to, content })
  if (id !== undefined)
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
