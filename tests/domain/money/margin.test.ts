import { expect, test } from 'vitest'
import { marginAgainstList } from '../../../src/domain/money/margin'

const price = (amount: string, per: 1 | 100 | 1000 = 1) => ({ amount, per })

test.each([
  ['a price below the list', '9', '10', { difference: '-100.00', percent: '-10.0' }],
  ['the list price', '10', '10', { difference: '0.00', percent: '0.0' }],
  ['a price above the list', '10.005', '10', { difference: '0.50', percent: '0.1' }],
  ['a third less, rounded', '2', '3', { difference: '-100.00', percent: '-33.3' }],
])('%s is compared in sum and per cent', (_name, quoted, listed, margin) => {
  const line = { price: price(quoted), listPrice: price(listed), counts: 100 }
  expect(marginAgainstList([line], 'CNY')).toEqual(margin)
})

test('lines are compared by their rounded amounts, also if list and quotation count in different units', () => {
  const lines = [
    { price: price('325', 100), listPrice: price('3.25'), counts: 7 },
    { price: price('0.001'), listPrice: price('0.002'), counts: 3 },
  ]
  expect(marginAgainstList(lines, 'CNY')).toEqual({ difference: '-0.01', percent: '0.0' })
})

test('without list prices there is no margin', () => {
  expect(marginAgainstList([], 'CNY')).toBeUndefined()
})
