import { expect, test } from 'vitest'
import { shearRatioOf } from '../../../src/domain/calculation/tables/shear-ratio'
import table from '../../../src/domain/calculation/tables/thread-engagement.json'
import { strengthOf } from '../../../src/domain/calculation/strength'
import {
  boltFactor,
  greatestStrength,
  nutFactor,
  requiredEngagement,
  shearWidths,
} from '../../../src/domain/calculation/thread-stripping'
import { pitchesOf, threadOf } from '../../../src/domain/standards/threads'

const of = (tauBM: number, tauBS = 520) =>
  requiredEngagement({ thread: threadOf(12, 1.75), RmMax: 960, tauBS, tauBM })

test('a softer part needs a longer engagement, without a jump where the weaker thread changes', () => {
  const lengths = [80, 120, 200, 300, 370, 380, 450, 800].map((tauBM) => of(tauBM).length)
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  const [below, above] = [of(375.3), of(375.5)]
  expect(below.RS).toBeLessThan(1)
  expect(above.RS).toBeGreaterThan(1)
  expect(below.length).toBeCloseTo(above.length, 1)
})

// DT-ProfiSchraube, solver.js and test_solver.js; example B3 of VDI 2230-1 as F. Ruoss works it: M20×1.5, RS = 2.0.
test('the factors of the threads are the published ones, and end at their limits', () => {
  expect(nutFactor(1)).toBeCloseTo(0.897, 4)
  expect(nutFactor(0.4)).toBeCloseTo(1.0553, 3)
  expect(boltFactor(1.0000001)).toBeCloseTo(0.8973, 4)
  expect(boltFactor(2)).toBeCloseTo(1.1668, 4)
  expect(nutFactor(0.1)).toBe(nutFactor(0.4))
  expect(boltFactor(9)).toBe(boltFactor(2.2))
  const { internal, external } = shearWidths(threadOf(20, 1.5))
  expect(internal / external).toBeCloseTo(1.2698, 4)
})

// HEXAGON, info letter 110: Rm,max = 1.2·Rm,min for the classes 8.8 to 12.9, and more for softer ones.
test('the thread holds the strongest bolt of a class, which is known for hardened ones', () => {
  expect(greatestStrength('8.8', 800)).toBe(960)
  expect(greatestStrength('12.9', 1220)).toBe(1464)
  expect(greatestStrength('5.6', 500)).toBeUndefined()
  expect(greatestStrength('A2-70', 700)).toBeUndefined()
})

// Bossard, as the catalogue of Mastik prints it on page 677: lengths over d from tests with M6 to M16, coarse threads.
const recommended = table.columns.flatMap((column, at) => {
  const propertyClass = /^(\S+) coarse$/.exec(column)?.[1]
  return propertyClass
    ? (['S235', 'S355'] as const).map((name) => {
        const row = table.rows.find(([material]) => material === name)
        return { name, propertyClass, Rm: Number(row?.[1]), ratio: Number(row?.[at]) }
      })
    : []
})

test.each(recommended)(
  'the engagement of $propertyClass in $name is within a tenth of the one that tests recommend',
  ({ propertyClass, Rm: ofPart, ratio }) => {
    for (const d of [6, 8, 10, 12, 16]) {
      const Rm = strengthOf(propertyClass, d)?.Rm ?? NaN
      const { length } = requiredEngagement({
        thread: threadOf(d, pitchesOf(d)[0]?.P ?? NaN),
        RmMax: greatestStrength(propertyClass, Rm) ?? NaN,
        tauBS: (shearRatioOf(propertyClass) ?? NaN) * Rm,
        tauBM: 0.6 * ofPart,
      })
      expect(Math.abs(length / (ratio * d) - 1)).toBeLessThan(0.1)
    }
  },
)
