import { calculate } from '../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../src/domain/calculation/examples'
import { figure } from './figures'
import { percentile, timesOf } from './timing'

/** All three calculators from their inputs to their results, as at every key that is typed. */
export function measureCalculation() {
  const rounds = Array.from({ length: 500 }, (_none, at) => 200 + at / 10)
  const times = timesOf(rounds, (torque) => {
    calculate('clamp', { ...clampExample, torque })
    calculate('flexibility', flexibilityExample)
    calculate('stretching', stretchingExample)
  })
  return [figure('bolt calculation, all three pages, p95', percentile(times, 0.95), 'ms', 5)]
}
