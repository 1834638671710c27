import { areaOf } from '../../standards/threads'
import { pressureLimitOf } from '../tables/part-materials'
import { warmest } from '../tables/hot-strength'
import {
  bearerOf,
  bearingsOf,
  seamRings,
  surfacePressure,
  type Bearing,
  type BearingParts,
} from '../surface-pressure'
import { num, type Finding, type Gap, type JointCheck } from './check'
import { worstEnd } from './ends'
import type { Chain } from '../joint/chain'

/** The limit of a part while it is hottest: no more than at room temperature. Behind the last layer is the tapped part. */
function limitAt({ joint, hottest = 20 }: Chain, layer: number): number | undefined {
  const tapped = { pG: joint.tappedPG, material: joint.tappedMaterial, pGHot: joint.tappedPGHot }
  const part = joint.layers[layer] ?? tapped
  const cold = pressureLimitOf(part, joint.pG)
  if (hottest <= warmest) return cold
  return part.pGHot === undefined ? undefined : Math.min(part.pGHot, cold ?? Infinity)
}

/** A ring, named by its place, with the part that it presses. */
interface Pressed extends Omit<Bearing, 'place'> {
  place: string
}

/** The rings under head, nut and washers; a number tells those of washers on each other apart. */
function faceRings(parts: BearingParts): Pressed[] {
  const rings = bearingsOf(parts)
  return rings.map((ring, at) => {
    const first = rings.findIndex(({ place }) => place === ring.place) === at
    return {
      ...ring,
      place: first ? ring.place : `${ring.place} ${at}`,
      layer: bearerOf(ring, parts),
    }
  })
}

function rowOf(chain: Chain, force: number, { place, layer, dW, dh }: Pressed): Finding | Gap {
  const limit = limitAt(chain, layer)
  if (limit === undefined) {
    const hot = (chain.hottest ?? 20) > warmest
    return { place, missing: hot ? 'hotPressureUnknown' : 'materialMissing' }
  }
  // Nothing is left to bear: the hole below is as wide as the ring.
  if (dW <= dh)
    return {
      place,
      figure: dh,
      limit: dW,
      quantity: 'length',
      formula: 'dh < dW',
      numbers: `${num(dh)} < ${num(dW)}`,
      holds: false,
    }
  const figure = surfacePressure(force, dW, dh)
  return {
    place,
    figure,
    limit,
    quantity: 'stress',
    formula: 'p = F/Ap ≤ pG',
    numbers: `${num(force)}/${num(areaOf(dW) - areaOf(dh))} = ${num(figure)} ≤ ${num(limit)}`,
  }
}

/** The worst of the seams; a gap where a part that is pressed there is not known. */
function worstSeam(rows: (Finding | Gap)[]): (Finding | Gap)[] {
  const share = (row: Finding | Gap) => {
    if ('missing' in row) return 1
    return row.holds === false ? Infinity : row.figure / row.limit
  }
  return [...rows].sort((first, second) => share(second) - share(first)).slice(0, 1)
}

/** R10: the pressure on each face against the limit of the part that bears it, and on the worst seam between them. */
export const pressure: JointCheck = {
  name: 'pressure',
  step: 'R10',
  source: 'VDI 2230-1:2015, R10/1 to R10/4',
  outside: () => undefined,
  needs: () => undefined,
  requiredSafety: ({ requiredPressure = 1 }) => requiredPressure,
  evaluate: (chain) => {
    const { joint, preload } = chain
    const { d, layers, dW1, dW2 = dW1, joint: kind = 'DSV' } = joint
    const { FSmax } = worstEnd(chain, (end) => end.figures.FSmax).figures
    const force = Math.max(preload.Fmax, FSmax)
    const parts = { layers, joint: kind, d, dW1, dW2 }
    const faces = faceRings(parts).map((ring) => rowOf(chain, force, ring))
    const seams = seamRings(parts).map((ring) =>
      rowOf(chain, force, {
        ...ring,
        place: ring.layer < layers.length ? `seam ${ring.layer + 1}` : 'seamTapped',
      }),
    )
    return [...faces, ...worstSeam(seams)]
  },
}
