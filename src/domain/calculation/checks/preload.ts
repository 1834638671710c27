import { num, type JointCheck } from './check'
import { worstEnd } from './ends'

/** R5 and R6: the least preload that tightening gives against the one that the joint needs after all losses. */
export const preload: JointCheck = {
  name: 'preload',
  step: 'R5/R6',
  source: 'VDI 2230-1:2015, R5/4 and R6/1',
  outside: () => undefined,
  needs: ({ preload: { scattered, from } }) => {
    if (scattered) return undefined
    return from === 'torque' ? 'scatterMissing' : 'scatterOfPreloadMissing'
  },
  requiredSafety: ({ requiredClamp = 1 }) => requiredClamp,
  evaluate: (chain) => {
    const { figures } = worstEnd(chain, (end) => end.figures.requiredFmin)
    const { FKerf, FZ, requiredFmin, thermalLoss } = figures
    const unloading = requiredFmin - FKerf - FZ - thermalLoss
    const { Fmin } = chain.preload
    return [
      {
        figure: requiredFmin,
        limit: Fmin,
        quantity: 'force',
        formula: 'FKerf + (1 − Φ)·FA + FZ + ΔFth ≤ FMmin',
        numbers: `${num(FKerf)} + ${num(unloading)} + ${num(FZ)} + ${num(thermalLoss)} = ${num(requiredFmin)} ≤ ${num(Fmin)}`,
      },
    ]
  },
}
