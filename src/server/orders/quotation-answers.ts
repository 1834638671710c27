import { nameIn } from '../../domain/account/names'
import type { Day } from '../../domain/days/day'
import { textIn, type Language } from '../../domain/language/language'
import type { Currency, Price } from '../../domain/money/money'
import { moneyText, priceText } from '../../domain/money/price-text'
import { labelOf } from '../../domain/forms/field-schema'
import { isInBoth, isPromise } from '../../domain/orders/quotation-changes'
import {
  quotedText,
  type ChangedValue,
  type QuotedLine,
  type QuotedText,
  type RawChange,
} from '../../domain/orders/quoted'
import { isExpired } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { fieldsOf } from '../records/record-fields'
import type { Settings } from '../settings/settings'
import type { Order } from './intention-orders.sql'
import { fileAnswers } from './quotation-files'
import type { StoredQuotation, VersionHead } from './quotations.sql'

type OrderLine = Order['lines'][number]

/** How a quotation is read. */
export interface QuoteReading {
  language: Language
  /** Ids of products that are still sold. */
  existing: ReadonlySet<number>
  today: Day
}

/** The meaning of an acceptance: the maker's text, or else the product's. */
export const meaningOf = (
  { acceptanceMeaning }: Pick<Settings, 'acceptanceMeaning'>,
  language: Language,
) => acceptanceMeaning[language] || translate(language, 'orders.quotation.meaning')

/** The whole of a quotation, without its lines. */
export function quotationAnswer(
  order: Order,
  quotation: StoredQuotation,
  { language, today }: QuoteReading,
): Schemas['Quotation'] {
  const { number, answeredBy, createdAt, currency, taxRate, subtotal, tax, total } = quotation
  const { incoterm, files } = quotation
  const textOf = (name: QuotedText) => quotedText(quotation, name, language)
  const [place, payment] = [textOf('incotermPlace'), textOf('paymentTerms')]
  // The order keeps the validity of the newest quotation, which lists sort by.
  const validUntil = order.validUntil ?? quotation.validUntil
  return {
    number,
    note: textOf('note') ?? '',
    answeredAt: createdAt.toISOString(),
    answeredBy: nameIn(language, answeredBy),
    validUntil,
    expired: isExpired(validUntil, today),
    ...(currency && { currency }),
    ...(taxRate !== undefined && { taxRate }),
    ...(subtotal !== undefined && { subtotal }),
    ...(tax !== undefined && { tax }),
    ...(total !== undefined && { total }),
    notPriced: order.lines.filter(({ answer }) => !answer?.price).length,
    ...(incoterm && { incoterm }),
    ...(place && { incotermPlace: place }),
    ...(payment && { paymentTerms: payment }),
    ...fileAnswers(files),
  }
}

/** The answer to a line, in the quotation that holds or in an amendment of it. */
export function quoteOf(
  { data, requiredDate, question }: Pick<OrderLine, 'data' | 'requiredDate' | 'question'>,
  quoted: QuotedLine,
  { currency, decision }: { currency: Currency | undefined; decision: OrderLine['decision'] },
  { language, existing }: Pick<QuoteReading, 'language' | 'existing'>,
): Schemas['LineQuote'] {
  const { leadTimeDays, readyOn, price, priceText: written, amount, note, alternative } = quoted
  const unit = textIn(language, data.unitName)
  const textOf = (price: Price) => currency && priceText({ ...price, currency }, unit, language)
  const exact = price && { price: textOf(price) ?? '', unitPrice: price }
  const asked = question ?? quoted.question
  return {
    ...(leadTimeDays !== undefined && { leadTimeDays }),
    ...(readyOn && { readyOn, late: readyOn > requiredDate }),
    ...(written && { price: written }),
    ...exact,
    ...(amount !== undefined && { amount }),
    ...(note && { note }),
    ...(alternative && {
      alternative: {
        id: alternative.id,
        model: alternative.model,
        materialName: textIn(language, alternative.materialName),
        gone: !existing.has(alternative.id),
        ...(alternative.price && {
          price: textOf(alternative.price) ?? '',
          unitPrice: alternative.price,
        }),
        ...(alternative.amount !== undefined && { amount: alternative.amount }),
      },
    }),
    ...(asked && {
      question: {
        ...asked,
        askedBy: nameIn(language, asked.askedBy),
        ...(!question && quoted.reply && { reply: quoted.reply }),
      },
    }),
    ...(decision && { decision, accepted: decision !== 'leaveOut' }),
  }
}

