import { sumsOf, type Sums } from '../money/sums'
import type { Currency, Price } from '../money/money'
import type { Schemas } from '../schemas'

export type Decision = Schemas['LineDecision']

/** The prices of a quoted line: its own, and that of the alternative. */
export interface Offer {
  price?: Price | undefined
  alternative?: { price?: Price | undefined } | undefined
}

/** The prices of a line as answered. */
export const offerOf = (answer: Schemas['LineQuote'] | undefined): Offer => ({
  price: answer?.unitPrice,
  alternative: answer?.alternative && { price: answer.alternative.unitPrice },
})

/** The price at which a decision takes the line; undefined if it cannot, because there is no exact price. */
export function priceFor(offer: Offer, decision: Decision): Price | undefined {
  if (decision === 'accept') return offer.price
  return decision === 'alternative' ? offer.alternative?.price : undefined
}

/** A line can always be left out, and otherwise only be taken at an exact price. */
export const mayDecide = (offer: Offer, decision: Decision): boolean =>
  decision === 'leaveOut' || priceFor(offer, decision) !== undefined

/** The decision for a line on which nothing was said: the alternative is only taken when the customer says so. */
export const usualDecision = (offer: Offer): Decision => (offer.price ? 'accept' : 'leaveOut')

interface DecidedLine {
  counts: number
  offer: Offer
  decision: Decision
}

/** The sums of what is taken; without a tax rate (older quotations) there are neither tax nor total. */
export function takenSums(
  lines: readonly DecidedLine[],
  { currency, taxRate }: { currency: Currency; taxRate: string | undefined },
): Pick<Sums, 'subtotal'> & Partial<Pick<Sums, 'tax' | 'total'>> & { lineCount: number } {
  const taken = lines.flatMap(({ counts, offer, decision }) => {
    const price = priceFor(offer, decision)
    return price ? [{ price, counts }] : []
  })
  const { subtotal, tax, total } = sumsOf(taken, { currency, taxRate: taxRate ?? '0' })
  return { lineCount: taken.length, subtotal, ...(taxRate !== undefined && { tax, total }) }
}
