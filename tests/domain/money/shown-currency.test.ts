import { expect, test } from 'vitest'
import type { ListPrice } from '../../../src/domain/money/list-price'
import { shownCurrency } from '../../../src/domain/money/shown-currency'

const price = (currency: ListPrice['currency'], list: Partial<ListPrice['list']>): ListPrice => ({
  amount: '1',
  per: 1,
  currency,
  fromCounts: 1,
  list: { id: 1, validFrom: '2026-01-01', ...list },
})
const asked = { accountId: 7, day: '2026-06-30', usual: 'CNY' } as const

test.each<[string, ListPrice[], string]>([
  ['the usual one without an own list', [price('EUR', {})], 'CNY'],
  ['that of the own list', [price('EUR', { accountId: 7 })], 'EUR'],
  ['not that of the list of somebody else', [price('EUR', { accountId: 8 })], 'CNY'],
  [
    'not that of an own list that has ended',
    [price('EUR', { accountId: 7, validTo: '2026-06-29' })],
    'CNY',
  ],
  [
    'that of the own list that began last',
    [price('EUR', { accountId: 7 }), price('USD', { accountId: 7, validFrom: '2026-02-01' })],
    'USD',
  ],
])('the currency is %s', (_name, prices, currency) => {
  expect(shownCurrency(prices, asked)).toBe(currency)
})
