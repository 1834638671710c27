import { listPriceFor, type Asked, type ListPrice } from './list-price'

/** A price with the quantity from which it counts for somebody. */
export interface PriceBreak<Found extends ListPrice> {
  fromCounts: number
  price: Found
}

/**
 * The prices that count for a customer, by ascending quantity. Lists that overlap may take turns, so every quantity
 * that any of them names is asked for.
 */
export function priceBreaks<Found extends ListPrice>(
  prices: readonly Found[],
  asked: Omit<Asked, 'counts'>,
): PriceBreak<Found>[] {
  const quantities = [...new Set(prices.map(({ fromCounts }) => fromCounts))].sort((a, b) => a - b)
  const breaks: PriceBreak<Found>[] = []
  for (const counts of quantities) {
    const price = listPriceFor(prices, { ...asked, counts })
    if (price && price !== breaks.at(-1)?.price) breaks.push({ fromCounts: counts, price })
  }
  return breaks
}
