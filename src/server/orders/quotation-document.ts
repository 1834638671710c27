import type { Language } from '../../domain/language/language'
import { moneyText } from '../../domain/money/price-text'
import { linesOf } from '../../domain/orders/orders'
import { orderState } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { PdfBlock, PdfDocument } from '../pdf/document'
import { titlesOf } from '../records/record-fields'
import {
  amountColumn,
  footOf,
  quotationColumns,
  remarksOn,
  termsOfQuotation,
} from './quotation-table'

interface Source {
  order: Schemas['IntentionOrder']
  quotation: Schemas['Quotation']
  customer: Schemas['Customer']
  /** The version that holds, if this is another one. */
  heldBy?: number | undefined
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
  heldBy,
  language,
  dayOf,
  companyName,
  notice,
}: Source): PdfDocument {
  const say = (key: Parameters<typeof translate>[1], values?: Record<string, string | number>) =>
    translate(language, key, values)
  const titles = {
    order: titlesOf('IntentionOrder', language),
    quotation: titlesOf('Quotation', language),
    customer: titlesOf('Customer', language),
  }

  const lines = linesOf(order)
  const columns = quotationColumns(order, language)
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
          { label: say('orders.quotation.versionLabel'), value: String(quotation.number) },
          ...termsOfQuotation(quotation, language),
        ],
      },
      { kind: 'heading', text: say('orders.quotation.products') },
      {
        kind: 'table',
        columns: columns.map(({ title, share, align }) => ({
          title,
          share,
          ...(align && { align }),
        })),
        rows: [
          ...lines.map((line, index) => columns.map(({ text }) => text(line, index))),
          ...footOf(order, language).map(({ title, amount, currency }) =>
            columns.map((_column, place) => {
              if (place === 1) return title
              return place === amountColumn ? moneyText(amount, currency, language) : ''
            }),
          ),
        ],
        below: lines.map((line) => remarksOn(line, quotation, language).join('\n')),
      },
      ...(quotation.notPriced > 0 && !order.acceptance
        ? [
            {
              kind: 'paragraph',
              text: say('orders.quotation.notPriced', { count: quotation.notPriced }),
              tone: 'muted',
            } as const,
          ]
        : []),
      ...notes,
      ...remarks,
      {
        kind: 'paragraph',
        text:
          heldBy === undefined
            ? say(termsOf(order, quotation), { day: quotation.validUntil })
            : say('orders.quotation.terms.other', { number: heldBy }),
      },
      { kind: 'paragraph', text: quotation.meaning ?? '', tone: 'muted' },
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
  if (statusCode === orderState.cancelled) return 'orders.quotation.terms.cancelled'
  if (statusCode === orderState.declined || statusCode === orderState.withdrawn)
    return 'orders.quotation.terms.over'
  return expired ? 'orders.quotation.terms.expired' : 'orders.quotation.terms'
}
