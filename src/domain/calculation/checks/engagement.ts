import { partMaterialOf } from '../tables/part-materials'
import { warmest } from '../tables/hot-strength'
import { facesOf } from '../faces'
import { greatestStrength, requiredEngagement, strippingSource } from '../thread-stripping'
import { num, type Finding, type Gap, type JointCheck, type Reason } from './check'
import { boltShearStrength } from './shear'
import type { Chain } from '../joint/chain'

/** The first figure of a class times 100 is the nominal tensile strength, of a bolt as of the bolt that a nut bears. */
const nominalOf = (propertyClass: string): number | undefined => {
  const steel = /^(\d+)(?:\.\d)?$/.exec(propertyClass)?.[1]
  const stainless = /^A\d-(\d+)$/.exec(propertyClass)?.[1]
  if (steel) return Number(steel) * 100
  return stainless ? Number(stainless) * 10 : undefined
}

/** A nut of ISO 898-2 bears any bolt up to its own class, if it is no lower than a regular one. */
function ofNut({ joint, strength }: Chain): Finding | Gap {
  const { d, nutClass, nutHeight, propertyClass = '8.8' } = joint
  if (nutClass === undefined) return { place: 'nut', missing: 'nutClassMissing' }
  const height = nutHeight ?? facesOf(d, 'hexagon').nutHeight ?? d
  // 0.8·12 is rounded to more than 9.6.
  if (height < 0.8 * d - 1e-9) return { place: 'nut', missing: 'nutLow' }
  const bolt = nominalOf(propertyClass) ?? strength.Rm
  if (bolt === undefined) return { place: 'nut', missing: 'strengthOfBoltUnknown' }
  const limit = Number(nutClass) * 100
  return {
    place: 'nut',
    figure: bolt,
    limit,
    quantity: 'stress',
    formula: 'Rm,nom ≤ 100·class of the nut',
    numbers: `${num(bolt)} ≤ 100·${nutClass} = ${limit}`,
  }
}

/** The engagement that the bolt's own strength asks for, so that it breaks before a thread is stripped. */
function ofTapped(chain: Chain): Finding | Gap {
  const { joint, strength, thread, hottest = 20 } = chain
  const { engagement, countersink = 0, propertyClass = '8.8' } = joint
  const gap = (missing: Reason) => ({ place: 'tapped', missing })
  const { Rm } = strength
  const cold = joint.tappedTauB ?? partMaterialOf(joint.tappedMaterial)?.tauB
  const { tappedTauBHot: warm } = joint
  const hot = warm && Math.min(warm, cold ?? Infinity)
  const tauBM = hottest > warmest ? hot : cold
  const tauBS = boltShearStrength(chain)
  if (engagement === undefined) return gap('engagementMissing')
  if (tauBM === undefined) return gap(hottest > warmest ? 'hotShearUnknown' : 'materialMissing')
  const RmMax = Rm && greatestStrength(propertyClass, Rm)
  if (RmMax === undefined) return gap('strengthOfBoltUnknown')
  if (tauBS === undefined)
    return gap(hottest > warmest ? 'boltShearHotUnknown' : 'shearStrengthUnknown')
  const { length, RS, factor } = requiredEngagement({ thread, RmMax, tauBS, tauBM })
  const limit = Math.max(0, engagement - countersink)
  return {
    place: 'tapped',
    figure: length,
    limit,
    quantity: 'length',
    formula: 'mges = Rm,max·AS·P/(C1·C·τB·(…)·π·D) + 0.8·P ≤ m',
    numbers: `Rm,max = ${num(RmMax)}, RS = ${num(RS)}, C = ${num(factor)}: ${num(length)} ≤ ${num(limit)}`,
  }
}

/** R11: the threads bear as much as the bolt, in the nut or in the tapped part. */
export const engagement: JointCheck = {
  name: 'engagement',
  step: 'R11',
  source: `${strippingSource}; ISO 898-2`,
  outside: ({ lockbolt }) => (lockbolt ? 'lockbolt' : undefined),
  needs: () => undefined,
  requiredSafety: ({ requiredStripping = 1 }) => requiredStripping,
  evaluate: (chain) => [chain.joint.joint === 'ESV' ? ofTapped(chain) : ofNut(chain)],
}
