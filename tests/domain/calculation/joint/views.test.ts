import { expect, test } from 'vitest'
import { calculate, inputFaults, type Inputs } from '../../../../src/domain/calculation/calculate'
import { calculationPages } from '../../../../src/domain/calculation/calculation-pages'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../../src/domain/calculation/examples'
import { hardestEnd } from '../../../../src/domain/calculation/stretching'
import { fieldsOf, jointFieldsOf } from '../../../../src/domain/calculation/joint/views'
import { seeded } from '../../../random'
import { randomJoint } from './random-joints'

test('the stretching page judges the bolt of a joint as the clamp page does', () => {
  const random = seeded(31)
  let judged = 0
  for (let at = 0; at < 500; at++) {
    const joint = randomJoint(random)
    if (inputFaults('joint', joint, []).length > 0) continue
    // The checks of both pages passed: all fields are there.
    const clamp = calculate('clamp', fieldsOf('clamp', joint) as Inputs['clamp'])
    const stretching = calculate(
      'stretching',
      fieldsOf('stretching', joint) as Inputs['stretching'],
    )
    const worst = Math.max(clamp.atFmax.utilisation, clamp.atFmin.utilisation)
    expect(hardestEnd(stretching).utilisation).toBeCloseTo(worst, 9)
    judged += 1
  }
  expect(judged).toBeGreaterThan(300)
})

test('what a page tells of the joint comes back to the page as it was', () => {
  const inputs = {
    clamp: clampExample,
    flexibility: flexibilityExample,
    stretching: stretchingExample,
  }
  for (const page of calculationPages) {
    const joint = jointFieldsOf<typeof page>(page, inputs[page])
    expect(fieldsOf(page, joint)).toMatchObject(inputs[page])
  }
})

test('a waist and a bore of the clamp page are those of the sections', () => {
  const input = { ...clampExample, shankDiameter: 13, shankBore: 4, threadBore: 5 }
  const joint = jointFieldsOf('clamp', input)
  expect(fieldsOf('clamp', joint)).toMatchObject(input)
})

test('a preload that is known with its torsion stretches the bolt by the same utilisation', () => {
  const { Fmax, atFmax, tauService } = calculate('clamp', clampExample)
  const input = { ...flexibilityExample, Fmax, tau: tauService! }
  const fields = fieldsOf('stretching', jointFieldsOf('flexibility', input))
  const { nom } = calculate('stretching', fields as Inputs['stretching'])
  expect(nom.utilisation).toBeCloseTo(atFmax.utilisation, 9)
})
