import { calculate, calculateJoint } from '../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  jointExample,
  stretchingExample,
} from '../../src/domain/calculation/examples'
import { figure } from './figures'
import { percentile, timesOf } from './timing'

/** All three calculators from input to result, as they run at every keystroke. */
export function measureCalculation() {
  const rounds = Array.from({ length: 500 }, (_none, at) => 200 + at / 10)
  const times = timesOf(rounds, (torque) => {
    calculate('clamp', { ...clampExample, torque })
    calculate('flexibility', flexibilityExample)
    calculate('stretching', stretchingExample)
  })
  const joints = timesOf(rounds, (torque) => {
    calculateJoint({ ...jointExample, torque })
  })
  return [
    figure('bolt calculation, all three pages, p95', percentile(times, 0.95), 'ms', 5),
    figure('bolt calculation, all checks of a joint, p95', percentile(joints, 0.95), 'ms', 1),
  ]
}
