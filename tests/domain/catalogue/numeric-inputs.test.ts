import { expect, test } from 'vitest'
import {
  boltDiametersFor,
  diametersFor,
  fitsGripRange,
  holesFor,
  isNominal,
  lockboltDiametersFor,
  parseFigures,
} from '../../../src/domain/catalogue/numeric-inputs'

test.each([
  ['25.4-31.8', { from: 25.4, to: 31.8 }],
  ['12.7', { from: 12.7, to: 12.7 }],
  ['1.6 - 15.9 mm', { from: 1.6, to: 15.9 }],
  ['１２．７', { from: 12.7, to: 12.7 }],
  ['-50~+150', { from: -50, to: 150 }],
  ['-50~+150 ℃', { from: -50, to: 150 }],
  ['8.8', { from: 8.8, to: 8.8 }],
])('%s is read as figures', (text, figures) => {
  expect(parseFigures(text)).toEqual(figures)
})

test.each(['M12', 'A2-70', '31.8-25.4', '12.7.1', '', '200 HV', '1E5', '碳钢'])(
  '%j is no figure',
  (text) => {
    expect(parseFigures(text)).toBeUndefined()
  },
)

test.each([
  [5.2, [4.8]],
  [6.8, [6.4]],
  [8.5, [7.9]],
  [10, [9.5]],
  [14.2, [12.7]],
  [14.3, [12.7]],
  [14.1, [12.7]],
  [14.4, []],
  [17, [15.9]],
  [-1, []],
])('a hole of %s mm fits lockbolts of %j', (hole, diameters) => {
  expect(lockboltDiametersFor(hole)).toEqual(diameters)
})

test.each([
  [13.5, [12]],
  [21, [18, 20]],
  [12.4, []],
  [13, [12]],
  [14.5, [12]],
  [-1, []],
])('a hole of %s mm fits bolts of M%j', (hole, diameters) => {
  expect(boltDiametersFor(hole)).toEqual(diameters)
})

test('a hole means lockbolts among lockbolts, else bolts', () => {
  expect(diametersFor(14.2, '环槽铆钉')).toEqual([12.7])
  expect(diametersFor(14.2, '螺栓')).toEqual([12])
})

test.each([
  [25.4, true],
  [30, true],
  [31.8, true],
  [25.3, false],
  [200, false],
  [Number.NaN, false],
])('a joint of %s mm in a grip range from 25.4 to 31.8: %s', (thickness, fits) => {
  expect(fitsGripRange(thickness, { from: 25.4, to: 31.8 })).toBe(fits)
})

test.each([
  [12.7, '环槽铆钉', { from: 14.2, to: 14.2 }],
  [12, '螺栓', { from: 13, to: 14.5 }],
  [12.6, '环槽铆钉', undefined],
  [12.5, '螺栓', undefined],
])('a nominal diameter of %s mm in %s takes the holes %j', (diameter, category, holes) => {
  expect(holesFor(diameter, category)).toEqual(holes)
})

test('an inch size in mm is the nominal diameter that catalogues round it to', () => {
  expect([19.05, 19.1, 19.15].map((typed) => isNominal(typed, 19.1))).toEqual([true, true, true])
  expect([19, 19.2].map((typed) => isNominal(typed, 19.1))).toEqual([false, false])
})
