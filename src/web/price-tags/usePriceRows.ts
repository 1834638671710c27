import { formatDate, text } from '../language/locale'
import { breaksText, stockText } from './price-words'
import { usePrices, type ProductPrice } from './prices-query'

interface Product {
  id: number
  unitName?: string | undefined
}

interface PriceRow {
  key: string
  label: string
  /** One value per product, in the order of the products; empty without a current figure. */
  values: string[]
}

/** Price and stock of several products as rows of a table; none if the user does not see prices. */
export function usePriceRows(products: readonly Product[]): PriceRow[] {
  const prices = usePrices(products.map(({ id }) => id))
  if (!prices || prices.isPending || prices.failed) return []
  const row = (
    key: string,
    label: string,
    valueOf: (unit: string, price: ProductPrice) => string,
  ) => ({
    key,
    label,
    values: products.map(({ id, unitName = '' }) => {
      const price = prices.of(id)
      return price ? valueOf(unitName, price) : ''
    }),
  })
  return [
    row('price', text('prices.price'), (unit, { currency, breaks }) =>
      currency && breaks ? breaksText(breaks, currency, unit) : text('prices.onRequest'),
    ),
    row('stock', text('prices.stock'), (unit, { stock }) =>
      stock
        ? `${stockText(stock, unit)} (${text('prices.asOf', { day: formatDate(stock.updatedAt) })})`
        : '',
    ),
  ]
}
