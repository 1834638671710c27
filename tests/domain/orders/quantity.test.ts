import { expect, test } from 'vitest'
import { countsOf, wholePackages } from '../../../src/domain/orders/quantity'

test.each([
  ['200', 200],
  [' ２００ ', 200],
  ['1,200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['200.00', 200],
  ['+5', 5],
  ['200件', 200],
  ['200 pcs', 200],
  ['100000000', 100_000_000],
  ['5万', 50_000],
  ['1.5 萬件', 15_000],
  ['２千', 2000],
  ['1.2345万', 12_345],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  // Ambiguous: one or a thousand.
  ['1.000', undefined],
  ['1e9', undefined],
  ['1000000000', undefined],
  ['100000001', undefined],
  ['12,00', undefined],
  // Half a piece.
  ['0.0005千', undefined],
  ['2万5', undefined],
  ['万', undefined],
  ['20000万', undefined],
  ['10k', undefined],
  ['2 箱', undefined],
  ['=1+1', undefined],
  ['many', undefined],
  ['', undefined],
])('%j is the quantity %s', (written, counts) => {
  expect(countsOf(written)).toBe(counts)
})

test.each([
  [250, 100, 300],
  [300, 100, undefined],
  [1, 50, 50],
  [7, undefined, undefined],
  [7, 1, undefined],
  [7, 2.5, undefined],
  [99_999_999, 1000, 100_000_000],
  [99_999_999, 7777, undefined],
])('%s pieces in packages of %s go up to %s', (counts, packing, whole) => {
  expect(wholePackages(counts, packing)).toBe(whole)
})
