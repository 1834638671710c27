import { shearArea } from '../joint/shear-plane'
import { shearRatioOf, shearRatioSource } from '../tables/shear-ratio'
import { warmest } from '../tables/hot-strength'
import { num, type JointCheck } from './check'
import type { Chain } from '../joint/chain'

/** Shear strength of the bolt in MPa while it is hottest: no more than at room temperature. */
export function boltShearStrength({ joint, strength: { Rm }, hottest = 20 }: Chain) {
  const { boltTauB, boltTauBHot, propertyClass = '8.8' } = joint
  const ratio = shearRatioOf(propertyClass)
  const cold = boltTauB ?? (ratio && Rm && ratio * Rm)
  if (hottest <= warmest) return cold
  return boltTauBHot === undefined ? undefined : Math.min(boltTauBHot, cold ?? Infinity)
}

/** Shear load in N that the maker of a lockbolt states. */
function lockboltShear({ joint: { shearLoad, shearLoadHot }, hottest = 20 }: Chain) {
  if (shearLoad === undefined || hottest <= warmest) return shearLoad
  return shearLoadHot === undefined ? undefined : Math.min(shearLoadHot, shearLoad)
}

/** R12: the shear load on the bolt itself, if the parts should slip. */
export const shear: JointCheck = {
  name: 'shear',
  step: 'R12',
  source: `VDI 2230-1:2015, R12/7 and section 5.5.6.2; τB/Rm: ${shearRatioSource}; of a lockbolt its maker`,
  outside: ({ joint: { FQ = 0 } }) => (FQ > 0 ? undefined : 'noShearLoad'),
  needs: (chain) => {
    const { joint, lockbolt, hottest = 20 } = chain
    if (lockbolt && joint.shearLoad === undefined) return 'lockboltShearMissing'
    if (lockbolt) return lockboltShear(chain) === undefined ? 'lockboltHotUnknown' : undefined
    if (joint.shearPlane === undefined) return 'shearPlaneMissing'
    if (boltShearStrength(chain) !== undefined) return undefined
    return hottest > warmest ? 'boltShearHotUnknown' : 'shearStrengthUnknown'
  },
  requiredSafety: ({ requiredShear = 1.1 }) => requiredShear,
  evaluate: (chain) => {
    const { joint, lockbolt } = chain
    const { FQ = 0, shearPlanes = 1 } = joint
    const figure = FQ / shearPlanes
    const [tauB, area] = [boltShearStrength(chain) ?? 0, shearArea(chain)]
    const limit = lockbolt ? (lockboltShear(chain) ?? 0) : tauB * area
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
