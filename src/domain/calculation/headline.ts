import type { CalculationPage, Inputs, Results } from './calculate'
import { designationOf } from './threads'
import { shown, unitOf, type UnitSystem } from './units'

const named = ({ d, P, propertyClass = '8.8', Rp02 }: Inputs['clamp']) =>
  [designationOf(d, P), propertyClass === 'other' ? `Rp0.2 ${Rp02} MPa` : propertyClass].join(' · ')

const writers: {
  [Page in CalculationPage]: (result: Results[Page], force: (value: number) => string) => string
} = {
  clamp: ({ Fmin, Fmax }, force) => `F ${force(Fmin)} … ${force(Fmax)}`,
  flexibility: ({ FKR, Phi }, force) => `FKR ${force(FKR)} · Φ\u00a0${Phi.toFixed(3)}`,
  stretching: ({ nom: { force: F, utilisation } }, force) =>
    `F ${force(F)} · ${shown(utilisation, 'share', 'metric')}\u00a0%`,
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
  return `${named(input as Inputs['clamp'])} · ${writers[page](result, force)}`
}
