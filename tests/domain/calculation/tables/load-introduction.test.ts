import { expect, test } from 'vitest'
import {
  introductionFactor,
  introductionRange,
  introductions,
} from '../../../../src/domain/calculation/tables/load-introduction'

test('the load introduction factor stands in its table, and between its steps it goes straight', () => {
  expect(introductionFactor('SV1', 0, 0)).toBe(0.7)
  expect(introductionFactor('SV4', 0.2, 0.3)).toBeCloseTo(0.12, 12)
  expect(introductionFactor('SV6', 5, 5)).toBe(0.03)
  expect(introductionFactor('SV1', 0.05, 0)).toBeCloseTo(0.61, 12)
  expect(introductionFactor('SV1', 0, 0.2)).toBeCloseTo((0.55 + 0.3) / 2, 12)
})

test('a load that enters further in has a smaller factor, in every type and from one to the next', () => {
  const steps = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 0.7]
  for (const type of introductions) {
    for (const l of steps) {
      const row = steps.map((a) => introductionFactor(type, l, a))
      expect(row).toEqual([...row].sort((a, b) => b - a))
    }
    const { least, most } = introductionRange(type, undefined, undefined)
    expect(least).toBeLessThan(most)
  }
  const near = introductions.map((type) => introductionFactor(type, 0, 0))
  expect(near).toEqual([...near].sort((a, b) => b - a))
  expect(introductionRange(undefined, 0.1, 0.1)).toEqual({ least: 0, most: 1 })
})
