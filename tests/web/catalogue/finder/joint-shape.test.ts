import { expect, test } from 'vitest'
import { jointShape } from '../../../../src/web/catalogue/finder/joint-shape'

const shapeOf = (diameter?: number, thickness?: number, isNominal = false) =>
  jointShape({ diameter, thickness, isNominal })

test('the drawing follows the numbers', () => {
  const [small, large] = [shapeOf(8, 12), shapeOf(20, 30)]
  expect(large.right - large.left).toBeGreaterThan(small.right - small.left)
  expect(large.bottom - large.top).toBeGreaterThan(small.bottom - small.top)
  expect(large.pin).not.toBe(small.pin)
})

test('a nominal diameter measures the pin, a hole the plates', () => {
  const [hole, nominal] = [shapeOf(14.2, 30), shapeOf(14.2, 30, true)]
  expect(hole.upperPlate).toContain(`H${hole.left}`)
  expect(nominal.pin).toContain(`H${nominal.right}`)
})

test.each([
  [0.1, 0.1],
  [100_000, 100_000],
  [undefined, undefined],
])('a hole of %s and a joint of %s mm stay within the drawing', (diameter, thickness) => {
  const { upperPlate, lowerPlate, pin, grooves, collar } = shapeOf(diameter, thickness)
  const absolute = [upperPlate, lowerPlate, pin, collar]
    .flatMap((path) => path.match(/-?[\d.]+/g) ?? [])
    .map(Number)
  expect(Math.min(...absolute)).toBeGreaterThan(0)
  expect(Math.max(...absolute)).toBeLessThanOrEqual(440)
  expect(grooves + collar).not.toContain('NaN')
})
