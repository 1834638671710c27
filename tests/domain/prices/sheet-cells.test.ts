import { expect, test } from 'vitest'
import {
  fromCountsIn,
  leadTimeIn,
  perIn,
  priceIn,
  quantityIn,
} from '../../../src/domain/prices/sheet-cells'

test.each([
  ['12.50', '12.50'],
  ['1,234.5', '1234.5'],
  ['１２．５', '12.5'],
  ['0.000001', '0.000001'],
  ['007', '7'],
  ['1.234', '1.234'],
  [' 3 ', '3'],
])('the price %j is %s', (cell, value) => {
  expect(priceIn(cell)).toEqual({ value })
})

test.each([
  ['', 'pricing.row.noPrice'],
  ['-1', 'pricing.row.negative'],
  ['−0.5', 'pricing.row.negative'],
  ['(12.50)', 'pricing.row.negative'],
  ['0', 'pricing.row.zero'],
  ['0.00', 'pricing.row.zero'],
  ['abc', 'pricing.row.price'],
  ['1e9', 'pricing.row.price'],
  ['1,234', 'pricing.row.several'],
  ['12,5', 'pricing.row.price'],
  ['€ 12.50', 'pricing.row.price'],
  ['1.2345678', 'pricing.row.price'],
  ['1234567890123', 'pricing.row.price'],
  ['NaN', 'pricing.row.price'],
])('the price %j is refused as %s', (cell, reason) => {
  expect(priceIn(cell)).toMatchObject({ fault: { reason } })
})

test.each([
  ['', 1],
  ['500', 500],
  ['1,000,000', 1_000_000],
  ['100000000', 100_000_000],
])('the quantity %j is %i', (cell, value) => {
  expect(fromCountsIn(cell)).toEqual({ value })
})

test.each(['1.000', '10,000', '20 500'])('the quantity %j may be two, and is asked', (cell) => {
  expect(fromCountsIn(cell)).toMatchObject({ fault: { reason: 'pricing.row.several' } })
})

test.each(['0', '-5', '1.5', '1e9', '1000000000', 'many'])('the quantity %j is refused', (cell) => {
  expect(fromCountsIn(cell)).toMatchObject({ fault: { reason: 'pricing.row.fromCounts' } })
})

test.each([
  ['', 1],
  ['1', 1],
  ['100', 100],
  ['每 100 件', 100],
  ['per 1,000', 1000],
])('a price per %j is for %i', (cell, value) => {
  expect(perIn(cell)).toEqual({ value })
})

test.each(['10', '每件', '0', '-1', '1.0', '1 / 100'])('a price per %j is refused', (cell) => {
  expect(perIn(cell)).toMatchObject({ fault: { reason: 'pricing.row.per' } })
})

test('stock and lead time are whole numbers within their limits, or empty', () => {
  expect(quantityIn('0')).toEqual({ value: 0 })
  expect(quantityIn('')).toEqual({ value: undefined })
  expect(quantityIn('1000000001')).toMatchObject({ fault: { reason: 'pricing.row.quantity' } })
  expect(quantityIn('-1')).toMatchObject({ fault: { reason: 'pricing.row.quantity' } })
  expect(leadTimeIn('14')).toEqual({ value: 14 })
  expect(leadTimeIn('3651')).toMatchObject({ fault: { reason: 'pricing.row.leadTime' } })
  expect(leadTimeIn('two weeks')).toMatchObject({ fault: { reason: 'pricing.row.leadTime' } })
})
