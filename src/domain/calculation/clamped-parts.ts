import type { Joint } from './resilience'
import { itemAt } from '../lists/items'

/** One clamped part from the head on: thickness, outer diameter and hole in mm, modulus in MPa. */
export interface Layer {
  thickness: number
  E: number
  DA: number
  dh: number
  /** Washers do not count where the outer diameter of the joint is looked for. */
  washer?: boolean | undefined
}

export interface ClampedParts {
  layers: Layer[]
  joint: Joint
  /** Bearing diameter at the head, and at the nut of a through bolted joint, mm. */
  dW1: number
  dW2: number
  /** A fixed angle of the cone, for comparison with textbooks: 0.57735 for 30°. */
  tanPhi?: number | undefined
}

/** sleeve = the parts are no wider than the face, cone = wider than the cone gets, mixed = between. */
export type ConeCase = 'sleeve' | 'cone' | 'mixed'

export interface ConeGeometry {
  clampLength: number
  tanPhi: number
  /** The wanted angle before it was kept from going below 0.05. */
  rawTanPhi: number
  betaL: number
  /** The face that the cone begins with, mm. */
  dW: number
  DA: number
  /** The greatest diameter of the cone, mm. */
  DAGr: number
  coneCase: ConeCase
  /** The fit of the angle was made for other proportions. */
  outsideFit: boolean
}

const leastTan = 0.05

/**
 * The faces in mm that the cone begins with: no wider than the part that they bear on. Beyond its edge nothing is
 * pressed, whatever the head or nut measures.
 */
function facesOn({ layers, dW1, dW2 }: ClampedParts): [number, number] {
  return [Math.min(dW1, layers[0]?.DA ?? Infinity), Math.min(dW2, layers.at(-1)?.DA ?? Infinity)]
}

/**
 * The deformation cone of VDI 2230-1 section 5.1.2: tan φ from βL = lK/dW and y = DA/dW; the through bolted form
 * takes ln(βL/2). Natural logarithm. The fit is questioned where tan φ < 0.2 or > 1, or βL < 0.5 or > 10.
 */
export function coneOf(parts: ClampedParts): ConeGeometry {
  const { layers, joint, tanPhi } = parts
  const [dW1, dW2] = facesOn(parts)
  const clampLength = layers.reduce((sum, { thickness }) => sum + thickness, 0)
  const main = layers.filter(({ washer }) => !washer)
  const DA = Math.min(...(main.length > 0 ? main : layers).map((layer) => layer.DA))
  const dW = joint === 'DSV' ? Math.min(dW1, dW2) : dW1
  const betaL = clampLength / dW
  const y = DA / dW
  const raw =
    tanPhi ??
    (joint === 'DSV'
      ? 0.362 + 0.032 * Math.log(betaL / 2) + 0.153 * Math.log(y)
      : 0.348 + 0.013 * Math.log(betaL) + 0.193 * Math.log(y))
  const used = Math.max(leastTan, raw)
  const w = joint === 'DSV' ? 1 : 2
  const DAGr = dW + w * clampLength * used
  const coneCase = DA <= dW ? 'sleeve' : DA >= DAGr ? 'cone' : 'mixed'
  return {
    clampLength,
    tanPhi: used,
    rawTanPhi: raw,
    betaL,
    dW,
    DA,
    DAGr,
    coneCase,
    // A sleeve needs no angle.
    outsideFit:
      tanPhi === undefined &&
      coneCase !== 'sleeve' &&
      (raw < 0.2 || raw > 1 || betaL < 0.5 || betaL > 10),
  }
}

/** A slice of the pressure body: from `from` to `to` mm below the head, its diameter going from D1 to D2. */
export interface Slice {
  layer: number
  from: number
  to: number
  D1: number
  D2: number
  delta: number
}

/**
 * Resilience of the clamped parts in mm/N, any number of layers of their own modulus, hole and width: the integral
 * of dx/(E·A) over a body that widens with tan φ from both faces (from the head alone in a tapped joint) and is cut
 * at each layer's outer diameter; a face counts no wider than the part under it. Equals the three closed cases of VDI 2230-1 section 5.1.2 for one material, and
 * the frusta of textbooks for a fixed angle. Concentric clamping and load; dh < dW and dh < DA, E > 0.
 */
