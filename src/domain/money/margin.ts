import { Decimal } from './decimal'
import { amountText, lineAmount, type Currency, type Price } from './money'

export interface ComparedLine {
  price: Price
  listPrice: Price
  counts: number
}

export interface Margin {
  /** Sum of the lines less their sum at list prices. */
  difference: string
  /** The same in per cent of the list prices, with one decimal. */
  percent: string
}

/** The distance of prices from list prices; undefined without a line that has both. */
export function marginAgainstList(
  lines: readonly ComparedLine[],
  currency: Currency,
): Margin | undefined {
  const sum = (priceOf: (line: ComparedLine) => Price) =>
    lines.reduce(
      (total, line) => total.plus(lineAmount(priceOf(line), line.counts, currency)),
      new Decimal('0'),
    )
  const listed = sum(({ listPrice }) => listPrice)
  if (listed.eq('0')) return undefined
  const difference = sum(({ price }) => price).minus(listed)
  const percent = difference.times('100').div(listed).round(1, Decimal.roundHalfUp)
  return { difference: amountText(difference, currency), percent: percent.toFixed(1) }
}
