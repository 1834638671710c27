import type { Schemas } from '../schemas'
import { Decimal, decimalOf } from './decimal'

export type Currency = Schemas['Currency']

/** A price without tax: `amount` for `per` pieces or sets. */
export interface Price {
  amount: string
  per: Schemas['PricePer']
}

/** Digits of the minor unit (ISO 4217). */
export const minorDigits: Record<Currency, number> = { CNY: 2, EUR: 2, USD: 2, GBP: 2, JPY: 0 }

/** Commercial rounding (half away from zero) to the minor unit of the currency. */
export const rounded = (amount: Decimal, currency: Currency): Decimal =>
  amount.round(minorDigits[currency], Decimal.roundHalfUp)

/** A rounded amount as text with all digits of the minor unit: `27430.00`. */
export const amountText = (amount: Decimal, currency: Currency): string =>
  rounded(amount, currency).toFixed(minorDigits[currency])

/** The amount of a line: price × quantity ÷ the quantity the price is for, rounded once. */
export const lineAmount = (price: Price, counts: number, currency: Currency): Decimal =>
  rounded(new Decimal(price.amount).times(decimalOf(counts)).div(decimalOf(price.per)), currency)

/** A price lowered by per cent, rounded to six decimals; never below the smallest price. */
export function discounted(price: Price, percent: string): Price {
  const left = new Decimal('100').minus(percent).div('100')
  const amount = new Decimal(price.amount).times(left).round(6, Decimal.roundHalfUp)
  return { ...price, amount: amount.gt('0') ? amount.toFixed() : '0.000001' }
}

/** Compares prices for the same quantity: negative if the first is lower. */
export const comparePrices = (a: Price, b: Price): number =>
  new Decimal(a.amount).times(decimalOf(b.per)).cmp(new Decimal(b.amount).times(decimalOf(a.per)))