export function clampedResilience(parts: ClampedParts): {
  delta: number
  cone: ConeGeometry
  slices: Slice[]
} {
  const cone = coneOf(parts)
  const { layers, joint } = parts
  const [dW1, dW2] = facesOn(parts)
  const { clampLength, tanPhi } = cone
  const free = (x: number) =>
    Math.min(
      dW1 + 2 * x * tanPhi,
      joint === 'DSV' ? dW2 + 2 * (clampLength - x) * tanPhi : Infinity,
    )
  const meet = (dW2 - dW1 + 2 * clampLength * tanPhi) / (4 * tanPhi)

  const slices: Slice[] = []
  let top = 0
  layers.forEach((layer, index) => {
    const bottom = top + layer.thickness
    const cuts = [
      top,
      bottom,
      (layer.DA - dW1) / (2 * tanPhi),
      ...(joint === 'DSV' ? [meet, clampLength - (layer.DA - dW2) / (2 * tanPhi)] : []),
    ]
      .filter((x) => x >= top && x <= bottom)
      .sort((a, b) => a - b)
    for (let i = 1; i < cuts.length; i++) {
      const [from, to] = [itemAt(cuts, i - 1), itemAt(cuts, i)]
      if (to - from <= 0) continue
      // The middle tells whether the whole slice is cut off by the layer: the ends touch.
      const sleeve = free((from + to) / 2) >= layer.DA
      const [D1, D2] = sleeve ? [layer.DA, layer.DA] : [free(from), free(to)]
      slices.push({
        layer: index,
        from,
        to,
        D1,
        D2,
        delta: sliceResilience({ D1, D2, length: to - from, dh: layer.dh, E: layer.E }),
      })
    }
    top = bottom
  })
  return { delta: slices.reduce((sum, slice) => sum + slice.delta, 0), cone, slices }
}

/**
 * Resilience in mm/N of a ring of a length, its outer diameter going evenly from D1 to D2, all in mm, E in MPa.
 * The logarithm is taken of 1 + a small number, so that a cone that hardly widens becomes the sleeve it is.
 */
export function sliceResilience({
  D1,
  D2,
  length,
  dh,
  E,
}: {
  D1: number
  D2: number
  length: number
  dh: number
  E: number
}): number {
  const [small, large] = D1 < D2 ? [D1, D2] : [D2, D1]
  const widening = large - small
  if (widening < 1e-9 * large) return (4 * length) / (E * Math.PI * (small ** 2 - dh ** 2))
  if (dh < 1e-9 * small) return (4 * length) / (E * Math.PI * small * large)
  const slope = widening / (2 * length)
  const quotient = (2 * dh * widening) / ((large + dh) * (small - dh))
  return Math.log1p(quotient) / (E * Math.PI * dh * slope)
}

/**
 * The widest seam between clamped parts, or to the tapped part, and how wide one may be for VDI 2230-1 to hold also where
 * the load acts beside the axis, both in mm: G = hmin + dW of a through bolted joint, G' = 2 dW of a tapped one (1.5 to
 * 2 there). Washers count as no part. Without a seam nothing.
 */
export function seamOf({
  layers,
  joint,
  dW1,
  dW2,
}: Pick<ClampedParts, 'joint' | 'dW1' | 'dW2'> & {
  layers: Pick<Layer, 'thickness' | 'DA' | 'washer'>[]
}): { width: number; G: number } | undefined {
  const main = layers.filter(({ washer }) => !washer)
  const below = joint === 'DSV' ? main.slice(1) : [...main.slice(1), ...main.slice(-1)]
  const widths = below.map((part, at) => Math.min(part.DA, itemAt(main, at).DA))
  if (widths.length === 0) return undefined
  const thinnest = Math.min(...main.map(({ thickness }) => thickness))
  return {
    width: Math.max(...widths),
    G: joint === 'DSV' ? thinnest + Math.min(dW1, dW2) : 2 * dW1,
  }
}
