import type { Joint } from './resilience'
import { areaOf } from '../standards/threads'
import { itemAt } from '../lists/items'

/**
 * Pressure in MPa under a face: force in N over the ring between the bearing diameter and the hole (or its chamfer),
 * in mm. VDI 2230-1 step R10; dh < dW.
 */
export function surfacePressure(force: number, dW: number, dh: number): number {
  return force / (areaOf(dW) - areaOf(dh))
}

/** Bearing diameter in mm of a washer on a soft part: no wider than dW + 1.6·h. A usual estimate, not of a standard. */
export function washerBearing(dW: number, outer: number, height: number): number {
  return Math.min(outer, dW + 1.6 * height)
}

/** Under the turned faces themselves, or under the washers that carry them on to the part below. */
export type BearingPlace = 'head' | 'nut' | 'headWasher' | 'nutWasher'

/** A ring in mm that a force goes through from one part to the next; `layer` is the part that bears it. */
export interface Bearing {
  place: BearingPlace
  layer: number
  dW: number
  dh: number
}

export interface BearingParts {
  layers: {
    thickness: number
    DA: number
    dh: number
    washer?: boolean | undefined
  }[]
  joint: Joint
  d: number
  dW1: number
  dW2: number
}

/**
 * The rings in mm under head and nut: no wider than the face and the part that bears it, and their hole the wider one
 * of both. A washer bears on what is below it with its own ring (`washerBearing`), the last one of a tapped joint on
 * the tapped part, which has no outer limit here.
 */
export function bearingsOf({ layers, joint, d, dW1, dW2 }: BearingParts): Bearing[] {
  const count = layers.length
  const from = (
    [face, under]: readonly [BearingPlace, BearingPlace],
    order: number[],
    dW: number,
  ) => {
    const rings: Bearing[] = []
    let width = Math.min(dW, itemAt(layers, itemAt(order, 0)).DA)
    rings.push({
      place: face,
      layer: itemAt(order, 0),
      dW: width,
      dh: itemAt(layers, itemAt(order, 0)).dh,
    })
    for (let at = 0; at < count && itemAt(layers, itemAt(order, at)).washer; at++) {
      const washer = itemAt(layers, itemAt(order, at))
      const next = order[at + 1]
      // Below the last washer of a through bolted joint is the other face, whose ring is told by itself.
      if (next === undefined && joint === 'DSV') break
      const below = next === undefined ? { DA: Infinity, dh: d } : itemAt(layers, next)
      width = Math.min(washerBearing(width, washer.DA, washer.thickness), below.DA)
      const dh = Math.max(washer.dh, below.dh)
      rings.push({ place: under, layer: next ?? itemAt(order, at), dW: width, dh })
    }
    return rings
  }
  const down = layers.map((_, at) => at)
  return [
    ...from(['head', 'headWasher'], down, dW1),
    ...(joint === 'DSV' ? from(['nut', 'nutWasher'], [...down].reverse(), dW2) : []),
  ]
}

/**
 * The rings in mm at the seams below the washers, from the head down and from the nut up, each with the part that it
 * presses: a thin or narrow part carries a face on to the part below as a washer does. One place behind the layers is
 * the tapped part.
 */
export function seamRings({ layers, joint, d, dW1, dW2 }: BearingParts): Omit<Bearing, 'place'>[] {
  const down = layers.map((_, at) => at)
  const from = (order: number[], face: number) => {
    let width = face
    const main = order.findIndex((at) => !itemAt(layers, at).washer)
    return order.flatMap((at, nth) => {
      const { DA, dh, thickness } = itemAt(layers, at)
      width = washerBearing(Math.min(width, DA), DA, thickness)
      const next = order[nth + 1]
      const behind = next === undefined
      if (main < 0 || nth < main || (behind && joint === 'DSV')) return []
      const below = behind ? { DA: Infinity, dh: d } : itemAt(layers, next)
      const ring = { dW: Math.min(width, below.DA), dh: Math.max(dh, below.dh) }
      return [{ layer: next ?? layers.length, ...ring }]
    })
  }
  return [...from(down, dW1), ...(joint === 'DSV' ? from([...down].reverse(), dW2) : [])]
}

/**
 * The part that bears a ring by its place among the layers; one place behind them is the tapped part, which the last
 * washer of a tapped joint bears on.
 */
export function bearerOf({ place, layer }: Bearing, { layers, joint }: BearingParts): number {
  const behind = joint === 'ESV' && place.endsWith('Washer') && layer === layers.length - 1
  return behind && itemAt(layers, layer).washer ? layers.length : layer
}

/**
 * The pressures in MPa of a force in N on its rings, of each place the one that is nearest to its limit `pG`, or the
 * greatest where no limit is known.
 */
export function pressuresOf(force: number, bearings: (Bearing & { pG?: number | undefined })[]) {
  const rings = bearings.map(({ place, dW, dh, pG }) => ({
    place,
    dW,
    dh,
    area: areaOf(dW) - areaOf(dh),
    pressure: surfacePressure(force, dW, dh),
    ...(pG !== undefined && { pG }),
  }))
  const limited = rings.every(({ pG }) => pG !== undefined)
  const loadOf = ({ pressure, pG }: (typeof rings)[number]) =>
    limited && pG ? pressure / pG : pressure
  const all = rings.map((ring) => ({ ring, load: loadOf(ring) }))
  return all
    .filter(
      (candidate) =>
        !all.some(
          (other) =>
            other.ring.place === candidate.ring.place &&
            (other.load > candidate.load ||
              (other.load === candidate.load && all.indexOf(other) < all.indexOf(candidate))),
        ),
    )
    .map(({ ring }) => ring)
}
