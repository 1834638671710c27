import { countedUnit } from '../../domain/units/counted-unit'
import { textIn, type Language } from '../../domain/language/language'
import { linesOf } from '../../domain/orders/orders'
import { isPriced } from '../../domain/orders/acceptance'
import { orderState } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { PdfBlock, PdfDocument } from '../pdf/document'
import { titlesOf } from '../records/record-fields'

interface Source {
  order: Schemas['IntentionOrder']
  quotation: Schemas['Quotation']
  customer: Schemas['Customer']
  language: Language
  /** Calendar day of a time in the shop's time zone. */
  dayOf: (time: string) => string
  companyName: string
  /** Closing note; in the demo it says that everything is fictional. */
  notice?: string
}

/** The quotation as a document in the customer's language. */
export function quotationDocument({
  order,
  quotation,
  customer,
  language,
  dayOf,
  companyName,
  notice,
}: Source): PdfDocument {
  const say = (key: Parameters<typeof translate>[1], values?: Record<string, string | number>) =>
    translate(language, key, values)
  const titles = {
    order: titlesOf('IntentionOrder', language),
    line: titlesOf('OrderLine', language),
    quote: titlesOf('LineQuote', language),
    quotation: titlesOf('Quotation', language),
    customer: titlesOf('Customer', language),
  }

  const lines = linesOf(order)
  const notes: PdfBlock[] = quotation.note
    ? [
        { kind: 'heading', text: titles.quotation('note') },
        { kind: 'paragraph', text: quotation.note },
      ]
    : []
  const remarks: PdfBlock[] = order.remark
    ? [
        { kind: 'heading', text: say('orders.quotation.remark') },
        { kind: 'paragraph', text: order.remark },
      ]
    : []

  return {
    language,
    title: say('orders.quotation'),
    header: { left: companyName, right: order.uniqueCode },
    footer: say('orders.quotation.name', { code: order.uniqueCode }),
    blocks: [
      {
        kind: 'facts',
        columns: 3,
        facts: [
          { label: titles.order('uniqueCode'), value: order.uniqueCode },
          { label: say('orders.quotation.date'), value: dayOf(quotation.answeredAt) },
          { label: titles.quotation('validUntil'), value: quotation.validUntil },
          { label: titles.customer('accountName'), value: customer.accountName },
          { label: titles.customer('contactName'), value: customer.contactName },
          { label: titles.quotation('answeredBy'), value: quotation.answeredBy },
        ],
      },
      { kind: 'heading', text: say('orders.quotation.products') },
      {
        kind: 'table',
        columns: [
          { title: say('orders.quotation.number'), share: 0.6 },
          { title: titles.line('materialName'), share: 4 },
          { title: titles.line('counts'), share: 1.2, align: 'right' },
          { title: titles.line('requiredDate'), share: 1.3 },
          { title: titles.quote('leadTimeDays'), share: 1.1, align: 'right' },
          { title: titles.quote('price'), share: 1.4, align: 'right' },
        ],
        rows: lines.map((line, index) => rowOf(line, index, language)),
        below: lines.map((line) => saidTo(line, language)),
      },
      ...notes,
      ...remarks,
      { kind: 'paragraph', text: say(termsOf(order, quotation), { day: quotation.validUntil }) },
      { kind: 'paragraph', text: say('orders.quotation.meaning'), tone: 'muted' },
      ...(notice ? [{ kind: 'paragraph', text: notice, tone: 'muted' } as const] : []),
    ],
  }
}

/** Terms, depending on the state of the reservation. */
function termsOf(
  { statusCode }: Schemas['IntentionOrder'],
  { expired }: Schemas['Quotation'],
): TextKey {
  if (statusCode === orderState.confirmed || statusCode === orderState.closed)
    return 'orders.quotation.terms.confirmed'
  if (statusCode === orderState.declined || statusCode === orderState.withdrawn)
    return 'orders.quotation.terms.over'
  return expired ? 'orders.quotation.terms.expired' : 'orders.quotation.terms'
}

function rowOf(line: Schemas['OrderLine'], index: number, language: Language): string[] {
  const { leadTimeDays, price = '' } = line.answer ?? {}
  return [
    String(index + 1),
    [line.materialName, line.model, line.customerPartNo].filter(Boolean).join('\n'),
    `${line.counts.toLocaleString(textIn(language, { zh: 'zh-CN', en: 'en' }))} ${countedUnit(line.counts, line.unitName)}`,
    line.requiredDate,
    leadTimeDays === undefined ? '' : String(leadTimeDays),
    price,
  ]
}

/** Alternatives and remarks: long texts over the full width. */
function saidTo({ answer }: Schemas['OrderLine'], language: Language): string {
  const { alternative, note, accepted } = answer ?? {}
  const status =
    accepted === false
      ? 'orders.quotation.leftOut'
      : isPriced(answer)
        ? undefined
        : 'orders.quotation.noPrice'
  const alternativeText =
    alternative &&
    translate(language, 'orders.quotation.alternative', {
      model: `${alternative.materialName} ${alternative.model}`,
    })
  return [
    status && translate(language, status),
    alternativeText,
    note && translate(language, 'orders.quotation.note', { note }),
  ]
    .filter(Boolean)
    .join('\n')
}
