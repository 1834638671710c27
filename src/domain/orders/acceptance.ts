import { linesOf } from './orders'
import type { Schemas } from '../schemas'

/** The line of a quotation, as it is answered or stored. */
type Quoted = Pick<Schemas['LineQuote'], 'price' | 'accepted'>

/** A price holds a figure: "to be agreed" is none, and a line with it cannot be accepted. */
export const isPriced = (answer: Quoted | undefined): boolean => /\p{Nd}/u.test(answer?.price ?? '')

/** Quotations that were accepted before lines were accepted one by one hold for all their lines. */
export const isAccepted = (answer: Quoted | undefined): boolean => answer?.accepted !== false

/** The lines that an acceptance is for, and those that it leaves out because they have no price. */
export function acceptanceOf(order: Parameters<typeof linesOf>[0]) {
  const lines = linesOf(order)
  return {
    accepted: lines.filter(({ answer }) => isPriced(answer)),
    leftOut: lines.filter(({ answer }) => !isPriced(answer)),
  }
}
