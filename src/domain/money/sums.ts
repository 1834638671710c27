import { Decimal } from './decimal'
import { amountText, lineAmount, rounded, type Currency, type Price } from './money'

export interface PricedLine {
  price: Price
  counts: number
}

/** Sums of a document as texts. */
export interface Sums {
  /** Amount of each line, in their order. */
  amounts: string[]
  subtotal: string
  tax: string
  total: string
}

/**
 * The sums of priced lines. Each line is rounded to the minor unit, the subtotal adds the rounded lines, the tax is
 * taken once on the subtotal and rounded, and the total adds both: what a reader adds up on paper is what is printed.
 */
export function sumsOf(
  lines: readonly PricedLine[],
  { currency, taxRate }: { currency: Currency; taxRate: string },
): Sums {
  const amounts = lines.map(({ price, counts }) => lineAmount(price, counts, currency))
  const subtotal = amounts.reduce((sum, amount) => sum.plus(amount), new Decimal('0'))
  const tax = rounded(subtotal.times(taxRate).div('100'), currency)
  const text = (amount: Decimal) => amountText(amount, currency)
  return {
    amounts: amounts.map(text),
    subtotal: text(subtotal),
    tax: text(tax),
    total: text(subtotal.plus(tax)),
  }
}
