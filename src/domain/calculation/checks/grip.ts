import { num, type Finding, type JointCheck } from './check'

/** The clamped thickness of a lockbolt within the range that its maker states. */
export const grip: JointCheck = {
  name: 'grip',
  step: 'R0',
  source: 'grip range as the maker of the lockbolt states it',
  outside: ({ lockbolt }) => (lockbolt ? undefined : 'notALockbolt'),
  needs: ({ joint: { gripMin, gripMax } }) =>
    gripMin === undefined || gripMax === undefined ? 'gripMissing' : undefined,
  requiredSafety: () => 1,
  evaluate: ({ joint: { gripMin = 0, gripMax = 0 }, clampLength }): Finding[] => [
    {
      place: 'least',
      figure: gripMin,
      limit: clampLength,
      quantity: 'length',
      formula: 'lmin ≤ lK',
      numbers: `${num(gripMin)} ≤ ${num(clampLength)}`,
    },
    {
      place: 'greatest',
      figure: clampLength,
      limit: gripMax,
      quantity: 'length',
      formula: 'lK ≤ lmax',
      numbers: `${num(clampLength)} ≤ ${num(gripMax)}`,
    },
  ],
}
