import { text } from '../language/locale'
import { breaksText, writtenPrice } from './price-words'
import type { ProductPrice } from './prices-query'

/** `¥ 12.50 / 100 pcs`; the prices of larger quantities are its tooltip. */
export function PriceText({
  price,
  unitName = '',
}: {
  price: 'none' | 'failed' | ProductPrice
  unitName: string | undefined
}) {
  if (price === 'failed') return text('prices.failed')
  const { currency, breaks: [first, ...rest] = [] } = price === 'none' ? {} : price
  if (!first || !currency) return text('prices.onRequest')
  const all = rest.length > 0 ? breaksText([first, ...rest], currency, unitName) : undefined
  return <span title={all}>{writtenPrice(first, currency, unitName)}</span>
}
