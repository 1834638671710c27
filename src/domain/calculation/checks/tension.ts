import { num, type JointCheck } from './check'
import { worstEnd } from './ends'
import { warmest } from '../tables/hot-strength'
import type { Chain } from '../joint/chain'

/** The tensile load while it is hottest: no more than at room temperature. */
export function tensionLoadOf({ joint, hottest = 20 }: Chain): number | undefined {
  const { minimumTensionLoad = 0, minimumTensionLoadHot: hot } = joint
  if (hottest <= warmest) return minimumTensionLoad
  return hot === undefined ? undefined : Math.min(hot, minimumTensionLoad)
}

/** The greatest force of a lockbolt against the tensile load that its maker states. */
export const tension: JointCheck = {
  name: 'tension',
  step: 'R8',
  source: 'tensile load as the maker of the lockbolt states it',
  outside: ({ lockbolt }) => (lockbolt ? undefined : 'notALockbolt'),
  needs: (chain) => (tensionLoadOf(chain) === undefined ? 'lockboltHotUnknown' : undefined),
  requiredSafety: ({ requiredTension = 1 }) => requiredTension,
  evaluate: (chain) => {
    const { FSmax } = worstEnd(chain, (end) => end.figures.FSmax).figures
    const limit = tensionLoadOf(chain) ?? 0
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
