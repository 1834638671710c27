import type { Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { Table } from '../spreadsheets/table'
import type { CompanyName } from '../settings/settings'
import { entryIn } from '../../domain/lists/items'

type NameIn<
  Key,
  Before extends string,
  After extends string,
> = Key extends `${Before}${infer Name}${After}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never

/** Mail template in mails.json: `mails.<name>.subject` and `.text`, whose lines are paragraphs. */
export type MailTemplate = NameIn<TextKey, 'mails.', '.subject'>
/** Mail template with a link, labelled by `mails.<name>.action`. */
export type LinkTemplate = NameIn<TextKey, 'mails.', '.action'>
/** Text message template: `mails.sms.<name>`. */
export type SmsTemplate = NameIn<TextKey, 'mails.sms.', ''>

export type Params = Record<string, string | number>

/** Stored until the message is sent. */
export interface MailContent {
  language: Language
  template: MailTemplate
  params: Params
  link?: string
  /** A table below the text. */
  table?: MailTable
  /** Attached as an Excel workbook. */
  sheet?: Table
}

export interface MailTable {
  header: string[]
  rows: string[][]
}

export interface SmsContent {
  language: Language
  template: SmsTemplate
  params: Params
}

export interface WrittenMail {
  subject: string
  text: string
  html: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entryIn(escapes, character))

export function writeSms({ language, template, params }: SmsContent): string {
  return translate(language, `mails.sms.${template}`, params)
}

/** Renders a mail in the receiver's language, as text and as simple HTML. */
export function writeMail(
  { language, template, params, link, table }: MailContent,
  companyName: CompanyName,
): WrittenMail {
  const say = (key: TextKey) => translate(language, key, params)
  const brand = companyName[language]
  // Prevents header injection by line breaks in a value, such as a name.
  const subject = say(`mails.${template}.subject`).replace(/\s+/g, ' ')
  const paragraphs = say(`mails.${template}.text`).split('\n')
  // Only templates with an action can have a link: see the types of queueMail.
  const action =
    link === undefined
      ? undefined
      : { link, title: say(`mails.${template as LinkTemplate}.action`) }
  const foot = [say('mails.automatic'), brand]
  return {
    subject,
    text: [
      ...paragraphs,
      ...(table ? [[table.header, ...table.rows].map((row) => row.join('\t')).join('\n')] : []),
      ...(action ? [`${action.title}: ${action.link}`] : []),
      '-- ',
      ...foot,
    ].join('\n\n'),
    html: page({
      language,
      subject,
      brand,
      paragraphs,
      table,
      action,
      foot,
      hint: say('mails.copyLink'),
    }),
  }
}

interface Page {
  language: Language
  subject: string
  brand: string
  paragraphs: string[]
  table: MailTable | undefined
  action: { link: string; title: string } | undefined
  foot: string[]
  hint: string
}

const font = "font-family:'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"

function tableOf({ header, rows }: MailTable): string {
  const cell = (tag: 'th' | 'td', text: string, place: number) =>
    `<${tag} style="padding:6px 8px;border-bottom:1px solid #d9e0e6;text-align:${place === 0 ? 'left' : 'right'}">${escaped(text)}</${tag}>`
  const row = (tag: 'th' | 'td', cells: string[]) =>
    `<tr>${cells.map((text, place) => cell(tag, text, place)).join('')}</tr>`
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:14px">${row('th', header)}${rows.map((cells) => row('td', cells)).join('')}</table>`
}

/** Mail programs only support tables and inline styles reliably. */
function page({ language, subject, brand, paragraphs, table, action, foot, hint }: Page): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.link)}" style="display:inline-block;padding:12px 28px;color:#ffffff;background:#0b6394;border-radius:6px;text-decoration:none">${escaped(action.title)}</a></p>
${paragraph(hint, 'color:#4a5b69;font-size:13px')}<p style="margin:0;font-size:13px;word-break:break-all"><a href="${escaped(action.link)}" style="color:#0b6394">${escaped(action.link)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f3f5f7"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px;${font};font-size:15px;line-height:1.6;color:#15212b">
<tr><td style="padding:18px 28px;color:#ffffff;background:#0f2a3d;border-radius:10px 10px 0 0;font-size:18px">${escaped(brand)}</td></tr>
<tr><td style="padding:28px">${paragraphs.map((text) => paragraph(text)).join('\n')}${table ? tableOf(table) : ''}${button}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #d9e0e6;color:#4a5b69;font-size:13px">${foot.map(escaped).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
}
