import { expect, test } from 'vitest'
import { standardFiles } from '../../../src/domain/standards/standard-files'
import {
  clearanceHolesOf,
  dimensionsOf,
  isTypical,
  lengthsOf,
  loadsOf,
  sizesOf,
} from '../../../src/domain/standards/standards'

test.each([
  'GB/T 5782',
  'GB/T5782-2016',
  'gb/t 5782',
  'ISO 4014',
  'DIN EN ISO 4014:2011',
  'GB/T 5782 / ISO 4014',
  'GB/T 5782 (ISO 4014)',
  '六角头螺栓 ISO4014',
])('the standard is found in %s', (standard) => {
  expect(dimensionsOf(standard, 'M12')).toMatchObject({ d: 12, pitch: 1.75, s: 18, eMin: 20.03 })
})

test('a number of another part or a longer number is another standard', () => {
  expect(dimensionsOf('EN 14399-6', 'M12')).toMatchObject({ d1: 13, d2: 24, h: 3 })
  expect(dimensionsOf('EN 14399-4', 'M12')).toMatchObject({ s: 22, k: 8, b: 23 })
  expect(dimensionsOf('ISO 40140', 'M12')).toBeUndefined()
  expect(dimensionsOf('GB/T 70.1', 'M8')).toMatchObject({ dk: 13, k: 8, s: 6 })
  expect(dimensionsOf('GB/T 70.2', 'M8')).toMatchObject({ dk: 14, k: 4.4, s: 5 })
})

test('a size is found in its usual spellings', () => {
  const fine = dimensionsOf('ISO 8765', 'M12x1.25')
  expect(fine).toMatchObject({ d: 12, pitch: 1.25 })
  expect(dimensionsOf('ISO 8765', 'm12×1.25')).toEqual(fine)
  expect(dimensionsOf('ISO 4014', 'M12x1.75')).toEqual(dimensionsOf('ISO 4014', '12'))
  expect(dimensionsOf('ISO 4014', 'M12x1.5')).toBeUndefined()
  expect(dimensionsOf('ISO 4014', 'M11')).toBeUndefined()
})

test('known faults of public data sets are corrected', () => {
  expect(dimensionsOf('ISO 4014', 'M14')).toMatchObject({ s: 21 })
  expect(dimensionsOf('ISO 4014', 'M14')).toMatchObject({ eMin: 23.36, dw: 19.64 })
  expect(dimensionsOf('ISO 4033', 'M36')).toMatchObject({ m: 34.7 })
  expect(dimensionsOf('ISO 4762', 'M5')).toMatchObject({ s: 4 })
})

test('one hexagon has the same corners in every standard: 1.13 times its least width across flats', () => {
  const hexagons = [
    'ISO 4014',
    'ISO 4017',
    'ISO 8765',
    'ISO 8676',
    'ISO 4032',
    'ISO 4033',
    'ISO 4035',
  ]
  for (const standard of [...hexagons, 'ISO 8673', 'ISO 7040', 'ISO 7719']) {
    for (const size of sizesOf(standard, 'all')) {
      const { s, eMin } = dimensionsOf(standard, size) ?? {}
      const share = (eMin ?? 0) / 1.13 / (s ?? 1)
      // The standards allow a width across flats 0.18 mm smaller at 4 mm, and 1.2 mm smaller at 55 mm.
      expect(share, `${standard} ${size}`).toBeGreaterThan(0.95)
      expect(share, `${standard} ${size}`).toBeLessThan(0.99)
    }
  }
})

test('lengths are the nominal lengths of the standard', () => {
  expect(lengthsOf('GB/T 5782', 'M12')).toEqual([50, 55, 60, 65, 70, 80, 90, 100, 110, 120])
  expect(lengthsOf('ISO 4032', 'M12')).toEqual([])
})

test('sizes rise, and second choices come on demand only', () => {
  expect(sizesOf('ISO 4017').slice(0, 6)).toEqual(['M2', 'M2.5', 'M3', 'M4', 'M5', 'M6'])
  expect(sizesOf('ISO 4017', 'all')).toContain('M14')
  expect(sizesOf('ISO 2341').slice(0, 3)).toEqual(['3', '4', '5'])
})

test('clearance holes follow ISO 273, loads follow ISO 898-1', () => {
  expect(clearanceHolesOf(12)).toEqual({ d: 12, fine: 13, medium: 13.5, coarse: 14.5 })
  expect(clearanceHolesOf(11)).toBeUndefined()
  expect(loadsOf('8.8', 12)).toEqual({ tensile: 67400, proof: 48900 })
  expect(loadsOf('10.9', 16)).toEqual({ tensile: 163000, proof: 130000 })
  expect(loadsOf('10.9', 30)).toEqual({ tensile: 583000 })
  expect(loadsOf('A2-70', 12)).toBeUndefined()
})

test('figures without a source are marked as typical', () => {
  expect(dimensionsOf('lockbolt', '12.7')).toMatchObject({ hole: 14.2, dkRound: 23.4 })
  expect(isTypical('lockbolt', '12.7', 'dkRound')).toBe(false)
  expect(isTypical('lockbolt', '12.7', 'dkTruss')).toBe(true)
  expect(isTypical('lockbolt', '12', 'dkRound')).toBe(true)
  expect(isTypical('tool', 'GH-127', 'length')).toBe(true)
  expect(dimensionsOf('lockbolt', '19.1')).not.toHaveProperty('hole')
})

test('every row has a figure or a gap for every column, and every column name is used once', () => {
  for (const file of standardFiles) {
    expect(new Set(file.columns).size).toBe(file.columns.length)
    for (const [size, row] of Object.entries(file.rows)) {
      expect(row.length, `${file.numbers[0]} ${size}`).toBe(file.columns.length)
      for (const figure of row) if (figure !== null) expect(figure).toBeGreaterThan(0)
    }
  }
})

test('no two standards share a number', () => {
  const numbers = standardFiles.flatMap((file) => [...file.numbers, ...file.related])
  expect(new Set(numbers).size).toBe(numbers.length)
})
