import { expect, test } from 'vitest'
import { readTyped } from '../../../src/domain/calculation/typed-number'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['１２．５', 12.5],
  ['１２，５', 12.5],
  ['  230 ', 230],
  ['1 200', 1200],
  ['-4', -4],
  ['−4', -4],
  ['1.5e3', 1500],
  ['.5', 0.5],
  ['12mm', 12],
  ['12 mm', 12],
  ['１２ｍｍ', 12],
  ['0.5 in', 12.7],
  ['1"', 25.4],
])('%j is a length of %s mm', (typed, value) => {
  expect(readTyped(typed, 'length', 'metric')).toEqual({ value })
})

test('without a unit the unit of the form counts, with one its own', () => {
  expect(readTyped('10', 'force', 'metric')).toEqual({ value: 10_000 })
  expect(readTyped('10 N', 'force', 'metric')).toEqual({ value: 10 })
  expect(readTyped('10', 'force', 'inch')).toEqual({ value: 44.482216152605 })
  expect(readTyped('10 kN', 'force', 'inch')).toEqual({ value: 10_000 })
  expect(readTyped('230 N·m', 'torque', 'inch')).toEqual({ value: 230 })
  expect(readTyped('230 Nm', 'torque', 'metric')).toEqual({ value: 230 })
  expect(readTyped('207000 MPa', 'modulus', 'metric')).toEqual({ value: 207 })
  expect(readTyped('5 %', 'share', 'metric')).toEqual({ value: 0.05 })
  expect(readTyped('68 °F', 'temperature', 'metric')).toEqual({ value: 20 })
})

test('nothing typed is nothing, not zero', () => {
  expect(readTyped('  ', 'length', 'metric')).toEqual({ empty: true })
})

test.each(['abc', '12.5.5', '1,2,3', '12 apples', 'NaN', 'Infinity', '--3', '1/2', '12 kN'])(
  '%j is no length',
  (typed) => {
    expect(readTyped(typed, 'length', 'metric')).toEqual({ notANumber: true })
  },
)
