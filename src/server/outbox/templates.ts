import { colonOf, type Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { Table } from '../spreadsheets/table'
import type { CompanyName } from '../settings/settings'
import { mailPage, type MailFact, type MailTable } from './mail-page'

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
  /** Facts below the text, such as the carrier. */
  facts?: MailFact[]
  /** A table below the text. */
  table?: MailTable
  /** Paragraphs below the table; their line breaks stay. */
  closing?: string[]
  /** Attached as an Excel workbook. */
  sheet?: Table
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

export function writeSms({ language, template, params }: SmsContent): string {
  return translate(language, `mails.sms.${template}`, params)
}

const tableText = ({ header, rows, foot = [] }: MailTable) =>
  [header, ...rows, ...foot]
    .map((row) => row.map((cell) => cell.replaceAll('\n', ' / ')).join('\t'))
    .join('\n')

/** Renders a mail in the receiver's language, as text and as simple HTML. */
export function writeMail(
  { language, template, params, link, facts = [], table, closing = [] }: MailContent,
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
      : // Only templates with a link come here, and those have the text of an action.
        { link, title: say(`mails.${template as LinkTemplate}.action`) }
  const factText = ({ label, value, link: target }: MailFact) =>
    [`${label}${colonOf[language]}${value}`, target].filter(Boolean).join(' ')
  const foot = [say('mails.automatic'), brand]
  return {
    subject,
    text: [
      ...paragraphs,
      ...(facts.length > 0 ? [facts.map(factText).join('\n')] : []),
      ...(table ? [tableText(table)] : []),
      ...closing,
      ...(action ? [`${action.title}: ${action.link}`] : []),
      '-- ',
      ...foot,
    ].join('\n\n'),
    html: mailPage({
      language,
      subject,
      brand,
      paragraphs,
      facts,
      table,
      closing,
      action,
      foot,
      hint: say('mails.copyLink'),
    }),
  }
}
