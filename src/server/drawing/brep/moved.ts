import type { Point } from '../mesh'
import type { Brep, Curve, Edge, Face, FaceSurface, Vertex } from './solid'

/** The same solid elsewhere: `turn` is a rotation, `shift` is added after it. */
export function moved(
  { fidelity, faces }: Brep,
  turn: (direction: Point) => Point,
  shift: Point = [0, 0, 0],
): Brep {
  const place = (point: Point): Point => {
    const [x, y, z] = turn(point)
    return [x + shift[0], y + shift[1], z + shift[2]]
  }
  const vertices = new Map<Vertex, Vertex>()
  const edges = new Map<Edge, Edge>()
  const rows = new Map<readonly Point[], readonly Point[]>()
  const rowOf = (row: readonly Point[]) => kept(rows, row, () => row.map(place))
  const vertexOf = (vertex: Vertex) => kept(vertices, vertex, () => ({ at: place(vertex.at) }))
  const edgeOf = (edge: Edge) =>
    kept(edges, edge, () => ({
      from: vertexOf(edge.from),
      to: vertexOf(edge.to),
      curve: curveOf(edge.curve),
    }))
  const curveOf = (curve: Curve): Curve => {
    if (curve.kind === 'line') return curve
    if (curve.kind === 'spline') return { ...curve, poles: rowOf(curve.poles) }
    return { ...curve, centre: place(curve.centre), axis: turn(curve.axis), x: turn(curve.x) }
  }
  const surfaceOf = (surface: FaceSurface): FaceSurface => {
    if (surface.kind === 'spline') {
      const [first, second] = surface.rows
      return { ...surface, rows: [rowOf(first), rowOf(second)] }
    }
    return { ...surface, at: place(surface.at), axis: turn(surface.axis), x: turn(surface.x) }
  }
  return {
    fidelity,
    faces: faces.map((face): Face => ({
      ...face,
      surface: surfaceOf(face.surface),
      loops: face.loops.map((loop) =>
        loop.map(({ edge, forward }) => ({ edge: edgeOf(edge), forward })),
      ),
    })),
  }
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
