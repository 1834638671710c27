import { expect, test } from 'vitest'
import { daysOf, orderCode, raisedCounts } from '../../../src/domain/orders/orders'

test.each([
  [1, 500, 500],
  [500, 500, 500],
  [501, 500, 501],
  [1, 0, 1],
  [3, 0, 3],
])('%i of a product with the minimum %i become %i', (counts, minQuantity, raised) => {
  expect(raisedCounts(counts, minQuantity)).toBe(raised)
})

test.each([
  [0, {}],
  [undefined, {}],
  [1, { from: '2026-08-20' }],
  [2, { from: '2026-05-20' }],
  [3, { from: '2026-01-01' }],
  [4, { from: '2025-01-01', before: '2026-01-01' }],
  [5, { from: '2024-01-01', before: '2025-01-01' }],
  [6, { before: '2024-01-01' }],
])('on 20 November 2026 the time range %s is %o', (range, days) => {
  expect(daysOf(range, '2026-11-20')).toEqual(days)
})

test('the ranges this year, last year, the year before and earlier leave no gap and do not overlap', () => {
  const [thisYear, last, beforeLast, earlier] = [3, 4, 5, 6].map((range) =>
    daysOf(range, '2026-11-20'),
  )
  expect(last!.before).toBe(thisYear!.from)
  expect(beforeLast!.before).toBe(last!.from)
  expect(earlier!.before).toBe(beforeLast!.from)
})

test('a reservation number names the day and counts on', () => {
  expect(orderCode('2026-11-20', 123)).toBe('YD20261120-000123')
  expect(orderCode('2026-11-20', 1234567)).toBe('YD20261120-1234567')
})
