import { expect, test } from 'vitest'
import { computeClamp } from '../../../src/domain/calculation/clamp'
import { clampExample } from '../../../src/domain/calculation/examples'
import {
  boundIn,
  editable,
  fromInner,
  shown,
  toInner,
  unitSystems,
  type Quantity,
} from '../../../src/domain/units/units'
import { seeded } from '../../random'

const quantities: Quantity[] = [
  'length',
  'area',
  'force',
  'torque',
  'stress',
  'modulus',
  'temperature',
  'temperatureDifference',
  'expansion',
  'resilience',
  'micro',
  'share',
  'angle',
]

test('a value goes to the other units and back without a loss', () => {
  const random = seeded(3)
  for (const quantity of quantities) {
    for (const system of unitSystems) {
      const value = random.between(0.01, 500)
      const back = toInner(fromInner(value, quantity, system), quantity, system)
      expect(back / value).toBeCloseTo(1, 12)
    }
  }
})

test('a typed value survives switching the units back and forth', () => {
  for (const typed of ['230', '19.995', '0.16', '1.75', '107.47']) {
    for (const quantity of quantities) {
      const inner = toInner(Number(typed), quantity, 'metric')
      const there = toInner(Number(editable(inner, quantity, 'inch')), quantity, 'inch')
      expect(editable(inner, quantity, 'metric')).toBe(typed)
      expect(there / inner).toBeCloseTo(1, 10)
    }
  }
})

test('known quantities: an inch, a pound-force, a foot-pound, 212 degrees Fahrenheit', () => {
  expect(toInner(1, 'length', 'inch')).toBe(25.4)
  expect(toInner(1, 'force', 'inch')).toBe(4.4482216152605)
  expect(toInner(1, 'torque', 'inch')).toBe(1.3558179483314)
  expect(toInner(212, 'temperature', 'inch')).toBeCloseTo(100, 9)
  expect(toInner(180, 'temperatureDifference', 'inch')).toBeCloseTo(100, 9)
})

test('inch and metric inputs give the same force', () => {
  const inInch = (value: number, quantity: Quantity) =>
    toInner(Number(editable(value, quantity, 'inch')), quantity, 'inch')
  const converted = {
    ...clampExample,
    dKm: inInch(clampExample.dKm!, 'length'),
    torque: inInch(clampExample.torque, 'torque'),
    torquePrevailing: inInch(clampExample.torquePrevailing!, 'torque'),
  }
  expect(computeClamp(converted).Fmax / computeClamp(clampExample).Fmax).toBeCloseTo(1, 9)
})

test('a result is shown with the figures that can be read', () => {
  expect(shown(60344.5, 'force', 'metric')).toBe('60.34')
  expect(shown(685.98, 'stress', 'metric')).toBe('686.0')
  expect(shown(1.751139e-6, 'resilience', 'metric')).toBe('1.751')
  expect(shown(0.803, 'share', 'metric')).toBe('80.3')
  expect(shown(0, 'force', 'inch')).toBe('0')
})

test('a bound has six figures at most and is never wider than it is', () => {
  const bound = (value: number, end: 'least' | 'most', system: 'metric' | 'inch' = 'metric') =>
    boundIn(value, end, 'length', system)
  expect(bound(13.5462613559, 'most')).toBe('13.5462')
  expect(bound(13.5462613559, 'least')).toBe('13.5463')
  for (const exact of [0, 0.1, 13.2, 17.5, 150, 100_000])
    for (const end of ['least', 'most'] as const) expect(bound(exact, end)).toBe(String(exact))
  expect(bound(25.4, 'most', 'inch')).toBe('1')
  expect(bound(-3.1234567, 'least')).toBe('-3.12345')
})
