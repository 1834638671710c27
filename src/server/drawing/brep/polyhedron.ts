import { cross, dot, minus, plus, unit, type Mesh, type Point } from '../mesh'
import { itemAround, itemAt } from '../items'
import { extrudedRings, type Extruded } from '../swept'
import {
  line,
  type Brep,
  type Edge,
  type Face,
  type Fidelity,
  type Loop,
  type Vertex,
} from './solid'

/** Edges between numbered corners, each made once and used by both faces. */
function edgesBetween(vertices: readonly Vertex[]) {
  const known = new Map<number, Edge>()
  return (from: number, to: number) => {
    const key = Math.min(from, to) * vertices.length + Math.max(from, to)
    const edge = known.get(key)
    if (edge) return { edge, forward: edge.from === itemAt(vertices, from) }
    const made = { from: itemAt(vertices, from), to: itemAt(vertices, to), curve: line }
    known.set(key, made)
    return { edge: made, forward: true }
  }
}

/** The normal of a polygon, which need not be convex (Newell). */
export function normalOf(points: readonly Point[]): Point {
  const origin = itemAt(points, 0)
  const sum = points.reduce<Point>(
    (total, point, i) =>
      plus(total, cross(minus(point, origin), minus(itemAround(points, i + 1), origin))),
    [0, 0, 0],
  )
  return unit(sum)
}

function polyhedron(
  points: readonly Point[],
  polygons: Iterable<readonly number[]>,
  fidelity: Fidelity,
): Brep {
  const vertices = points.map((at): Vertex => ({ at }))
  const edgeOf = edgesBetween(vertices)
  const faces: Face[] = []
  for (const polygon of polygons) {
    const corners = polygon.map((corner) => itemAt(points, corner))
    const [at, next] = [itemAt(corners, 0), itemAt(corners, 1)]
    const loop: Loop = polygon.map((corner, i) => edgeOf(corner, itemAround(polygon, i + 1)))
    const axis = normalOf(corners)
    faces.push({
      surface: { kind: 'plane', at, axis, x: unit(minus(next, at)) },
      outwards: true,
      loops: [loop],
    })
  }
  return { fidelity, faces }
}

/** Plane triangles, as the mesh has them. */
export const facetedBrep = (mesh: Mesh): Brep => polyhedron(mesh.points, mesh.triangles, 'faceted')

/** A prism with bevelled edges; flat quadrilaterals where they are flat, else triangles. */
export function extrudedBrep(solid: Extruded): Brep {
  const rings = extrudedRings(solid)
  const count = itemAt(rings, 0).length
  const points = rings.flat()
  const ringAt = (ring: number) => Array.from({ length: count }, (_, i) => ring * count + i)
  function* polygons(): Iterable<readonly number[]> {
    yield ringAt(0).reverse()
    yield ringAt(rings.length - 1)
    for (let ring = 1; ring < rings.length; ring++) {
      for (let i = 0; i < count; i++) {
        const next = (i + 1) % count
        const low = (ring - 1) * count
        const high = ring * count
        const [a, b, c, d] = [low + i, low + next, high + next, high + i] as const
        if (isFlat([a, b, c, d].map((corner) => itemAt(points, corner)))) yield [a, b, c, d]
        else {
          yield [a, b, c]
          yield [a, c, d]
        }
      }
    }
  }
  return polyhedron(points, polygons(), 'exact')
}

function isFlat(corners: readonly Point[]) {
  const normal = normalOf(corners)
  const [first, ...others] = corners
  return (
    first !== undefined &&
    others.every((point) => Math.abs(dot(minus(point, first), normal)) < 1e-7)
  )
}
