import { countedUnit } from '../../domain/units/counted-unit'
import { textIn, type Language } from '../../domain/language/language'
import { moneyText } from '../../domain/money/price-text'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { titlesOf } from '../records/record-fields'
import type { SheetCell } from '../spreadsheets/table'

type Order = Schemas['IntentionOrder']
type Line = Schemas['OrderLine']

/** The product of a line in the document: the reserved one, or the alternative that was taken. */
export function takenOf({ materialName, model, customerPartNo, answer }: Line) {
  const { alternative, decision, price, amount } = answer ?? {}
  if (decision === 'leaveOut') return { materialName, model, customerPartNo }
  if (decision !== 'alternative' || !alternative)
    return { materialName, model, customerPartNo, price, amount }
  return {
    materialName: alternative.materialName,
    model: alternative.model,
    customerPartNo,
    price: alternative.price,
    amount: alternative.amount,
    insteadOf: model || materialName,
  }
}

interface QuotationColumn {
  name: 'number' | 'product' | 'counts' | 'price' | 'amount' | 'requiredDate' | 'readyOn'
  title: string
  /** Relative width in a document. */
  share: number
  align?: 'right'
  text: (line: Line, index: number) => string
  /** In a spreadsheet, where it differs from the text. */
  cell?: (line: Line, index: number) => SheetCell
}

/** The columns of a quotation, the same in the document and in the spreadsheet. */
export function quotationColumns(
  { quotation }: Pick<Order, 'quotation'>,
  language: Language,
): QuotationColumn[] {
  const say = (key: Parameters<typeof translate>[1], values?: Record<string, string | number>) =>
    translate(language, key, values)
  const ofLine = titlesOf('OrderLine', language)
  const ofQuote = titlesOf('LineQuote', language)
  const currency = quotation?.currency
  return [
    {
      name: 'number',
      title: say('orders.quotation.number'),
      share: 0.6,
      text: (_line, index) => String(index + 1),
      cell: (_line, index) => index + 1,
    },
    {
      name: 'product',
      title: ofLine('materialName'),
      share: 3.3,
      text(line) {
        const { materialName, model, customerPartNo, insteadOf } = takenOf(line)
        const replacement = insteadOf && say('orders.quotation.insteadOf', { model: insteadOf })
        const { reportNumber: number } = line
        // The report was made for the reserved model, not for an alternative.
        const report = number && !insteadOf && say('orders.report', { number })
        return [materialName, model, replacement, customerPartNo, report].filter(Boolean).join('\n')
      },
      cell: (line) => [takenOf(line).materialName, takenOf(line).model].filter(Boolean).join(' '),
    },
    {
      name: 'counts',
      title: ofLine('counts'),
      share: 1.2,
      align: 'right',
      text: ({ counts, unitName }) =>
        `${counts.toLocaleString(textIn(language, { zh: 'zh-CN', en: 'en' }))} ${countedUnit(counts, unitName)}`,
      cell: ({ counts }) => counts,
    },
    {
      name: 'price',
      title: ofQuote('price'),
      share: 1.6,
      align: 'right',
      text: (line) => takenOf(line).price ?? '',
    },
    {
      name: 'amount',
      title: currency ? `${ofQuote('amount')} (${currency})` : ofQuote('amount'),
      share: 1.6,
      align: 'right',
      text(line) {
        const { amount } = takenOf(line)
        return amount && currency ? moneyText(amount, currency, language) : ''
      },
      cell(line) {
        const { amount } = takenOf(line)
        return amount === undefined ? undefined : { exact: amount }
      },
    },
    {
      name: 'requiredDate',
      title: ofLine('requiredDate'),
      share: 1.3,
      text: ({ requiredDate }) => requiredDate,
    },
    {
      name: 'readyOn',
      title: ofQuote('readyOn'),
      share: 1.4,
      text({ answer: { readyOn = '', late = false } = {} }) {
        return late ? `${readyOn} ${say('orders.quotation.late')}` : readyOn
      },
    },
  ]
}

