import type { Day } from '../../domain/days/day'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { draftOf } from '../forms/draft'
import { readNumber } from '../forms/read-number'

/** An answer as it is typed: every input holds a text. */
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

/** What is typed and not sent yet outlives a refusal, a reload, and what a colleague does meanwhile. */
export const answerDraft = (orderId: number) => draftOf<TypedAnswer>(`answer.${orderId}`)

export const hasAnswerDraft = (orderId: number) => answerDraft(orderId).read() !== undefined

/** What the form begins with: the answer given before, or nothing but a last day. */
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

/** What is sent of what was typed: an empty input is left out. */
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
        // What is no number goes to the check of the form as it was typed, which says so.
        ...(leadTimeDays.trim() && { leadTimeDays: readNumber(leadTimeDays) as number }),
        // Also from a full-width keyboard.
        ...(price.trim() && { price: price.normalize('NFKC').trim() }),
        ...(alternative.trim() && { alternative: alternative.trim() }),
        ...(note.trim() && { note: note.trim() }),
      }
    }),
  }
}
