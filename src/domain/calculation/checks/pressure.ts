import { areaOf } from '../../standards/threads'
import { pressureLimitOf } from '../tables/part-materials'
import { warmest } from '../tables/hot-strength'
import { bearerOf, bearingsOf, surfacePressure } from '../surface-pressure'
import { num, type Finding, type Gap, type JointCheck } from './check'
import { worstEnd } from './ends'
import type { Chain } from '../joint/chain'

/** The limit of the part that a ring bears on; behind the last layer is the tapped part. */
function limitAt({ joint }: Chain, layer: number, hot: boolean): number | undefined {
  const part = joint.layers[layer]
  if (hot) return part?.pGHot
  const tapped = { pG: joint.tappedPG, material: joint.tappedMaterial }
  return pressureLimitOf(part ?? tapped, joint.pG)
}

/** R10: the pressure on each face against the limit of the part that bears it. */
export const pressure: JointCheck = {
  name: 'pressure',
  step: 'R10',
  source: 'VDI 2230-1:2015, R10/1 to R10/4',
  outside: () => undefined,
  needs: () => undefined,
  requiredSafety: ({ requiredPressure = 1 }) => requiredPressure,
  evaluate: (chain) => {
    const { joint, preload, hottest = 20 } = chain
    const { d, layers, dW1, dW2 = dW1, joint: kind = 'DSV' } = joint
    const { FSmax } = worstEnd(chain, (end) => end.figures.FSmax).figures
    const force = Math.max(preload.Fmax, FSmax)
    const parts = { layers, joint: kind, d, dW1, dW2 }
    const rings = bearingsOf(parts)
    return rings.map((ring, at): Finding | Gap => {
      const { place, dW, dh } = ring
      const named =
        rings.findIndex((other) => other.place === place) === at ? place : `${place} ${at}`
      const limit = limitAt(chain, bearerOf(ring, parts), hottest > warmest)
      if (limit === undefined)
        return {
          place: named,
          missing: hottest > warmest ? 'hotPressureUnknown' : 'materialMissing',
        }
      const figure = surfacePressure(force, dW, dh)
      return {
        place: named,
        figure,
        limit,
        quantity: 'stress',
        formula: 'p = F/Ap ≤ pG',
        numbers: `${num(force)}/${num(areaOf(dW) - areaOf(dh))} = ${num(figure)} ≤ ${num(limit)}`,
      }
    })
  },
}
