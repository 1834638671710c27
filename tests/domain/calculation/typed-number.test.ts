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

test.each([
  ['0.23 kN·m', 'torque', 230],
  ['170 lb·ft', 'torque', 170 * 1.3558179483314],
  ['170 ft-lb', 'torque', 170 * 1.3558179483314],
  ['170 lbf·ft', 'torque', 170 * 1.3558179483314],
  ['100 in-lbf', 'torque', 11.29848290276],
  ['71000 N/mm²', 'modulus', 71],
  ['71 000 N/mm2', 'modulus', 71],
  ['207 kN/mm²', 'modulus', 207],
  ['11.7 10⁻⁶/K', 'expansion', 11.7],
  ['12 10⁻⁶/K', 'expansion', 12],
  ['11.7·10⁻⁶/K', 'expansion', 11.7],
  ['11,7 × 10^-6/K', 'expansion', 11.7],
  ['6.5 10⁻⁶/°F', 'expansion', 11.7],
  ['0.4 10⁻⁶ mm/N', 'resilience', 4e-7],
  ['940 N/mm²', 'stress', 940],
  ['157 mm²', 'area', 157],
  ['230 牛米', 'torque', 230],
  ['230 牛·米', 'torque', 230],
  ['0.23 千牛米', 'torque', 230],
  ['30 千牛', 'force', 30_000],
  ['500牛', 'force', 500],
  ['12 毫米', 'length', 12],
  ['1.2 厘米', 'length', 12],
  ['940 兆帕', 'stress', 940],
  ['207 吉帕', 'modulus', 207],
  ['45 度', 'angle', 45],
  ['20 度', 'temperature', 20],
  ['20 摄氏度', 'temperature', 20],
  ['15 微米', 'micro', 15],
  ['84.3 平方毫米', 'area', 84.3],
  ['5％', 'share', 0.05],
  ['百分之5', 'share', 0.05],
  ['百分之五', 'share', 0.05],
  ['百分之十二点五', 'number', 0.125],
  ['12 %', 'number', 0.12],
  ['20 C', 'temperature', 20],
  ['68 °F', 'temperature', 20],
] as const)('%j is a %s of %s with its unit', (typed, quantity, value) => {
  const read = readTyped(typed, quantity, 'metric')
  expect('value' in read && read.value).toBeCloseTo(value, 9)
})

test('nothing typed is nothing, not zero', () => {
  expect(readTyped('  ', 'length', 'metric')).toEqual({ empty: true })
})

test.each([
  'abc',
  '12.5.5',
  '1,2,3',
  '12 apples',
  'NaN',
  'Infinity',
  '--3',
  '1/2',
  '12 kN',
  '2³0',
  '2³',
  '12 mm²',
  '110⁻⁶',
  '3 10⁻⁶',
])('%j is no length', (typed) => {
  expect(readTyped(typed, 'length', 'metric')).toEqual({ notANumber: true })
})

test.each([
  ['1,234', '1.234', '1234'],
  ['1,234 mm', '1.234 mm', '1234 mm'],
  ['-12,345 in', '-12.345 in', '-12345 in'],
  ['1,234e3', '1.234e3', '1234e3'],
])('%j is asked about: %j or %j', (typed, one, other) => {
  expect(readTyped(typed, 'length', 'metric')).toEqual({ ambiguous: [one, other] })
  for (const meant of [one, other])
    expect(readTyped(meant, 'length', 'metric')).toHaveProperty('value')
})

test.each([
  ['0,234', 0.234],
  [',234', 0.234],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
])('%j is no question: %s', (typed, value) => {
  expect(readTyped(typed, 'length', 'metric')).toEqual({ value })
})
