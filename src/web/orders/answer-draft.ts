import type { Day } from '../../domain/days/day'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { draftOf } from '../forms/draft'
import { readNumber } from '../forms/read-number'

/** The raw input of an answer: every field is a text. */
export interface TypedAnswer {
  lines: Record<number, TypedLine>
  note: string
  validUntil: Day | ''
}

export interface TypedLine {
  leadTimeDays: string
  price: string
  alternative: string
  note: string
}

const noLine: TypedLine = { leadTimeDays: '', price: '', alternative: '', note: '' }

/** Unsent input survives a refusal, a reload, and a colleague's changes. */
export const answerDraft = (orderId: number) => draftOf<TypedAnswer>(`answer.${orderId}`)

export const hasAnswerDraft = (orderId: number) => answerDraft(orderId).read() !== undefined

/** Initial input: the previous answer, or else only a last day of validity. */
export function typedOf(order: Schemas['IntentionOrder'], lastDay: Day): TypedAnswer {
  return {
    lines: Object.fromEntries(linesOf(order).map((line) => [line.id, typedLine(line)])),
    note: order.quotation?.note ?? '',
    validUntil: order.quotation && !order.quotation.expired ? order.quotation.validUntil : lastDay,
  }
}

function typedLine({ answer = {} }: Schemas['OrderLine']): TypedLine {
  const { leadTimeDays, price = '', alternative, note = '' } = answer
  return {
    leadTimeDays: leadTimeDays === undefined ? '' : String(leadTimeDays),
    price,
    alternative: alternative?.model ?? '',
    note,
  }
}

export const lineOf = (typed: TypedAnswer, id: number): TypedLine => typed.lines[id] ?? noLine

/** The request body; empty inputs are omitted. */
export function answerOfTyped(
  order: Schemas['IntentionOrder'],
  typed: TypedAnswer,
): Schemas['OrderAnswer'] {
  return {
    version: order.version,
    validUntil: typed.validUntil,
    ...(typed.note.trim() && { note: typed.note.trim() }),
    lines: linesOf(order).map(({ id }) => {
      const { leadTimeDays, price, alternative, note } = lineOf(typed, id)
      return {
        lineId: id,
        // Text that is not a number is passed on for the validator to report.
        ...(leadTimeDays.trim() && { leadTimeDays: readNumber(leadTimeDays) as number }),
        // NFKC accepts full-width digits.
        ...(price.trim() && { price: price.normalize('NFKC').trim() }),
        ...(alternative.trim() && { alternative: alternative.trim() }),
        ...(note.trim() && { note: note.trim() }),
      }
    }),
  }
}
