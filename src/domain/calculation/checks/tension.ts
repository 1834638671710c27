import { num, type JointCheck } from './check'
import { worstEnd } from './ends'

/** The greatest force of a lockbolt against the tensile load that its maker states. */
export const tension: JointCheck = {
  name: 'tension',
  step: 'R8',
  source: 'tensile load as the maker of the lockbolt states it',
  outside: ({ lockbolt }) => (lockbolt ? undefined : 'notALockbolt'),
  needs: () => undefined,
  requiredSafety: ({ requiredTension = 1 }) => requiredTension,
  evaluate: (chain) => {
    const { FSmax } = worstEnd(chain, (end) => end.figures.FSmax).figures
    const { minimumTensionLoad: limit = 0 } = chain.joint
    return [
      {
        figure: FSmax,
        limit,
        quantity: 'force',
        formula: 'FSmax ≤ Ftmin',
        numbers: `${num(FSmax)} ≤ ${num(limit)}`,
      },
    ]
  },
}
