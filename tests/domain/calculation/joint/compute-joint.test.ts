import { expect, test } from 'vitest'
import {
  calculate,
  calculateJoint,
  inputFaults,
  type Inputs,
} from '../../../../src/domain/calculation/calculate'
import { jointExample } from '../../../../src/domain/calculation/examples'
import { fieldsOf, type Joint } from '../../../../src/domain/calculation/joint/views'
import { seeded } from '../../../random'
import { faultyJoints, quietLockbolt, tapped } from './faulty-joints'
import { randomJoint } from './random-joints'

const withChange = (change: Partial<Joint>): Joint => {
  const changed = { ...jointExample, ...change }
  const kept = Object.entries(changed).filter(([, value]) => value !== undefined)
  // Every required field is in the example, and none of the changes takes one away.
  return Object.fromEntries(kept) as Joint
}

test('a joint whose every check was made and met is green', () => {
  for (const change of [{}, tapped, quietLockbolt]) {
    const joint = withChange(change)
    expect(inputFaults('joint', joint, [])).toEqual([])
    const { verdict, checks } = calculateJoint(joint)
    expect(checks.filter(({ state }) => state !== 'met')).toEqual([])
    expect(verdict.tone).toBe('good')
    expect(new Set(checks.map(({ name }) => name)).size).toBeGreaterThan(
      change === quietLockbolt ? 4 : 8,
    )
  }
})

test.each(faultyJoints)('a joint is not green where %s', (_, change, name, state) => {
  const joint = withChange(change)
  expect(inputFaults('joint', joint, [])).toEqual([])
  const { verdict, checks } = calculateJoint(joint)
  expect(verdict.tone).not.toBe('good')
  const rows = checks.filter((row) => row.name === name).map((row) => row.state)
  expect(rows).toContain(state)
})

test('there are more than thirty joints with a hidden fault, and each kind of check finds one', () => {
  expect(faultyJoints.length).toBeGreaterThanOrEqual(30)
  const found = new Set(faultyJoints.map(([, , name]) => name))
  const all = ['scope', 'dimensions', 'preload', 'assembly', 'service', 'fatigue', 'pressure']
  const more = ['engagement', 'slip', 'shear', 'gaping', 'heat', 'tension', 'combined', 'grip']
  expect([...found].sort()).toEqual([...all, ...more].sort())
})

test('no result of any joint is without a number, and whatever is green was made and met', () => {
  const random = seeded(7)
  let computed = 0
  for (let at = 0; at < 1500; at++) {
    const joint = randomJoint(random)
    if (inputFaults('joint', joint, []).length > 0) continue
    const { verdict, checks } = calculateJoint(joint)
    expect(verdict.met + verdict.notMet + verdict.notMade).toBe(checks.length)
    expect(verdict.tone === 'good').toBe(checks.every(({ state }) => state === 'met'))
    computed += 1
  }
  expect(computed).toBeGreaterThan(1000)
})

test('a thousand recommended torques, sent back into the calculation, keep the bolt within its limit', () => {
  const random = seeded(11)
  let sent = 0
  for (let at = 0; sent < 1000 && at < 3000; at++) {
    const joint = randomJoint(random)
    if (joint.toolScatter === undefined || inputFaults('joint', joint, []).length > 0) continue
    const { torqueRec } = calculateJoint(joint).preload
    if (
      torqueRec === undefined ||
      torqueRec * (1 - joint.toolScatter) <= (joint.torquePrevailing ?? 0)
    )
      continue
    const recommended = { ...joint, torque: torqueRec }
    const rows = calculateJoint(recommended).checks.filter(({ name }) => name === 'assembly')
    expect(rows.map(({ state }) => state)).toEqual(['met'])
    const clamp = calculate('clamp', fieldsOf('clamp', recommended) as Inputs['clamp'])
    expect(clamp.warnings.filter(({ level }) => level === 'warning')).toEqual(
      // A figure that is asked about is as random as the joint.
      clamp.warnings.filter(({ code }) => /^OUTSIDE_VDI_RANGE$|_UNUSUAL$/.test(code)),
    )
    sent += 1
  }
  expect(sent).toBe(1000)
})
