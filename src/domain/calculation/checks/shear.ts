import { shearArea } from '../joint/chain'
import { shearRatioOf, shearRatioSource } from '../tables/shear-ratio'
import { warmest } from '../tables/hot-strength'
import { num, type JointCheck } from './check'
import type { Chain } from '../joint/chain'

const strengthOf = ({ joint, strength: { Rm }, hottest = 20 }: Chain): number | undefined => {
  if (joint.boltTauB !== undefined) return joint.boltTauB
  const ratio = shearRatioOf(joint.propertyClass ?? '8.8')
  return ratio && Rm && hottest <= warmest ? ratio * Rm : undefined
}

/** R12: the shear load on the bolt itself, if the parts should slip. */
export const shear: JointCheck = {
  name: 'shear',
  step: 'R12',
  source: `VDI 2230-1:2015, R12/7 and section 5.5.6.2; τB/Rm: ${shearRatioSource}; of a lockbolt its maker`,
  outside: ({ joint: { FQ = 0 } }) => (FQ > 0 ? undefined : 'noShearLoad'),
  needs: (chain) => {
    const { joint, lockbolt } = chain
    if (lockbolt) return joint.shearLoad === undefined ? 'lockboltShearMissing' : undefined
    if (joint.shearPlane === undefined) return 'shearPlaneMissing'
    return strengthOf(chain) === undefined ? 'shearStrengthUnknown' : undefined
  },
  requiredSafety: ({ requiredShear = 1.1 }) => requiredShear,
  evaluate: (chain) => {
    const { joint, lockbolt } = chain
    const { FQ = 0, shearPlanes = 1 } = joint
    const figure = FQ / shearPlanes
    const [tauB, area] = [strengthOf(chain) ?? 0, shearArea(chain) ?? 0]
    const limit = lockbolt ? (joint.shearLoad ?? 0) : tauB * area
    return [
      {
        figure,
        limit,
        quantity: 'force',
        formula: lockbolt ? 'FQ ≤ Fs' : 'FQ ≤ τB·Aτ/SA',
        numbers: lockbolt
          ? `${num(figure)} ≤ ${num(limit)}`
          : `${num(figure)} ≤ ${num(tauB)}·${num(area)} = ${num(limit)}`,
      },
    ]
  },
}
