import { expect, test } from 'vitest'
import { calculate } from '../../../../src/domain/calculation/calculate'
import { sketchOf } from '../../../../src/domain/calculation/charts/sketch'
import { flexibilityExample } from '../../../../src/domain/calculation/examples'

const emptyOf = (bore: (kind: string) => number | undefined) => {
  const sections = flexibilityExample.sections.map((one) => ({ ...one, bore: bore(one.kind) }))
  const input = { ...flexibilityExample, sections }
  const { shapes } = sketchOf(input, calculate('flexibility', input))
  return shapes
    .filter(({ fill }) => fill === '#ffffff')
    .map(({ points }) => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      return [2 * Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    })
}

test('a solid bolt has no bore in its sketch, a hollow shank has its own', () => {
  expect(emptyOf(() => undefined)).toEqual([])
  expect(emptyOf((kind) => (kind === 'shank' ? 6 : undefined))).toEqual([[6, 0, 25]])
})

test('a bolt that is bored all through is open at both ends', () => {
  const through = emptyOf((kind) => (['head', 'nut'].includes(kind) ? undefined : 5))
  expect(Math.min(...through.map(([, top]) => top!))).toBe(-8)
  expect(Math.max(...through.map(([, , bottom]) => bottom!))).toBeGreaterThan(41)
})
