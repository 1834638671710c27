import type { Dimensions } from '../../src/domain/standards/standards'
import { threadLength } from '../../src/domain/standards/thread-length'

/** Densities in kg/mm³. */
export const steel = 7.85e-6
export const stainless = 7.9e-6
export const aluminium = 2.7e-6

export const circle = (d: number) => (Math.PI / 4) * d * d
export const hexagon = (s: number) => (Math.sqrt(3) / 2) * s * s
export const frustum = (d: number, top: number, h: number) =>
  (Math.PI / 12) * h * (d * d + d * top + top * top)
/** Volume of a spherical cap over a circle of diameter d. */
export const cap = (d: number, h: number) => ((Math.PI * h) / 6) * (0.75 * d * d + h * h)

/** Pitch diameter, the average diameter of a thread (ISO 724). */
export const pitchDiameter = (d: number, pitch: number) => d - 0.6495 * pitch

/** Kilograms with three significant digits. */
export const kilograms = (volume: number, density = steel) =>
  Number((volume * density).toPrecision(3))

/** Throws if the table lacks a dimension: then the formula uses the wrong table. */
export function needed(dimensions: Dimensions, key: string): number {
  const dimension = dimensions[key]
  if (dimension === undefined)
    throw new Error(`No ${key} among ${Object.keys(dimensions).join(', ')}`)
  return dimension
}

/** Volume of shank and thread below the head, in mm³. */
export function shank(dimensions: Dimensions, length: number): number {
  const d = needed(dimensions, 'd')
  const thread = threadLength(dimensions, length)
  return (
    (length - thread) * circle(d) + thread * circle(pitchDiameter(d, needed(dimensions, 'pitch')))
  )
}

export const hexagonHead = (x: Dimensions) => hexagon(needed(x, 's')) * needed(x, 'k')

export function flangeHead(x: Dimensions): number {
  const [s, dc, c, kw] = [needed(x, 's'), needed(x, 'dc'), needed(x, 'c'), needed(x, 'kw')]
  return circle(dc) * c + frustum(dc, s, needed(x, 'k') - c - kw) + hexagon(s) * kw
}

const socket = (x: Dimensions) => hexagon(needed(x, 's')) * needed(x, 't')

export const capHead = (x: Dimensions) => circle(needed(x, 'dk')) * needed(x, 'k') - socket(x)

export const buttonHead = (x: Dimensions) => cap(needed(x, 'dk'), needed(x, 'k')) - socket(x)

/** Volume of the head around the shank: the length of a countersunk screw includes its head. */
export const countersunkHead = (x: Dimensions) =>
  frustum(needed(x, 'dk'), needed(x, 'd'), needed(x, 'k')) -
  circle(needed(x, 'd')) * needed(x, 'k') -
  socket(x)

export function nut(x: Dimensions): number {
  const [s, m] = [needed(x, 's'), needed(x, 'm')]
  const hole = circle(pitchDiameter(needed(x, 'd'), needed(x, 'pitch')))
  const { c = 0, dc, hMax = m } = x
  // The flange is a disc and a cone up to the flats; a thin rim surrounds the thread.
  const flange = dc
    ? (circle(dc) - hexagon(s)) * c + (frustum(dc, s, 0.12 * dc) - circle(s) * 0.12 * dc)
    : 0
  const rim = (hMax - m) * (circle(0.95 * s) - circle(0.8 * s))
  return (hexagon(s) - hole) * m + flange + rim
}

/** A spring washer is as wide as its section: d2 is the largest outer diameter with burr. */
export function ring(x: Dimensions): number {
  const hole = needed(x, 'd1')
  const outside = x.b === undefined ? needed(x, 'd2') : hole + 2 * x.b
  return (circle(outside) - circle(hole)) * needed(x, 'h')
}
