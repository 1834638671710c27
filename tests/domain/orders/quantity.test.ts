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
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  // One to some, a thousand to others.
  ['1.000', undefined],
  ['1e9', undefined],
  ['1000000000', undefined],
  ['100000001', undefined],
  ['12,00', undefined],
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
