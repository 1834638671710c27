import type { CalculationPage, Inputs, Results } from './calculate'
import type { JointResult } from './joint/compute-joint'
import type { Joint } from './joint/views'
import { designationOf } from '../standards/threads'
import { shown, unitOf, type UnitSystem } from '../units/units'
import { shareOf, verdictOf } from './verdict'

const named = (
  input: Pick<Joint, 'd' | 'P' | 'propertyClass' | 'Rp02'> & { mode?: string; fastener?: string },
) => {
  const { d, P, propertyClass = '8.8', Rp02 } = input
  // The grooves of a lockbolt are of no property class, and its thread is assumed.
  if (input.mode === 'lockbolt' || input.fastener === 'lockbolt') return `⌀${d}`
  return `${designationOf(d, P)} · ${propertyClass === 'other' ? `Rp0.2 ${Rp02} MPa` : propertyClass}`
}

const writers: {
  [Page in CalculationPage]: (result: Results[Page], force: (value: number) => string) => string
} = {
  clamp: ({ Fmin, Fmax }, force) => `F ${force(Fmin)} … ${force(Fmax)}`,
  flexibility: ({ FKR, Phi }, force) => `FKR ${force(FKR)} · Φ\u00a0${Phi.toFixed(3)}`,
  stretching: ({ nom: { force: F } }, force) => `F ${force(F)}`,
}

/** The main figures of a result in one line, in signs that every reader of either language knows. */
export function headlineOf<Page extends CalculationPage>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
  system: UnitSystem,
): string {
  // A figure stays with its unit on one line.
  const force = (value: number) =>
    `${shown(value, 'force', system)}\u00a0${unitOf('force', system)}`
  // All inputs have the thread and the material.
  const { sign, ratio, tone } = verdictOf(page, input, result)
  const figure = Number.isFinite(ratio) ? `${sign}\u00a0${shareOf(ratio)}\u00a0%` : sign
  // The worst check at the end, unless it is the figure that stands there already.
  const verdict = `${figure}\u00a0${{ good: '✓', incomplete: '?', warn: '!', guide: '!', bad: '✗' }[tone]}`
  return `${named(input as Inputs['clamp'])} · ${writers[page](result, force)} · ${verdict}`
}

/** The preload of a joint in one line, and how many of its checks are met. */
export function jointHeadline(
  joint: Joint,
  { preload: { Fmin, Fmax }, verdict: { tone, met, notMet, notMade } }: JointResult,
  system: UnitSystem,
): string {
  const force = (value: number) =>
    `${shown(value, 'force', system)}\u00a0${unitOf('force', system)}`
  const sign = { good: '✓', incomplete: '?', bad: '✗' }[tone]
  const checks = `${met}/${met + notMet + notMade}\u00a0${sign}`
  return `${named(joint)} · F ${force(Fmin)} … ${force(Fmax)} · ${checks}`
}
