import type { Language } from '../language/language'
import { countedUnit } from '../units/counted-unit'
import { minorDigits, type Currency, type Price } from './money'

const symbols: Record<Currency, string> = { CNY: '¥', EUR: '€', USD: 'US$', GBP: '£', JPY: 'JP¥' }

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

/** An amount with its currency as people read it: `¥ 27,430.00`. Decimal texts stay exact. */
export function moneyText(amount: string, currency: Currency, language: Language): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // The formatter takes a decimal text exactly; its type only admits texts written in the code.
  return `${symbols[currency]}\u00a0${format.format(amount as Intl.StringNumericLiteral)}`
}

/** A price with its unit: `¥ 3.25 / pc`, `¥ 325.00 / 100 pcs`. Shows at least the digits of the minor unit. */
export function priceText(
  { amount, per, currency }: Price & { currency: Currency },
  unitName: string,
  language: Language,
): string {
  const [whole = '', decimals = ''] = amount.split('.')
  const digits = decimals.padEnd(minorDigits[currency], '0')
  const padded = digits === '' ? whole : `${whole}.${digits}`
  const unit = countedUnit(per, unitName)
  return `${moneyText(padded, currency, language)} / ${per === 1 ? unit : `${per} ${unit}`}`
}
