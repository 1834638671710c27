import type { Currency } from '../../domain/money/money'
import { priceText } from '../../domain/money/price-text'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatSpan, language, text } from '../language/locale'

type Break = Schemas['PriceBreak']

/** The price for a quantity; undefined below the smallest one. */
export const breakFor = (breaks: readonly Break[], counts: number): Break | undefined =>
  breaks.findLast(({ fromCounts }) => fromCounts <= counts)

export const writtenPrice = (price: Break, currency: Currency, unitName: string): string =>
  priceText({ ...price, currency }, unitName, language)

/** `from 500 pcs: ¥ 11.20 / 100 pcs` */
export const breakText = (price: Break, currency: Currency, unitName: string): string =>
  text('prices.from', {
    count: formatCount(price.fromCounts, unitName),
    price: writtenPrice(price, currency, unitName),
  })

/** All prices in one line; the quantity of the first is left out if it is one. */
export function breaksText(breaks: readonly Break[], currency: Currency, unitName: string): string {
  return breaks
    .map((price) =>
      price.fromCounts === 1
        ? writtenPrice(price, currency, unitName)
        : breakText(price, currency, unitName),
    )
    .join(' · ')
}

/** `1,200 pcs in stock · lead time 14 days` */
export function stockText(
  { quantity, leadTimeDays }: Schemas['StockFigure'],
  unitName: string,
): string {
  const inStock =
    quantity === undefined
      ? []
      : quantity === 0
        ? [text('prices.noStock')]
        : [text('prices.inStock', { count: formatCount(quantity, unitName) })]
  const lead =
    leadTimeDays === undefined
      ? []
      : [text('prices.inTime', { span: formatSpan(leadTimeDays, 'day') })]
  return [...inStock, ...lead].join(' · ')
}
