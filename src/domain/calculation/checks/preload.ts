import { leastEmbedding } from '../embedding'
import { interfacesOf } from '../flexibility'
import { num, type JointCheck } from './check'
import { worstEnd } from './ends'
import type { Joint } from '../joint/views'

/**
 * The least tightening factor that any method is published with: ±5 % of the preload. VDI 2230:1986, guide values as TR
 * Fastenings prints them (www2.trfastenings.com, "Tightening Factors and Tolerances").
 */
const leastFactor = 1.1

/** True if an amount of embedding was entered that is below the guide values of the smoothest faces. */
const isEmbeddingSmall = ({ roughness, fZ = 0, joint = 'DSV', layers }: Joint) =>
  roughness === 'own' && fZ < leastEmbedding({ joint, interfaces: interfacesOf({ joint, layers }) })

/** R5 and R6: the least preload that tightening gives against the one that the joint needs after all losses. */
export const preload: JointCheck = {
  name: 'preload',
  step: 'R5/R6',
  source: 'VDI 2230-1:2015, R5/4 and R6/1',
  outside: () => undefined,
  needs: ({ joint, preload: { scattered, from, alphaA } }) => {
    if (!scattered) return from === 'torque' ? 'scatterMissing' : 'scatterOfPreloadMissing'
    if (alphaA < leastFactor) return 'scatterSmall'
    return isEmbeddingSmall(joint) ? 'embeddingSmall' : undefined
  },
  requiredSafety: ({ requiredClamp = 1 }) => requiredClamp,
  evaluate: (chain) => {
    const { figures } = worstEnd(chain, (end) => end.figures.requiredFmin)
    const { FKR } = worstEnd(chain, (end) => -end.figures.FKR).figures
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
        // A joint that is open is not closed by a small safety, nor by one that nobody asks for.
        ...(FKR <= 0 && { holds: false }),
      },
    ]
  },
}
