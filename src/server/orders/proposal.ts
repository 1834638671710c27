import { isIncoterm } from '../../domain/money/incoterms'
import type { Currency } from '../../domain/money/money'
import { wholePackages } from '../../domain/orders/quantity'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import type { Handlers } from '../http/handler'
import { lineFigures, type LineFigures } from '../list-prices/list-prices'
import type { Order } from './intention-orders.sql'
import { termsOf } from './made-quotations'
import { anyOrder } from './staff-moves'
import { findProducts } from './products.sql'
import {
  answerTemplates,
  countryOf,
  currencyOfOwnList,
  earlierQuotations,
  lastPrices,
  maxTemplates,
  taxRateOf,
  type EarlierQuotation,
  type LastPrice,
} from './proposal.sql'

/** Earlier quotations that can be copied from. */
const maxEarlier = 20

/** Everything the office knows for the answer to a reservation. */
export const proposals = {
  async proposeAnswer({ params: { id }, query }, context) {
    const { database, settings, language } = context
    const order = await anyOrder(id, context)
    const { accountId } = order
    const customer = { accountId, orderId: id }
    const materialIds = order.lines.flatMap((line) => (line.typeId === 1 ? line.dataId : []))
    const day = todayAt(settings.timeZone)
    const own = await currencyOfOwnList(database, { accountId, materialIds, day })
    const currency = query.currency ?? own ?? settings.defaultCurrency
    const earlier = await earlierQuotations(database, customer, materialIds, maxEarlier)
    const templates = await answerTemplates(database, maxTemplates)
    return {
      currency,
      currencySource: own === currency ? 'customerList' : 'setting',
      ...(settings.approvalFrom && {
        // Other currencies cannot be compared with the sum of the setting.
        approvalFrom: currency === settings.defaultCurrency ? settings.approvalFrom : '0',
      }),
      ...(await proposedTax(order, earlier[0], context)),
      ...proposedTerms(earlier[0], templates, language),
      lines: await proposedLines(order, currency, context),
      earlier: earlier.map((quotation) => earlierAnswer(quotation, order)),
      templates,
    }
  },
} satisfies Partial<Handlers>

async function proposedLines(
  order: Order,
  currency: Currency,
  context: Context,
): Promise<Schemas['ProposedAnswerLine'][]> {
  const { database } = context
  const { accountId, lines } = order
  const ofProducts = lines.filter(({ typeId }) => typeId === 1)
  const ids = ofProducts.map(({ dataId }) => dataId)
  const asked = ofProducts.map(({ dataId, counts }) => ({ materialId: dataId, counts }))
  const figures = await lineFigures(asked, { accountId, currency }, context)
  const last = await lastPrices(database, { accountId, orderId: order.id }, ids)
  const products = new Map(
    (await findProducts(database, ids)).map((product) => [product.id, product]),
  )
  const figuresOf = new Map(ofProducts.map(({ id }, index) => [id, figures[index]]))
  return lines.map((line) => {
    const ofLine = figuresOf.get(line.id)
    if (!ofLine) return { lineId: line.id }
    const packing = products.get(line.dataId)?.def8
    const wholeCounts = wholePackages(line.counts, packing)
    return {
      lineId: line.id,
      ...proposedPrice(ofLine, last.get(line.dataId), { currency, language: context.language }),
      ...proposedStock(ofLine),
      ...(packing !== undefined && packing > 0 && { packing }),
      ...(wholeCounts !== undefined && { wholeCounts }),
    }
  })
}

