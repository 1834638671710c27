import { expect, test } from 'vitest'
import { hotYield } from '../../../../src/domain/calculation/tables/hot-strength'

test('the yield point at temperature is that of the published table, and nothing beyond it', () => {
  expect(hotYield('10.9', 300)).toBe(705)
  expect(hotYield('8.8', 200)).toBe(540)
  expect(hotYield('12.9', 225)).toBe(900)
  expect(hotYield('10.9', 20)).toBe(940)
  expect(hotYield('10.9', 301)).toBeUndefined()
  expect(hotYield('A2-70', 200)).toBeUndefined()
})
