import { expect, test } from 'vitest'
import { calculateJoint } from '../../../../src/domain/calculation/calculate'
import { clampExample, flexibilityExample } from '../../../../src/domain/calculation/examples'
import { tappedExample } from '../../../../src/domain/calculation/joint/examples'
import type { Joint } from '../../../../src/domain/calculation/joint/views'

/** A figure within 0.3 % of what was worked by hand. */
const close = (actual: number | undefined, printed: number) =>
  expect(Math.abs((actual ?? Infinity) / printed - 1)).toBeLessThan(0.003)

const figuresOf = (joint: Joint) => {
  const result = calculateJoint(joint)
  const row = (name: string, place?: string) =>
    result.checks.find((check) => check.name === name && (!place || check.place === place))
  const [end] = result.ends
  return { result, row, end: end! }
}

test('a washer joint worked by hand comes out at every figure, entered once', () => {
  const { result, row, end } = figuresOf({
    ...flexibilityExample,
    ...clampExample,
    mode: 'torque',
    nutClass: '10',
  })
  const { preload } = result
  close(preload.Fmin, 60_344.5)
  close(preload.Fmax, 107_470.7)
  close(preload.alphaA, 1.781)
  close(preload.utilisation, 0.803)
  close(result.deltaS, 1.751139e-6)
  close(result.deltaP, 7.059103e-7)
  close(result.PhiK, 0.2873)
  close(result.FZ, 6104.9)
  close(result.thermalLoss, 5811.9)
  close(end.Phi, 0.14365)
  close(result.FVmin, 48_427.8)
  close(result.FVmax, 113_282.5)
  close(end.FSA, 2154.8)
  close(end.FPA, 12_845.2)
  close(end.FKR, 35_582.5)
  close(end.FSmax, 115_437.3)
  close(end.sigmaZ, 736.8)
  // With the elastic torsion of 242.3 MPa, half of it left.
  close(row('service')?.figure, Math.hypot(736.8, Math.sqrt(3) * 0.5 * 242.3))
})

test('a tapped joint worked by hand comes out at every figure, entered once', () => {
  const { result, row, end } = figuresOf(tappedExample)
  close(result.preload.Fmin, 26_341.7)
  close(result.preload.Fmax, 42_959.4)
  close(row('assembly')?.figure, 560.53)
  close(result.deltaS, 2.31584e-6)
  close(result.deltaP, 3.76085e-7)
  close(result.PhiK, 0.139708)
  close(result.FZ, 2971.8)
  close(end.FKR, 15_816.9)
  close(end.FSmax, 43_406.5)
  close(row('service')?.figure, 538.02)
  close(row('fatigue')?.figure, 2.6527)
  close(row('fatigue')?.limit, 48.875)
  close(row('pressure', 'head')?.figure, 586.03)
  close(row('preload')?.figure, 10_524.8)
  close(row('engagement')?.figure, 9.8572)
  expect(result.verdict.tone).toBe('good')
})

const base: Joint = {
  ...flexibilityExample,
  ...clampExample,
  mode: 'torque',
  nutClass: '10',
  loading: 'concentric',
}

test('where the load introduction is not entered both ends are shown, and the worse one judges', () => {
  const unknown = { ...base }
  delete unknown.n
  const { ends, checks } = calculateJoint(unknown)
  expect(ends.map(({ n }) => n)).toEqual([1, 0])
  const required = checks.find(({ name }) => name === 'preload')!.figure
  expect(required).toBe(Math.max(...ends.map(({ requiredFmin }) => requiredFmin)))
  // The figures of the types cannot be read publicly: a type alone narrows nothing.
  expect(calculateJoint({ ...unknown, introduction: 'SV6' }).ends).toEqual(ends)
})

test('a shear load takes the stricter column of the embedding, and the user is told', () => {
  const axial = calculateJoint({ ...base, loadDirection: 'axial' })
  const sheared = calculateJoint({ ...base, loadDirection: 'axial', FQ: 1000, muT: 0.2 })
  expect(sheared.fZ).toBeGreaterThan(axial.fZ)
  expect(sheared.loadDirection).toBe('shear')
  expect(sheared.warnings.map(({ code }) => code)).toContain('SHEAR_COLUMN_TAKEN')
})

test('a thread rolled after heat treatment and few cycles bear more', () => {
  const limitOf = (change: Partial<Joint>) =>
    calculateJoint({ ...base, ...change }).checks.find(({ name }) => name === 'fatigue')!.limit!
  const sv = limitOf({})
  expect(sv).toBeCloseTo(0.85 * (150 / 16 + 45), 9)
  expect(limitOf({ cycles: 2e7 })).toBe(sv)
  expect(limitOf({ cycles: 2e5 })).toBeCloseTo(sv * 10 ** (1 / 3), 9)
  const sg = limitOf({ rolled: 'SG' })
  expect(sg).toBeGreaterThan(sv)
  expect(sg).toBeLessThan(1.7 * sv)
  expect(limitOf({ rolled: 'SG', cycles: 2e5 })).toBeCloseTo(sg * 10 ** (1 / 6), 9)
})
