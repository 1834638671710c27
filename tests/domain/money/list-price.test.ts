import { expect, test } from 'vitest'
import { listPriceFor, type ListPrice } from '../../../src/domain/money/list-price'

const price = (
  amount: string,
  list: Partial<ListPrice['list']> = {},
  more: Partial<ListPrice> = {},
): ListPrice => ({
  amount,
  per: 1,
  currency: 'CNY',
  fromCounts: 1,
  list: { id: 1, validFrom: '2026-01-01', ...list },
  ...more,
})
const asked = { accountId: 7, currency: 'CNY', counts: 100, day: '2026-06-30' } as const

test.each<[string, ListPrice[], Partial<Parameters<typeof listPriceFor>[1]>, string | undefined]>([
  ['no price', [], {}, undefined],
  ['the general list', [price('3')], {}, '3'],
  [
    'the list of the customer goes before the general one',
    [price('2', { accountId: 7 }), price('3')],
    {},
    '2',
  ],
  [
    'the list of another customer does not count',
    [price('2', { accountId: 8 }), price('3')],
    {},
    '3',
  ],
  [
    'a visitor has the general list',
    [price('2', { accountId: 7 }), price('3')],
    { accountId: undefined },
    '3',
  ],
  ['another currency does not count', [price('3', {}, { currency: 'EUR' })], {}, undefined],
  [
    'the largest break that is reached',
    [price('3'), price('2.5', {}, { fromCounts: 100 }), price('2', {}, { fromCounts: 101 })],
    {},
    '2.5',
  ],
  ['no break is reached', [price('2', {}, { fromCounts: 101 })], {}, undefined],
  ['the last day of a list counts', [price('3', { validTo: '2026-06-30' })], {}, '3'],
  ['a list that has ended', [price('3', { validTo: '2026-06-29' })], {}, undefined],
  ['the first day of a list counts', [price('3', { validFrom: '2026-06-30' })], {}, '3'],
  ['a list that has not begun', [price('3', { validFrom: '2026-07-01' })], {}, undefined],
  [
    'of lists that overlap the one that began last',
    [price('3'), price('2.8', { id: 2, validFrom: '2026-06-01' })],
    {},
    '2.8',
  ],
  ['of lists that began on one day the newer', [price('2.8', { id: 2 }), price('3')], {}, '2.8'],
  [
    'a break of an older list does not count beside a newer list',
    [price('1', {}, { fromCounts: 50 }), price('2.8', { id: 2, validFrom: '2026-06-01' })],
    {},
    '2.8',
  ],
])('%s', (_name, prices, question, amount) => {
  const orders = [prices, [...prices].reverse()]
  for (const order of orders)
    expect(listPriceFor(order, { ...asked, ...question })?.amount).toBe(amount)
})
