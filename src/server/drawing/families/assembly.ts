import type { Body } from '../body'
import type { Callout } from '../design'
import type { Measures } from '../measures'
import type { Axis, Point } from '../mesh'
import type { Surface } from '../surfaces'
import { round, type Outline } from '../swept'
import { contour } from '../turned'
import { itemAt, lastItem } from '../items'

/** Corners of a turned piece: [position along its axis, radius]. */
export type Corners = readonly (readonly [number, number])[]

/** A solid turned piece; its corners are closed towards the axis at both ends. */
export function turnedPiece(corners: Corners, along: Axis, at: Point, surface: Surface): Body {
  const [first, last] = [itemAt(corners, 0), lastItem(corners)]
  const outside = [contour([first[0], 0], ...corners, [last[0], 0])]
  return { solid: { kind: 'turned', outside, columns: 36 }, surface, along, at }
}

/** A cylinder with broken edges. */
export function cylinder(
  length: number,
  diameter: number,
  along: Axis,
  at: Point,
  surface: Surface,
) {
  const [r, edge] = [diameter / 2, Math.min(0.06 * diameter, 0.2 * length)]
  return turnedPiece(
    [
      [0, r - edge],
      [edge, r],
      [length - edge, r],
      [length, r - edge],
    ],
    along,
    at,
    surface,
  )
}

/** A plate with the given outline in x and y, its middle plane at `z`. */
export function plate(outline: Outline, depth: number, surface: Surface, bevel = 2, z = 0): Body {
  return {
    solid: { kind: 'extruded', outline, depth, bevel: Math.min(bevel, depth * 0.3) },
    surface,
    at: [0, 0, z - depth / 2],
  }
}

export function box(from: Point, to: Point, surface: Surface, bevel = 3): Body {
  const outline: Outline = [
    [from[0], from[1]],
    [to[0], from[1]],
    [to[0], to[1]],
    [from[0], to[1]],
  ]
  return plate(outline, to[2] - from[2], surface, bevel, (from[2] + to[2]) / 2)
}

/** A tube or wire through the given points, their corners rounded. */
export function tube(
  points: readonly Point[],
  diameter: number,
  surface: Surface,
  up: Point,
): Body {
  return {
    solid: { kind: 'swept', section: round(diameter / 2), path: curved(points), up },
    surface,
  }
}

/** A smooth line through points (Catmull-Rom), eight steps between two of them. */
function curved(points: readonly Point[]): Point[] {
  const steps = 8
  const result: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [p1, p2] = [itemAt(points, i), itemAt(points, i + 1)]
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const at = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
      result.push([at(0), at(1), at(2)])
    }
  }
  return [...result, lastItem(points)]
}

export interface Extent {
  readonly length: number
  readonly height: number
  readonly width: number
}

/** Overall sizes of a tool (records them): A long, B wide, H high. */
export function extentOf(m: Measures, usual: Extent): Extent {
  return {
    length: m.size('A', { meaning: 'toolLength', columns: ['length'], typical: usual.length }),
    height: m.size('H', { meaning: 'toolHeight', columns: ['height'], typical: usual.height }),
    width: m.size('B', { meaning: 'toolWidth', columns: ['width'], typical: usual.width }),
  }
}

/** Dimension lines around a tool that reaches from x = 0 and from `bottom` upwards. */
export function extentCallouts({ length, height, width }: Extent, bottom: number): Callout[] {
  const top = bottom + height
  return [
    {
      symbol: 'A',
      view: 'side',
      direction: 'horizontal',
      from: 0,
      to: length,
      at: bottom,
      side: 'after',
    },
    {
      symbol: 'H',
      view: 'side',
      direction: 'vertical',
      from: bottom,
      to: top,
      at: 0,
      side: 'before',
    },
    {
      symbol: 'B',
      view: 'end',
      direction: 'horizontal',
      from: -width / 2,
      to: width / 2,
      at: bottom,
      side: 'after',
    },
  ]
}
