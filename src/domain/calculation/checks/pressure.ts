import { areaOf } from '../../standards/threads'
import { partMaterialOf } from '../tables/part-materials'
import { warmest } from '../tables/hot-strength'
import { bearingsOf, surfacePressure } from '../surface-pressure'
import { num, type Finding, type Gap, type JointCheck } from './check'
import { worstEnd } from './ends'
import type { Chain } from '../joint/chain'

/** The limiting pressure in MPa of the part that a ring bears on: its own, that of its material, else that of all parts. */
function limitAt({ joint }: Chain, layer: number, hot: boolean): number | undefined {
  const part = joint.layers[layer]
  if (!part) {
    if (hot) return undefined
    return joint.tappedPG ?? partMaterialOf(joint.tappedMaterial)?.pG ?? joint.pG
  }
  return hot ? part.pGHot : (part.pG ?? partMaterialOf(part.material)?.pG ?? joint.pG)
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
    const rings = bearingsOf({ layers, joint: kind, d, dW1, dW2 })
    // The last washer of a tapped joint bears on the tapped part, which is behind the last layer.
    const bearerOf = (place: string, layer: number) =>
      place.endsWith('Washer') &&
      kind === 'ESV' &&
      layers[layer]?.washer &&
      layer === layers.length - 1
        ? layers.length
        : layer
    return rings.map(({ place, layer, dW, dh }, at): Finding | Gap => {
      const bearer = bearerOf(place, layer)
      const named =
        rings.findIndex((ring) => ring.place === place) === at ? place : `${place} ${at}`
      const limit = limitAt(chain, bearer, hottest > warmest)
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
