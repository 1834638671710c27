import type { JointCheck } from './check'

/** Tension and shear of a lockbolt at once: the rule of DVS-EFB 3435-2 is not public. */
export const combined: JointCheck = {
  name: 'combined',
  step: 'R12',
  source: 'DVS-EFB 3435-2',
  outside: ({ lockbolt, joint: { FQ = 0 } }) => {
    if (!lockbolt) return 'notALockbolt'
    return FQ > 0 ? undefined : 'noShearLoad'
  },
  needs: () => 'lockboltNotPublic',
  requiredSafety: () => 1,
  evaluate: () => [],
}
