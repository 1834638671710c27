import { isValidOn, type ListPrice } from './list-price'
import type { Currency } from './money'

/**
 * The currency in which somebody sees the prices of a product: that of the customer's own list with the product, of
 * several the one that began last; without one the usual currency.
 */
export function shownCurrency(
  prices: readonly ListPrice[],
  { accountId, day, usual }: { accountId: number | undefined; day: string; usual: Currency },
): Currency {
  const own = prices
    .filter(({ list }) => list.accountId !== undefined && list.accountId === accountId)
    .filter(({ list }) => isValidOn(list, day))
    .sort((a, b) => (a.list.validFrom < b.list.validFrom ? 1 : -1))
  return own[0]?.currency ?? usual
}
