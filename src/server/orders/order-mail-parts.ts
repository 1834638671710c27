import { dayFormat } from '../../domain/days/dates'
import type { Day } from '../../domain/days/day'
import type { Language } from '../../domain/language/language'
import { moneyText } from '../../domain/money/price-text'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import type { MailFact, MailTable } from '../outbox/mail-page'
import { footOf, quotationColumns, remarksOn } from './quotation-table'

type Answer = Schemas['IntentionOrder']
type ColumnName = ReturnType<typeof quotationColumns>[number]['name']

/** More lines are on the page, because a mail program cuts long mails. */
export const mostLines = 50

/** The day as people of this language write it. */
export const dayText = (day: Day, language: Language) =>
  dayFormat(language, 'UTC').format(new Date(day))

/** Facts that have a value. */
export const factsWith = (facts: [label: string, value: string | undefined][]): MailFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

interface Shown {
  columns: readonly ColumnName[]
  /** Lines that are part of the table. */
  which?: (line: Schemas['OrderLine']) => boolean
  language: Language
}

/** The lines of an order as a table with its sums, and a sentence about lines that it leaves out. */
export function linesTable(
  order: Answer,
  { columns, which = () => true, language }: Shown,
): { table: MailTable; left: string[] } {
  const shown = quotationColumns(order, language).filter(({ name }) => columns.includes(name))
  const lines = linesOf(order).filter(which)
  const { quotation } = order
  const hasSums = columns.includes('amount')
  const rows = lines.slice(0, mostLines).map((line, index) =>
    shown.map(({ name, text }) => {
      const remarks = name === 'product' && quotation ? remarksOn(line, quotation, language) : []
      return [text(line, index), ...remarks].join('\n')
    }),
  )
  const foot = footOf(order, language).map(({ title, amount, currency }) =>
    shown.map(({ name }) => {
      if (name === 'product') return title
      return name === 'amount' ? moneyText(amount, currency, language) : ''
    }),
  )
  const left = shown.flatMap(({ align }, place) => (align === 'right' ? [] : [place]))
  const more = lines.length - mostLines
  return {
    table: {
      header: shown.map(({ title }) => title),
      rows,
      left,
      ...(hasSums && { foot }),
    },
    left: more > 0 ? [translate(language, 'mails.moreLines', { more })] : [],
  }
}