/** The acceptance, with the sums as they were then. */
export function acceptanceAnswer(
  { acceptance, acceptedNumber, quotation, createTime }: Order,
  language: Language,
): Schemas['Acceptance'] | undefined {
  if (!acceptance || acceptedNumber === null) return undefined
  const { acceptedAt, acceptedBy, ...sums } = acceptance
  const { currency, taxRate } = quotation ?? {}
  return {
    number: acceptedNumber,
    acceptedAt: new Date(acceptedAt ?? quotation?.createdAt ?? createTime).toISOString(),
    acceptedBy: acceptedBy === undefined ? '' : nameIn(language, acceptedBy),
    ...sums,
    ...(currency && { currency }),
    ...(taxRate !== undefined && { taxRate }),
  }
}

/** An amendment that waits for the customer. */
export function amendmentAnswer(
  order: Order,
  amendment: StoredQuotation,
  reading: Pick<QuoteReading, 'language' | 'existing'>,
): Schemas['ProposedAmendment'] {
  const { number, reason = '', createdAt, answeredBy, currency, taxRate } = amendment
  const { subtotal, tax, total, changes = [] } = amendment
  return {
    number,
    reason,
    answeredAt: createdAt.toISOString(),
    answeredBy: nameIn(reading.language, answeredBy),
    ...(currency && { currency }),
    ...(taxRate !== undefined && { taxRate }),
    ...(subtotal !== undefined && { subtotal }),
    ...(tax !== undefined && { tax }),
    ...(total !== undefined && { total }),
    changes: changesIn(changes, order, { currency, language: reading.language }),
    lines: order.lines.flatMap((line) => {
      const quoted = amendment.lines[line.id]
      if (!quoted) return []
      const decision = quoted.decision ?? line.decision
      const answer = quoteOf(line, quoted, { currency, decision }, reading)
      return [{ lineId: line.id, counts: quoted.counts, answer }]
    }),
  }
}

export const versionAnswer = (
  version: VersionHead,
  order: Order,
  language: Language,
): Schemas['QuotationVersion'] => ({
  number: version.number,
  answeredAt: version.createdAt.toISOString(),
  answeredBy: nameIn(language, version.answeredBy),
  validUntil: version.validUntil,
  ...(version.currency && { currency: version.currency }),
  ...(version.total !== undefined && { total: version.total }),
  ...(version.reason && { reason: version.reason }),
  ...fileAnswers(version.files),
  changes: changesIn(version.changes ?? [], order, { currency: version.currency, language }),
})

/** Changes in words; a line is called by its product. */
export function changesIn(
  changes: RawChange[],
  order: Order,
  { currency, language }: { currency: Currency | undefined; language: Language },
): Schemas['QuotationChange'][] {
  const lines = new Map(order.lines.map((line) => [line.id, line]))
  return changes.map(({ lineId, field, before, after }) => {
    const line = lineId === undefined ? undefined : lines.get(lineId)
    const text = (value: ChangedValue | undefined) =>
      valueText(field, value, { line, currency, language })
    const [old, now] = [text(before), text(after)]
    return {
      ...(lineId !== undefined && { lineId }),
      ...(line && { product: lineTextOf(line, language) }),
      field,
      title: translate(language, `orders.change.${field}`),
      ...(old !== undefined && { before: old }),
      ...(now !== undefined && { after: now }),
      isPromise: isPromise(field),
    }
  })
}

/** A line in words. */
export const lineTextOf = ({ data }: Pick<OrderLine, 'data'>, language: Language): string =>
  `${textIn(language, data.materialName)} ${data.model}`.trim()

interface Valued {
  line: OrderLine | undefined
  currency: Currency | undefined
  language: Language
}

function valueText(
  field: RawChange['field'],
  value: ChangedValue | undefined,
  { line, currency, language }: Valued,
): string | undefined {
  if (field === 'product' && line) return typeof value === 'string' ? value : line.data.model
  if (value === undefined || value === true) return undefined
  if (Array.isArray(value)) return value.map(({ name }) => name).join(', ') || undefined
  if (isInBoth(value)) return value[language]
  if (typeof value === 'object') {
    return priceText(value, line ? textIn(language, line.data.unitName) : '', language)
  }
  if (field === 'total' && currency) return moneyText(String(value), currency, language)
  if (field === 'taxRate') return `${String(value)} %`
  if (field === 'currency' || field === 'incoterm') {
    const schema = fieldsOf('Quotation')[field]
    return (schema && labelOf(schema, String(value), language)) ?? String(value)
  }
  return String(value)
}
