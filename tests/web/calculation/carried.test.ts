import { expect, test } from 'vitest'
import { calculate, inputFaults } from '../../../src/domain/calculation/calculate'
import { clampExample, flexibilityExample } from '../../../src/domain/calculation/examples'
import { carried } from '../../../src/web/calculation/carried'
import { beginning } from '../../../src/web/calculation/derived'

const clamp = (more: object) => {
  const values = { ...clampExample, ...more }
  return { page: 'clamp' as const, values, result: calculate('clamp', values) }
}

test('a torque goes on with its scatter, its frictions, its formula and its torsion factor', () => {
  const form = {
    threadFriction: 'linear',
    torsionFactor: 2,
    utilisation: 0.8,
    head: 'socket',
  } as const
  const from = clamp({ ...form, muHeadLarge: 0.2 })
  const values = { ...carried(from, 'stretching', beginning('stretching')) }
  const { toolScatter, torquePrevailing, torquePrevailingMin } = clampExample
  expect(values).toMatchObject({ ...form, muHeadLarge: 0.2, mode: 'torque', torque: 230 })
  expect(values).toMatchObject({ toolScatter, torquePrevailing, torquePrevailingMin })
  const defined = JSON.parse(JSON.stringify(values)) as Parameters<
    typeof calculate<'stretching'>
  >[1]
  const result = calculate('stretching', defined)
  expect(result.min.force).toBeCloseTo(from.result.Fmin, 6)
  expect(result.max.force).toBeCloseTo(from.result.Fmax, 6)
  expect(result.max.utilisation).toBeCloseTo(from.result.atFmax.utilisation, 9)
  expect(result.min.utilisation).toBeCloseTo(from.result.atFmin.utilisation, 9)
  expect(result.limit).toBeCloseTo(from.result.FMzul, 6)
})

test('the joint takes the elastic torsion stress of the clamp page over', () => {
  const from = clamp({})
  const values = carried(from, 'flexibility', beginning('flexibility'))
  expect(values.tau).toBe(from.result.tauService)
})

test('a waisted and a bored shank go on as sections, a plain one does not change them', () => {
  const waisted = clamp({ shankDiameter: 12, shankBore: 4, threadBore: 3 })
  const { sections } = carried(waisted, 'flexibility', beginning('flexibility'))
  expect(sections).toMatchObject([
    { kind: 'head' },
    { kind: 'shank', diameter: 12, bore: 4 },
    { kind: 'thread', bore: 3 },
    { kind: 'engaged', bore: 3 },
    { kind: 'nut' },
  ])
  expect(carried(clamp({}), 'flexibility', beginning('flexibility'))).not.toHaveProperty('sections')
})

test('a joint goes on with its bolt, its sections and its greatest preload', () => {
  const result = calculate('flexibility', flexibilityExample)
  const values = { ...flexibilityExample, boltLength: 70, threadLength: 38 }
  const taken = carried({ page: 'flexibility', values, result }, 'stretching', {})
  expect(taken).toMatchObject({ boltLength: 70, force: values.Fmax })
  // Turning a nut also stretches head and nut, which are not sections on the next page.
  expect(taken).toMatchObject({ deltaS: result.deltaS, deltaP: result.deltaP })
  expect(taken.sections).toHaveLength(3)
})

test('a bolt that tightening twisted is judged on the next page with that torsion', () => {
  const from = clamp({})
  const taken = carried(from, 'flexibility', beginning('flexibility'))
  const joint = { ...beginning('flexibility'), ...taken, dW1: 22.49 }
  const input = JSON.parse(JSON.stringify(joint)) as Parameters<typeof calculate<'flexibility'>>[1]
  const result = calculate('flexibility', input)
  const next = carried({ page: 'flexibility', values: joint, result }, 'stretching', {})
  const stretched = JSON.parse(
    JSON.stringify({ ...next, mode: 'force', muLarge: undefined, muSmall: undefined }),
  ) as Parameters<typeof calculate<'stretching'>>[1]
  expect(inputFaults('stretching', stretched, [])).toEqual([])
  const { utilisation } = calculate('stretching', stretched).nom
  expect(utilisation).toBeCloseTo(from.result.atFmax.utilisation, 9)
})
