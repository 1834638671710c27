import type { Language } from '../../domain/language/language'
import { entryIn } from '../../domain/lists/items'

export interface MailFact {
  label: string
  value: string
  /** Absolute address that the value leads to. */
  link?: string
}

export interface MailTable {
  header: string[]
  rows: string[][]
  /** Rows of sums. */
  foot?: string[][]
  /** Columns that are set to the left; without it only the first is. */
  left?: number[]
}

interface MailPage {
  language: Language
  subject: string
  brand: string
  paragraphs: string[]
  facts: MailFact[]
  table: MailTable | undefined
  closing: string[]
  action: { link: string; title: string } | undefined
  foot: string[]
  hint: string
}

const font = "font-family:'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"
const fine = 'color:#4a5b69;font-size:13px'
const line = 'border-bottom:1px solid #d9e0e6'
const wholeWidth = 'width="100%" cellpadding="0" cellspacing="0"'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entryIn(escapes, character))

/** Escaped text with its line breaks. */
const broken = (text: string) => escaped(text).replaceAll('\n', '<br>')

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${broken(text)}</p>`

const linkTag = (link: string, text: string, style: string) =>
  `<a href="${escaped(link)}" style="${style}">${escaped(text)}</a>`

function factsOf(facts: MailFact[]): string {
  if (facts.length === 0) return ''
  const rows = facts.map(({ label, value, link }) => {
    const shown = link === undefined ? broken(value) : linkTag(link, value, 'color:#0b6394')
    return `<tr><td style="padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap;${fine}">${escaped(label)}</td><td width="100%" style="padding:4px 0">${shown}</td></tr>`
  })
  return `<table ${wholeWidth} style="margin:0 0 16px;border-collapse:collapse;font-size:14px">${rows.join('')}</table>`
}

function tableOf({ header, rows, foot = [], left = [0] }: MailTable): string {
  const cell = (tag: 'th' | 'td', text: string, place: number, style: string) =>
    `<${tag} style="padding:6px 8px;vertical-align:top;${line};text-align:${left.includes(place) ? 'left' : 'right'};${style}">${broken(text)}</${tag}>`
  const row = (tag: 'th' | 'td', cells: string[], style = '') =>
    `<tr>${cells.map((text, place) => cell(tag, text, place, style)).join('')}</tr>`
  const heading = row('th', header, 'background:#f3f5f7;font-size:13px')
  const body = rows.map((cells) => row('td', cells))
  const sums = foot.map((cells) => row('td', cells, 'font-weight:bold'))
  return `<table ${wholeWidth} style="margin:0 0 16px;border-collapse:collapse;font-size:14px;line-height:1.5">${[heading, ...body, ...sums].join('')}</table>`
}

const buttonOf = ({ link, title }: { link: string; title: string }, hint: string) =>
  `<p style="margin:24px 0">${linkTag(link, title, 'display:inline-block;padding:12px 28px;color:#ffffff;background:#0b6394;border-radius:6px;text-decoration:none')}</p>
${paragraph(hint, fine)}<p style="margin:0;font-size:13px;word-break:break-all">${linkTag(link, link, 'color:#0b6394')}</p>`

/** A mail as a page. Mail programs only support tables and inline styles reliably. */
export function mailPage({
  language,
  subject,
  brand,
  paragraphs,
  facts,
  table,
  closing,
  action,
  foot,
  hint,
}: MailPage): string {
  const parts = [
    ...paragraphs.map((text) => paragraph(text)),
    factsOf(facts),
    table ? tableOf(table) : '',
    ...closing.map((text) => paragraph(text)),
    action ? buttonOf(action, hint) : '',
  ].filter(Boolean)
  // A table of many columns needs room; phones narrow it.
  const width = table && table.header.length > 3 ? 720 : 560
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f3f5f7"><table role="presentation" ${wholeWidth}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" ${wholeWidth} style="max-width:${width}px;background:#ffffff;border-radius:10px;${font};font-size:15px;line-height:1.6;color:#15212b">
<tr><td style="padding:18px 28px;color:#ffffff;background:#0f2a3d;border-radius:10px 10px 0 0;font-size:18px">${escaped(brand)}</td></tr>
<tr><td style="padding:28px">${parts.join('\n')}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #d9e0e6;${fine}">${foot.map(escaped).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
}
