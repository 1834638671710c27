import { expect, test } from 'vitest'
import { calculate } from '../../../src/domain/calculation/calculate'
import { clampExample, flexibilityExample } from '../../../src/domain/calculation/examples'
import { questionOf, usualRangeOf } from '../../../src/domain/calculation/usual-ranges'
import { isDoubtful, verdictOf } from '../../../src/domain/calculation/verdict'
import { computeMethod } from '../../../src/domain/calculation/methods/compute-method'
import { numberFields } from './input-fields'

/** Counts, factors near 1 and ratios that have no usual size. */
const withoutRange = new Set([
  'slipFaces',
  'interfaces',
  'faces',
  'planes',
  'weight',
  'factor',
  'safety',
  'gammaM2',
  'gammaM3',
  'gammaM3ser',
  'tau',
  'cycles',
  'shearPlanes',
  'interfaceInertia',
])

/** Safeties are asked for as the engineer likes. */
const isRequirement = (name: string) => /^required[A-Z]/.test(name)

test('every coefficient has a usual range', () => {
  const coefficients = numberFields.filter(({ quantity }) =>
    ['number', 'share', 'modulus', 'expansion', 'stress'].includes(quantity),
  )
  const open = coefficients.filter(
    ({ name }) =>
      !withoutRange.has(name) && !isRequirement(name) && usualRangeOf(name) === undefined,
  )
  expect(open.map(({ at }) => at)).toEqual([])
})

test('a usual figure is not questioned, and one a thousand times off is, with the way back', () => {
  for (const { at, name } of numberFields) {
    const range = usualRangeOf(name)
    if (!range) continue
    for (const part of [0, 0.1, 0.5, 1]) {
      const usual = range.least * (range.most / range.least) ** part
      expect(questionOf(name, Number(usual.toPrecision(10))), at).toBeUndefined()
      for (const slip of [usual * 1000, usual / 1000])
        expect(questionOf(name, slip), `${at} ${slip}`).toBeDefined()
    }
    expect(questionOf(name, 0), at).toBeUndefined()
  }
})

test.each([
  ['muSmall', 0.00012, 0.12],
  ['E', 207_000, 207],
  ['boltAlpha', 0.0117, 11.7],
  ['K', 125, 0.125],
])('%s of %s is questioned, and %s is offered', (name, value, suggested) => {
  expect(questionOf(name, value)?.suggested).toBe(suggested)
})

test('a result with an unusual coefficient is doubtful, never green', () => {
  const input = { ...clampExample, muSmall: 0.00012, torque: 60 }
  const result = calculate('clamp', input)
  expect(result.warnings.map(({ code }) => code)).toContain('MU_UNUSUAL')
  const verdict = verdictOf('clamp', input, result)
  expect(verdict.tone !== 'good' || isDoubtful(verdict, result)).toBe(true)
  const layers = flexibilityExample.layers.map((layer) => ({ ...layer, E: 207_000 }))
  const stiff = calculate('flexibility', { ...flexibilityExample, layers })
  expect(stiff.warnings.filter(({ code }) => code === 'E_UNUSUAL')).toHaveLength(1)
})

test('a method says nothing is met while a coefficient is unusual', () => {
  const input = { d: 20, propertyClass: '10.9', mu: 0.001, shearForce: 1 }
  const result = computeMethod('frictionBolt', input)
  expect(result.verdict).toBeUndefined()
  expect(result.notes).toContain('figureUnusual')
  expect(computeMethod('frictionBolt', { ...input, mu: 0.4 }).verdict).toBe('met')
})