/** Remarks on a line: its state, the alternative, the note, and the question with its reply. */
export function remarksOn(
  { answer = {} }: Line,
  quotation: Schemas['Quotation'],
  language: Language,
) {
  const say = (key: Parameters<typeof translate>[1], values?: Record<string, string | number>) =>
    translate(language, key, values)
  const { alternative, note, decision, unitPrice, question } = answer
  const state =
    decision === 'leaveOut'
      ? say('orders.quotation.leftOut')
      : decision === undefined && !unitPrice && say('orders.quotation.noPrice')
  const { currency } = quotation
  const model = `${alternative?.materialName ?? ''} ${alternative?.model ?? ''}`.trim()
  const offered =
    alternative &&
    decision !== 'alternative' &&
    (alternative.price && alternative.amount && currency
      ? say('orders.quotation.alternativeAt', {
          model,
          price: alternative.price,
          amount: moneyText(alternative.amount, currency, language),
        })
      : say('orders.quotation.alternative', { model }))
  return [
    state,
    offered,
    note && say('orders.quotation.note', { note }),
    question && say('orders.quotation.asked', { question: question.question }),
    question?.reply && say('orders.quotation.reply', { reply: question.reply }),
    // The filter leaves texts only, which the compiler does not see through the second condition.
  ].filter((remark) => typeof remark === 'string' && remark !== '') as string[]
}

/** The foot of a quotation: its sums, or after the confirmation those of what was accepted. */
export function footOf(
  { quotation, acceptance }: Pick<Order, 'quotation' | 'acceptance'>,
  language: Language,
): { title: string; amount: string; currency: Schemas['Currency'] }[] {
  const { currency, taxRate } = quotation ?? {}
  const sums = acceptance ?? quotation
  if (!currency || sums?.subtotal === undefined) return []
  const title = titlesOf('Quotation', language)
  const rows = [
    { title: title('subtotal'), amount: sums.subtotal },
    {
      title: translate(language, 'orders.quotation.tax', { rate: taxRate ?? '' }),
      amount: sums.tax,
    },
    { title: title('total'), amount: sums.total },
  ]
  return rows.flatMap(({ title, amount }) =>
    amount === undefined ? [] : [{ title, amount, currency }],
  )
}

/** The terms of a quotation with their titles. */
export function termsOfQuotation(
  quotation: Schemas['Quotation'],
  language: Language,
): { label: string; value: string }[] {
  const { incoterm, incotermPlace, paymentTerms, currency, files = [] } = quotation
  const title = titlesOf('Quotation', language)
  const delivery = [incoterm, incotermPlace].filter(Boolean).join(' ')
  return [
    { label: title('currency'), value: currency ?? '' },
    { label: translate(language, 'orders.quotation.terms.delivery'), value: delivery },
    { label: title('paymentTerms'), value: paymentTerms ?? '' },
    { label: title('files'), value: files.map(({ name }) => name).join('\n') },
  ].filter(({ value }) => value !== '')
}

/** The place of the amounts among the columns. */
export const amountColumn = 4

/** The quotation as a spreadsheet with the table and the sums of the document. */
export function quotationSheet(
  order: Order,
  quotation: Schemas['Quotation'],
  language: Language,
): { header: string[]; rows: SheetCell[][] } {
  const columns = quotationColumns(order, language)
  const lines = linesOf(order)
  const remarks = titlesOf('LineQuote', language)('note')
  const blank = columns.map((): SheetCell => undefined)
  const at = (place: number, title: string, cell: SheetCell) =>
    blank.map((empty, index) => (index === place ? cell : index === 1 ? title : empty))
  const foot = footOf(order, language)
  return {
    header: [...columns.map(({ title }) => title), remarks],
    rows: [
      ...lines.map((line, index) => [
        ...columns.map(({ text, cell = text }) => cell(line, index)),
        remarksOn(line, quotation, language).join('\n'),
      ]),
      ...foot.map(({ title, amount }) => at(amountColumn, title, { exact: amount })),
      ...termsOfQuotation(quotation, language).map(({ label, value }) => at(2, label, value)),
      at(2, titlesOf('Quotation', language)('validUntil'), quotation.validUntil),
    ],
  }
}
