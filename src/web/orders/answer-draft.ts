import type { Day } from '../../domain/days/day'
import { typedOfPrice, typedPrice } from '../../domain/money/typed-price'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { draftOf } from '../forms/draft'
import { readNumber } from '../forms/read-number'

/** The raw input of an answer: every field is a text. */
export interface TypedAnswer {
  lines: Record<number, TypedLine>
  note: string
  validUntil: Day | ''
  currency: Schemas['Currency']
  taxRate: string
  incoterm: Schemas['Incoterm'] | ''
  incotermPlace: string
  paymentTerms: string
  /** Missing in drafts from before answers had attachments. */
  fileIds?: number[]
}

export interface TypedLine {
  leadTimeDays: string
  /** `3.25`, or `325 / 100` for a hundred. */
  unitPrice: string
  alternative: string
  alternativePrice: string
  note: string
  reply: string
}

const noLine: TypedLine = {
  leadTimeDays: '',
  unitPrice: '',
  alternative: '',
  alternativePrice: '',
  note: '',
  reply: '',
}

/** Unsent input survives a refusal, a reload, and a colleague's changes. */
export const answerDraft = (orderId: number) => draftOf<TypedAnswer>(`quotation.${orderId}`)

export const hasAnswerDraft = (orderId: number) => answerDraft(orderId).read() !== undefined

const usualCurrency = 'CNY'
const usualTaxRate = '13'

/** Initial input: the previous answer, or else what is proposed, and a last day of validity. */
export function typedOf(
  order: Schemas['IntentionOrder'],
  lastDay: Day,
  proposal: Schemas['AnswerProposal'] | undefined,
): TypedAnswer {
  const { quotation, approval } = order
  if (approval?.answer) return typedOfAnswer(order, approval.answer)
  // A quotation that was sent is corrected as it stands; its terms are never mixed with proposed ones.
  const head = quotation ?? proposal
  const proposed = new Map(proposal?.lines.map((line) => [line.lineId, line]))
  return {
    lines: Object.fromEntries(
      linesOf(order).map((line) => [
        line.id,
        quotation ? typedLine(line) : proposedLine(proposed.get(line.id)),
      ]),
    ),
    note: quotation?.note ?? '',
    validUntil: quotation && !quotation.expired ? quotation.validUntil : lastDay,
    currency: head?.currency ?? usualCurrency,
    taxRate: head?.taxRate ?? usualTaxRate,
    incoterm: head?.incoterm ?? '',
    incotermPlace: head?.incotermPlace ?? '',
    paymentTerms: head?.paymentTerms ?? '',
    fileIds: (quotation?.files ?? []).map(({ id }) => id),
  }
}

/** An answer that was not sent to the customer, as it was typed. */
function typedOfAnswer(
  order: Schemas['IntentionOrder'],
  answer: Schemas['OrderAnswer'],
): TypedAnswer {
  const lines = new Map(answer.lines?.map((line) => [line.lineId, line]))
  const priceOf = (price: Schemas['UnitPrice'] | undefined) => (price ? typedOfPrice(price) : '')
  return {
    lines: Object.fromEntries(
      linesOf(order).map(({ id }) => {
        const { leadTimeDays, unitPrice, alternativePrice, ...texts } = lines.get(id) ?? {
          lineId: id,
        }
        const { alternative = '', note = '', reply = '' } = texts
        const prices = {
          unitPrice: priceOf(unitPrice),
          alternativePrice: priceOf(alternativePrice),
        }
        const days = typedDays(leadTimeDays)
        return [id, { ...prices, leadTimeDays: days, alternative, note, reply }]
      }),
    ),
    note: answer.note ?? '',
    validUntil: answer.validUntil ?? '',
    currency: answer.currency ?? usualCurrency,
    taxRate: answer.taxRate ?? usualTaxRate,
    incoterm: answer.incoterm ?? '',
    incotermPlace: answer.incotermPlace ?? '',
    paymentTerms: answer.paymentTerms ?? '',
    fileIds: answer.fileIds ?? [],
  }
}

const typedDays = (days: number | undefined) => (days === undefined ? '' : String(days))

const proposedLine = (line: Schemas['ProposedAnswerLine'] | undefined): TypedLine => ({
  ...noLine,
  unitPrice: line?.unitPrice ? typedOfPrice(line.unitPrice) : '',
  leadTimeDays: typedDays(line?.leadTimeDays),
})

function typedLine({ answer = {} }: Schemas['OrderLine']): TypedLine {
  const { leadTimeDays, unitPrice, alternative, note = '' } = answer
  const typedPriceOf = (price: typeof unitPrice) => (price ? typedOfPrice(price) : '')
  return {
    leadTimeDays: typedDays(leadTimeDays),
    unitPrice: typedPriceOf(unitPrice),
    alternative: alternative?.model ?? '',
    alternativePrice: typedPriceOf(alternative?.unitPrice),
    note,
    reply: '',
  }
}

export const lineOf = (typed: TypedAnswer, id: number): TypedLine => typed.lines[id] ?? noLine

/** The request body; empty inputs are omitted. */
export function answerOfTyped(
  order: Schemas['IntentionOrder'],
  typed: TypedAnswer,
): Schemas['OrderAnswer'] {
  const { note, incoterm, incotermPlace, paymentTerms, fileIds = [] } = typed
  return {
    version: order.version,
    validUntil: typed.validUntil,
    currency: typed.currency,
    taxRate: typed.taxRate.normalize('NFKC').trim(),
    ...(incoterm && { incoterm }),
    ...(incotermPlace.trim() && { incotermPlace: incotermPlace.trim() }),
    ...(paymentTerms.trim() && { paymentTerms: paymentTerms.trim() }),
    ...(note.trim() && { note: note.trim() }),
    ...(fileIds.length > 0 && { fileIds }),
    lines: linesOf(order).map(({ id }) => lineAnswerOf(id, lineOf(typed, id))),
  }
}

function lineAnswerOf(lineId: number, typed: TypedLine): Schemas['LineAnswer'] {
  const { leadTimeDays, alternative, note, reply } = typed
  const unitPrice = typedPrice(typed.unitPrice)
  const alternativePrice = typedPrice(typed.alternativePrice)
  return {
    lineId,
    // Text that is not a number is passed on for the validator to report.
    ...(leadTimeDays.trim() && { leadTimeDays: readNumber(leadTimeDays) as number }),
    ...(unitPrice && { unitPrice }),
    ...(alternative.trim() && { alternative: alternative.trim() }),
    ...(alternativePrice && { alternativePrice }),
    ...(note.trim() && { note: note.trim() }),
    ...(reply.trim() && { reply: reply.trim() }),
  }
}
