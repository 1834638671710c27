import type { Day } from '../days/day'
import type { Currency, Price } from './money'

/** A price of a list, from a quantity on. */
export interface ListPrice extends Price {
  currency: Currency
  /** Smallest quantity that the price is for. */
  fromCounts: number
  list: {
    id: number
    /** The account the list is for; absent for the general list. */
    accountId?: number
    validFrom: Day
    /** Last day of validity; absent without an end. */
    validTo?: Day
  }
}

export interface Asked {
  accountId: number | undefined
  currency: Currency
  counts: number
  day: Day
}

/** True on every day from the first to the last one. */
export const isValidOn = (
  { validFrom, validTo }: { validFrom: Day; validTo?: Day | undefined },
  day: Day,
): boolean => validFrom <= day && (validTo === undefined || day <= validTo)

/**
 * The price of a model for a customer and a quantity. A list of the customer goes before the general one, of lists of
 * the same kind that overlap the one that began last, of two that began on one day the newer. Within a list the break
 * with the largest quantity that is reached counts. Undefined if no valid list has a price for the quantity.
 */
export function listPriceFor<Found extends ListPrice>(
  prices: readonly Found[],
  { accountId, currency, counts, day }: Asked,
): Found | undefined {
  return prices
    .filter(
      ({ list, fromCounts, ...price }) =>
        price.currency === currency &&
        fromCounts <= counts &&
        (list.accountId === undefined || list.accountId === accountId) &&
        isValidOn(list, day),
    )
    .reduce<Found | undefined>(
      (best, price) => (best && !goesBefore(price, best) ? best : price),
      undefined,
    )
}

function goesBefore(a: ListPrice, b: ListPrice): boolean {
  const own = (price: ListPrice) => Number(price.list.accountId !== undefined)
  if (own(a) !== own(b)) return own(a) > own(b)
  if (a.list.validFrom !== b.list.validFrom) return a.list.validFrom > b.list.validFrom
  if (a.list.id !== b.list.id) return a.list.id > b.list.id
  return a.fromCounts > b.fromCounts
}