/** The price of the customer's list, else of the general one, else of the last quotation in the same currency. */
function proposedPrice(
  { price, endedPrice }: LineFigures,
  last: LastPrice | undefined,
  { currency, language }: { currency: Currency; language: Language },
): Pick<Schemas['ProposedAnswerLine'], 'unitPrice' | 'priceSource' | 'listPrice' | 'lastPrice'> {
  const listed = price ?? endedPrice
  const { amount, per } = price ?? (last?.currency === currency ? last.price : {})
  const listSource = price?.list.accountId === undefined ? 'generalList' : 'customerList'
  return {
    ...(amount !== undefined &&
      per !== undefined && {
        unitPrice: { amount, per },
        priceSource: price ? listSource : 'lastQuotation',
      }),
    ...(listed && {
      listPrice: {
        amount: listed.amount,
        per: listed.per,
        fromCounts: listed.fromCounts,
        list: language === 'zh' ? listed.list.nameZh : listed.list.nameEn,
        isOwn: listed.list.accountId !== undefined,
        isOutdated: price === undefined,
        ...(listed.list.validTo !== undefined && { validTo: listed.list.validTo }),
        updatedAt: listed.updatedAt,
        source: listed.source,
      },
    }),
    ...(last && {
      lastPrice: {
        amount: last.price.amount,
        per: last.price.per,
        currency: last.currency,
        counts: last.counts,
        orderId: last.orderId,
        uniqueCode: last.uniqueCode,
        number: last.number,
        quotedAt: last.quotedAt.toISOString(),
      },
    }),
  }
}

function proposedStock({
  stock,
}: LineFigures): Pick<Schemas['ProposedAnswerLine'], 'leadTimeDays' | 'stock'> {
  if (!stock) return {}
  const { leadTimeDays, isOutdated } = stock
  return { ...(leadTimeDays !== undefined && !isOutdated && { leadTimeDays }), stock }
}

async function proposedTax(
  order: Order,
  last: EarlierQuotation | undefined,
  { database, settings }: Context,
): Promise<Pick<Schemas['AnswerProposal'], 'country' | 'taxRate' | 'taxSource'>> {
  const country = await countryOf(database, order)
  const day = todayAt(settings.timeZone)
  const ofCountry = country && (await taxRateOf(database, { country, day }))
  const ofLast = last?.taxRate ?? undefined
  return {
    ...(country !== undefined && { country }),
    ...(ofCountry
      ? { taxRate: ofCountry, taxSource: 'country' }
      : ofLast !== undefined && { taxRate: ofLast, taxSource: 'lastQuotation' }),
  }
}

/** The terms of the last quotation to the customer, else the first that are kept. */
function proposedTerms(
  last: EarlierQuotation | undefined,
  templates: Schemas['AnswerTemplate'][],
  language: Language,
): Pick<Schemas['AnswerProposal'], 'incoterm' | 'incotermPlace' | 'paymentTerms' | 'termsSource'> {
  if (last?.incoterm ?? last?.paymentTerms)
    return { ...termsOf(last), termsSource: 'lastQuotation' }
  const first = (kind: Schemas['TermKind']) => templates.find((template) => template.kind === kind)
  const [delivery, payment] = [first('incoterm'), first('payment')]
  if (!delivery && !payment) return {}
  return {
    ...(delivery && isIncoterm(delivery.code) && { incoterm: delivery.code }),
    ...(payment && { paymentTerms: payment.text[language] ?? payment.text.zh }),
    termsSource: 'terms',
  }
}

function earlierAnswer(quotation: EarlierQuotation, { lines }: Order): Schemas['EarlierQuotation'] {
  const { orderId, uniqueCode, number, quotedAt, currency, taxRate, total, note } = quotation
  const quotedOf = new Map(quotation.lines.map(({ materialId, quoted }) => [materialId, quoted]))
  return {
    orderId,
    uniqueCode,
    number,
    quotedAt: quotedAt.toISOString(),
    currency,
    ...(taxRate && { taxRate }),
    ...(total && { total }),
    ...termsOf(quotation),
    ...(note && { note }),
    lines: lines.flatMap(({ id, typeId, dataId }) => {
      const quoted = typeId === 1 ? quotedOf.get(dataId) : undefined
      if (!quoted) return []
      const { price, leadTimeDays, note } = quoted
      return {
        lineId: id,
        ...(price && { unitPrice: price }),
        ...(leadTimeDays !== undefined && { leadTimeDays }),
        ...(note && { note }),
      }
    }),
  }
}
