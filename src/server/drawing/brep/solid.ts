import type { Point } from '../mesh'

/** A corner, shared by every edge that ends there. */
export interface Vertex {
  readonly at: Point
}

/** An exact curve; a circle or hyperbola lies in the plane across its axis, its parameter starts at x. */
export type Curve =
  | { readonly kind: 'line' }
  | {
      readonly kind: 'circle'
      readonly centre: Point
      readonly axis: Point
      readonly x: Point
      readonly radius: number
    }
  | {
      readonly kind: 'hyperbola'
      readonly centre: Point
      readonly axis: Point
      readonly x: Point
      readonly along: number
      readonly across: number
    }
  | {
      readonly kind: 'spline'
      readonly degree: number
      readonly poles: readonly Point[]
      /** Values of the knots, if not evenly spaced. */
      readonly knots?: readonly number[]
      /** Bézier pieces one after the other, in place of one smooth spline. */
      readonly pieces?: boolean
    }

/** A piece of a curve from one vertex to another, shared by the two faces that meet there. */
export interface Edge {
  readonly from: Vertex
  readonly to: Vertex
  readonly curve: Curve
}

/** An edge as a loop follows it. */
export interface Use {
  readonly edge: Edge
  readonly forward: boolean
}

export type Loop = readonly Use[]

/** An exact surface about an axis; the angle of a cone is that between axis and surface, in radians. */
export type FaceSurface =
  | { readonly kind: 'plane'; readonly at: Point; readonly axis: Point; readonly x: Point }
  | {
      readonly kind: 'cylinder'
      readonly at: Point
      readonly axis: Point
      readonly x: Point
      readonly radius: number
    }
  | {
      readonly kind: 'cone'
      readonly at: Point
      readonly axis: Point
      readonly x: Point
      readonly radius: number
      readonly angle: number
    }
  | {
      readonly kind: 'sphere'
      readonly at: Point
      readonly axis: Point
      readonly x: Point
      readonly radius: number
    }
  | {
      readonly kind: 'torus'
      readonly at: Point
      readonly axis: Point
      readonly x: Point
      readonly major: number
      readonly minor: number
    }
  | {
      readonly kind: 'spline'
      /** Straight between the two rows, of this degree along them. */
      readonly degree: number
      readonly knots: readonly number[]
      readonly rows: readonly [readonly Point[], readonly Point[]]
    }

/** A part of a surface. Loops run counter-clockwise around the material as seen from outside. */
export interface Face {
  readonly surface: FaceSurface
  /** False if the surface's own normal points into the material. */
  readonly outwards: boolean
  readonly loops: readonly Loop[]
  readonly note?: FaceNote
}

/** A feature that a face stands for but does not show. */
export type FaceNote =
  | {
      readonly kind: 'thread'
      readonly diameter: number
      readonly pitch: number
      readonly length: number
      readonly internal: boolean
    }
  | { readonly kind: 'knurl'; readonly depth: number }

/** exact: as dimensioned; splined: swept, by B-splines through its sections; faceted: by plane triangles. */
export type Fidelity = 'exact' | 'splined' | 'faceted'

/** A closed solid by its boundary. */
export interface Brep {
  readonly fidelity: Fidelity
  readonly faces: readonly Face[]
}

export const line: Curve = { kind: 'line' }

export const uses = (edges: readonly Edge[]): Loop => edges.map((edge) => ({ edge, forward: true }))

export const reversed = (loop: Loop): Loop =>
  [...loop].reverse().map(({ edge, forward }) => ({ edge, forward: !forward }))
