import { expect, test } from 'vitest'
import { priceBreaks } from '../../../src/domain/money/price-breaks'
import type { ListPrice } from '../../../src/domain/money/list-price'

const price = (
  amount: string,
  fromCounts: number,
  list: Partial<ListPrice['list']>,
): ListPrice => ({
  amount,
  per: 1,
  currency: 'CNY',
  fromCounts,
  list: { id: 1, validFrom: '2026-01-01', ...list },
})
const general = { id: 1 }
const own = { id: 2, accountId: 7 }
const asked = { accountId: 7, currency: 'CNY', day: '2026-06-30' } as const
const breaksOf = (prices: ListPrice[]) =>
  priceBreaks(prices, asked).map(({ fromCounts, price: { amount } }) => [fromCounts, amount])

test('the breaks of one list ascend by quantity', () => {
  expect(breaksOf([price('2', 500, general), price('3', 1, general)])).toEqual([
    [1, '3'],
    [500, '2'],
  ])
})

test('the general list holds below the smallest quantity of the own one', () => {
  expect(
    breaksOf([price('3', 1, general), price('2.5', 1000, general), price('2', 500, own)]),
  ).toEqual([
    [1, '3'],
    [500, '2'],
  ])
})

test('without a price in the currency there are no breaks', () => {
  expect(priceBreaks([price('3', 1, general)], { ...asked, currency: 'EUR' })).toEqual([])
})
