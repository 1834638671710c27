import { isUntwisted } from '../joint/preload'
import { num, type JointCheck } from './check'
import { worstEnd } from './ends'

/** R8: the reduced stress in service, half of the elastic torsion left, against the yield point where it is hottest. */
export const service: JointCheck = {
  name: 'service',
  step: 'R8',
  source: 'VDI 2230-1:2015, R8/2 and R8/4',
  outside: ({ lockbolt }) => (lockbolt ? 'lockbolt' : undefined),
  needs: ({ joint, preload: { tau }, Rp02Hot }) => {
    if (tau === undefined) return isUntwisted(joint) ? 'torsionNone' : 'torsionUnknown'
    return Rp02Hot === undefined ? 'hotStrengthUnknown' : undefined
  },
  requiredSafety: ({ requiredService = 1 }) => requiredService,
  evaluate: (chain) => {
    const { sigmaRedB, sigmaZ } = worstEnd(chain, (end) => end.figures.sigmaRedB).figures
    const { Rp02Hot = 0, preload } = chain
    return [
      {
        figure: sigmaRedB,
        limit: Rp02Hot,
        quantity: 'stress',
        formula: 'σred,B = √(σz² + 3·(0.5·τ)²) ≤ Rp0.2',
        numbers: `√(${num(sigmaZ)}² + 3·(0.5·${num(preload.tau ?? 0)})²) = ${num(sigmaRedB)} ≤ ${num(Rp02Hot)}`,
      },
    ]
  },
}
