import { expect, test } from 'vitest'
import {
  characteristicOf,
  characteristics,
  inputsOf,
  roleOf,
} from '../../../src/domain/catalogue/characteristics'

test('every characteristic has a code and a name in each language of its own', () => {
  for (const names of [
    characteristics.map(({ code }) => code),
    characteristics.map(({ zh }) => zh),
    characteristics.map(({ en }) => en),
  ]) {
    expect(new Set(names).size).toBe(characteristics.length)
    expect(names).not.toContain('')
  }
})

test('the two numeric inputs stand for values of diameter and grip range', () => {
  expect(characteristicOf('2021090005')).toMatchObject({ kind: 'aperture', mapsTo: '2021090001' })
  expect(characteristicOf('2021090002')).toMatchObject({ kind: 'grip', mapsTo: '2021090003' })
})

test('diameter, aperture, grip range, riveting range, head style and material come first', () => {
  expect(
    [...characteristics]
      .sort((one, other) => one.order - other.order)
      .slice(0, 6)
      .map(({ en }) => en),
  ).toEqual([
    'Nominal diameter',
    'Hole diameter',
    'Grip range',
    'Joint thickness',
    'Head style',
    'Pin material',
  ])
})

test('a class offers the numeric inputs that its characteristics allow', () => {
  expect(inputsOf('环槽铆钉', ['2021090001', '2021090003'])).toEqual(['2021090005', '2021090002'])
  expect(inputsOf('环槽铆钉', ['2021090001', '2021090010'])).toEqual([])
  expect(inputsOf('螺栓', ['2021090001', '2021090012'])).toEqual(['2021090005'])
  expect(inputsOf('螺母', ['2021090001', '2021090008'])).toEqual([])
})

test('diameter is required, a standard hidden on lockbolts only, a numeric input free', () => {
  expect(roleOf('2021090001', '螺栓')).toEqual({ isRequired: 1, isHidden: 0, isValLimited: 1 })
  expect(roleOf('2021090015', '环槽铆钉').isHidden).toBe(1)
  expect(roleOf('2021090015', '螺栓').isHidden).toBe(0)
  expect(roleOf('2021090002', '环槽铆钉')).toEqual({ isRequired: 0, isHidden: 0, isValLimited: 0 })
})

test('bolts are cut to any length; other products come in the listed lengths', () => {
  expect(roleOf('2021090012', '螺栓')).toEqual({ isRequired: 1, isHidden: 0, isValLimited: 0 })
  expect(roleOf('2021090012', '附件').isValLimited).toBe(1)
})
