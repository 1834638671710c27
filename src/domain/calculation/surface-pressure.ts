import { areaOf } from './threads'

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
