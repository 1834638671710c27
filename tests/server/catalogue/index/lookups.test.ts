import { expect, test } from 'vitest'
import { diametersForHole, gripsForThickness } from '../../../../src/server/catalogue/index/lookups'
import { classId, smallIndex } from './small-catalogue'

const index = smallIndex()
const zh = { language: 'zh' as const }

const diameters = (hole: number, ofClass?: number) =>
  diametersForHole(index, { ...zh, classId: ofClass }, hole).map(({ val }) => val)

test('a hole leads to the diameters of lockbolts whose recommended hole it is', () => {
  expect(diameters(14.2, classId.lockbolts)).toEqual(['12.7'])
  expect(diameters(14.3, classId.lockbolts)).toEqual(['12.7'])
  expect(diameters(14.4, classId.lockbolts)).toEqual([])
})

test('a hole leads to the diameters of bolts by the clearance holes', () => {
  expect(diameters(13.5, classId.hexBolts)).toEqual(['12'])
  expect(diameters(12.4, classId.hexBolts)).toEqual([])
})

test('without a class a hole means what it does in each category that it fits', () => {
  expect(diameters(14.2)).toEqual(['12', '12.7'])
  expect(diameters(13.5)).toEqual(['12'])
})

test('a hole is ignored by classes without an aperture', () => {
  expect(diameters(13.5, classId.nuts)).toEqual([])
})

test.each([
  [30, ['25.4-31.8']],
  [25.4, ['19.1-25.4', '25.4-31.8']],
  [5, []],
  [200, []],
])('a joint of %d mm leads to the grip ranges that hold it', (thickness, grips) => {
  expect(gripsForThickness(index, zh, thickness).map(({ val }) => val)).toEqual(grips)
})
