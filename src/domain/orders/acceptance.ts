import { linesOf } from './orders'
import type { Schemas } from '../schemas'

/** A quoted line, as answered or stored. */
type Quoted = Pick<Schemas['LineQuote'], 'price' | 'accepted'>

/** A price contains a digit: "to be agreed" is not a price, and its line cannot be accepted. */
export const isPriced = (answer: Quoted | undefined): boolean => /\p{Nd}/u.test(answer?.price ?? '')

/** Older quotations, from before lines were accepted one by one, were accepted as a whole. */
export const isAccepted = (answer: Quoted | undefined): boolean => answer?.accepted !== false

/** The lines an acceptance covers, and those left out because they have no price. */
export function acceptanceOf(order: Parameters<typeof linesOf>[0]) {
  const lines = linesOf(order)
  return {
    accepted: lines.filter(({ answer }) => isPriced(answer)),
    leftOut: lines.filter(({ answer }) => !isPriced(answer)),
  }
}
