import { minus, plus, times, unit, type Point } from '../mesh'
import { sweptRings, type Swept } from '../swept'
import { itemAround, itemAt, lastItem } from '../items'
import { normalOf } from './polyhedron'
import { line, reversed, uses, type Brep, type Edge, type Face, type Vertex } from './solid'

/** A swept solid: one B-spline face for each side of the section, and two flat ends. */
export function sweptBrep(solid: Swept): Brep | undefined {
  if (solid.closed) return undefined
  const rings = thinned(sweptRings(solid))
  const count = itemAt(rings, 0).length
  const degree = Math.min(3, rings.length - 1)
  const knots = knotsAlong(rings, degree)
  const rows = Array.from({ length: count }, (_, side) =>
    poles(rings.map((ring) => itemAt(ring, side))),
  )
  const verticesOf = (ring: readonly Point[]) => ring.map((at): Vertex => ({ at }))
  const [start, end] = [verticesOf(itemAt(rings, 0)), verticesOf(lastItem(rings))]
  const outline = (vertices: readonly Vertex[]) =>
    vertices.map((from, i): Edge => ({ from, to: itemAround(vertices, i + 1), curve: line }))
  const [first, last] = [outline(start), outline(end)]
  const lengthwise = rows.map((row, side): Edge => ({
    from: itemAt(start, side),
    to: itemAt(end, side),
    curve: degree === 1 ? line : { kind: 'spline', degree, knots, poles: row },
  }))
  const sides = rows.map((row, side): Face => ({
    surface: { kind: 'spline', degree, knots, rows: [row, itemAround(rows, side + 1)] },
    outwards: true,
    loops: [
      [
        { edge: itemAt(first, side), forward: true },
        { edge: itemAround(lengthwise, side + 1), forward: true },
        { edge: itemAt(last, side), forward: false },
        { edge: itemAt(lengthwise, side), forward: false },
      ],
    ],
  }))
  return {
    fidelity: 'splined',
    faces: [
      capOf(itemAt(rings, 0), reversed(uses(first)), -1),
      ...sides,
      capOf(lastItem(rings), uses(last), 1),
    ],
  }
}

function capOf(ring: readonly Point[], loop: Face['loops'][number], way: 1 | -1): Face {
  const origin = itemAt(ring, 0)
  const x = unit(minus(itemAt(ring, 1), origin))
  return {
    surface: { kind: 'plane', at: origin, axis: times(normalOf(ring), way), x },
    outwards: true,
    loops: [loop],
  }
}

/** Knots at the lengths along the path (averaged as de Boor does), so that long and short spans run equally fast. */
function knotsAlong(rings: readonly (readonly Point[])[], degree: number): number[] {
  const middles = rings.map((ring) => times(ring.reduce(plus), 1 / ring.length))
  let length = 0
  const along = middles.map((middle, i) => {
    length += i === 0 ? 0 : Math.hypot(...minus(middle, itemAt(middles, i - 1)))
    return length
  })
  const inner = Array.from({ length: rings.length - degree - 1 }, (_, i) => {
    const spans = along.slice(i + 1, i + 1 + degree)
    return spans.reduce((sum, at) => sum + at, 0) / degree
  })
  return [0, ...inner, length]
}

/** Every second ring of a long path: a spline between them stays within a tenth of a millimetre of a hose. */
const mostRings = 100
const thinned = (rings: readonly Point[][]) =>
  rings.length <= mostRings
    ? rings
    : rings.filter((_, i) => i < 3 || i >= rings.length - 4 || i % 2 === 0)

/** Poles of a cubic spline that passes the points closely where they are evenly spaced, and cuts corners elsewhere. */
function poles(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after || i === 1 || i === points.length - 2) return point
    const [back, on] = [minus(point, before), minus(after, point)]
    const ratio = Math.hypot(...back) / (Math.hypot(...on) || 1)
    const bend = minus(back, on)
    if (ratio < 0.8 || ratio > 1.25) return point
    return plus(point, times(bend, 1 / 6))
  })
}
