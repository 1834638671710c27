import { expect, test } from 'vitest'
import { foldedPartNo } from '../../../src/domain/orders/part-number'

test('a part number is looked up however its letters, widths and spaces are set', () => {
  expect(foldedPartNo(' Ｋ－77 ab ')).toBe('k-77ab')
})
