import { expect, test } from 'vitest'
import { calculate, type Inputs } from '../../../src/domain/calculation/calculate'
import { clampedResilience } from '../../../src/domain/calculation/clamped-parts'
import { flexibilityExample } from '../../../src/domain/calculation/examples'
import { verdictOf } from '../../../src/domain/calculation/verdict'

const ring = (outer: number, inner: number) => (Math.PI / 4) * (outer ** 2 - inner ** 2)
const pressures = (change: Partial<Inputs['flexibility']>) => {
  const input = { ...flexibilityExample, ...change }
  const result = calculate('flexibility', input)
  const at = Object.fromEntries(result.bearings!.map((one) => [one.place, one]))
  return { input, result, at, codes: result.warnings.map(({ code }) => code) }
}
const [washer, plate] = flexibilityExample.layers as [
  (typeof flexibilityExample.layers)[0],
  (typeof flexibilityExample.layers)[0],
]

test('a washer is judged twice: under the head, and on the part below', () => {
  const { result, at } = pressures({})
  expect(at.head!.pressure).toBeCloseTo(result.FSmax / ring(22.49, 17), 6)
  // 22.49 + 1.6·3 = 27.29 of its 30 mm; the hole of the plate is the wider one.
  expect(at.headWasher!.pressure).toBeCloseTo(result.FSmax / ring(27.29, 17.5), 6)
  expect(at.nutWasher!.pressure).toBeCloseTo(at.headWasher!.pressure, 9)
})

test('the worse of both decides, and is named', () => {
  const small = { ...washer, DA: 23, dh: 17 }
  const layers = [small, { ...plate, dh: 20 }, plate, small]
  const { head, headWasher } = pressures({ layers }).at
  expect(headWasher!.pressure).toBeGreaterThan(head!.pressure)
  const pG = (headWasher!.pressure + head!.pressure) / 2
  const { input, result, codes } = pressures({ layers, pG })
  expect(verdictOf('flexibility', input, result)).toMatchObject({
    name: 'pressureWasher',
    tone: 'bad',
    ratio: headWasher!.pressure / pG,
  })
  expect(result.pressureSafety).toBeCloseTo(pG / headWasher!.pressure, 9)
  expect(codes).toContain('PRESSURE_HIGH_WASHER')
  expect(codes).not.toContain('PRESSURE_HIGH')
})

test('a washer on a tapped part bears around the thread', () => {
  const { result, at } = pressures({ joint: 'ESV', layers: [washer] })
  expect(at.headWasher!.pressure).toBeCloseTo(result.FSmax / ring(27.29, 17), 6)
  expect(at.nut).toBeUndefined()
})

test('a part narrower than the bearing face is loaded only on its own ring, with a warning', () => {
  const narrow = { ...plate, DA: 20 }
  const { result, at, codes } = pressures({ layers: [narrow, narrow] })
  expect(at.head!.pressure).toBeCloseTo(result.FSmax / ring(20, 17.5), 6)
  expect(codes).toContain('PART_NARROW')
  expect(pressures({}).codes).not.toContain('PART_NARROW')
})

test('the pressure cone starts no wider than the part under the face', () => {
  const layers = [
    { thickness: 5, E: 207_000, DA: 20, dh: 17, washer: true },
    { thickness: 30, E: 207_000, DA: 60, dh: 17 },
  ]
  const at = (dW1: number) => clampedResilience({ layers, joint: 'ESV', dW1, dW2: dW1 })
  expect(at(24).cone.dW).toBe(20)
  expect(at(24).delta).toBeCloseTo(at(20).delta, 15)
  expect(at(24).delta).toBeLessThan(at(19).delta)
})
