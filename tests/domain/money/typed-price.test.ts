import { expect, test } from 'vitest'
import { typedOfPrice, typedPrice } from '../../../src/domain/money/typed-price'

test.each<[string, string, 1 | 100 | 1000]>([
  ['3.25', '3.25', 1],
  [' 325/100 ', '325', 100],
  ['1,200.50 / 1000', '1200.50', 1000],
  ['３．２５', '3.25', 1],
  ['1,5', '1,5', 1],
  ['abc', 'abc', 1],
])('“%s” is typed for %s per %i', (typed, amount, per) => {
  expect(typedPrice(typed)).toEqual({ amount, per })
})

test('nothing typed is no price', () => {
  expect(typedPrice('  ')).toBeUndefined()
})

test.each(['3.25', '325 / 100', '4 / 1000'])('a price is typed as it is read: %s', (typed) => {
  const price = typedPrice(typed)
  expect(price && typedOfPrice(price)).toBe(typed)
})
