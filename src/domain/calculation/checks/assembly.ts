import { isUntwisted } from '../joint/preload'
import { num, type JointCheck } from './check'

/** R7: the reduced stress of tightening against the share of the yield point that may be used. */
export const assembly: JointCheck = {
  name: 'assembly',
  step: 'R7',
  source: 'VDI 2230-1:2015, R7/1 and section 5.5.1',
  outside: ({ lockbolt }) => (lockbolt ? 'lockbolt' : undefined),
  needs: ({ joint, preload: { utilisation } }) => {
    if (utilisation !== undefined) return undefined
    return isUntwisted(joint) ? 'torsionNone' : 'torsionUnknown'
  },
  requiredSafety: () => 1,
  evaluate: ({ preload: { from, utilisation = 0 }, joint, strength: { Rp02 } }) => {
    // A pulled bolt is not twisted, and is let go to less at once.
    const nu = from === 'tensioner' ? 0.95 : (joint.utilisation ?? 0.9)
    const [figure, limit] = [utilisation * Rp02, nu * Rp02]
    return [
      {
        figure,
        limit,
        quantity: 'stress',
        formula: 'σred,M = √(σM² + 3·τM²) ≤ ν·Rp0.2',
        numbers: `${num(figure)} ≤ ${nu}·${Rp02} = ${num(limit)}`,
      },
    ]
  },
}
