import { expect, test } from 'vitest'
import { viewOf } from '../../../../src/web/catalogue/selection/view'

const role = (isPurchase: 0 | 1, isDesign: 0 | 1, isPurchaseAndDesign: 0 | 1) => ({
  isPurchase,
  isDesign,
  isPurchaseAndDesign,
})

test.each([
  ['a visitor', undefined, { view: 'table', free: true }],
  ['a customer without a role', role(0, 0, 0), { view: 'grid', free: false }],
  ['a purchaser', role(1, 0, 0), { view: 'table', free: false }],
  ['a designer', role(0, 1, 0), { view: 'grid', free: false }],
  ['a purchaser and designer', role(0, 0, 1), { view: 'table', free: true }],
] as const)('%s who wants the table', (_, user, expected) => {
  expect(viewOf(user, 'table')).toEqual(expected)
})

test('a visitor begins with the table and may change to the grid', () => {
  expect(viewOf(undefined, undefined)).toEqual({ view: 'table', free: true })
  expect(viewOf(undefined, 'grid')).toEqual({ view: 'grid', free: true })
})

test('a purchaser and designer begins with the grid', () => {
  expect(viewOf(role(0, 0, 1), undefined)).toEqual({ view: 'grid', free: true })
})
