import type { Brep, Curve, Edge, Face, FaceSurface, Vertex } from '../brep/solid'
import { minus, unit } from '../mesh'
import { list, quoted, real, type Entities, type Id } from './entities'

/** A solid in a file, with the faces that stand for more than they show. */
export interface WrittenSolid {
  readonly id: Id
  readonly noted: readonly { readonly id: Id; readonly note: NonNullable<Face['note']> }[]
}

/** Writes a closed solid as MANIFOLD_SOLID_BREP. */
export function writeSolid(entities: Entities, { faces }: Brep, name: string): WrittenSolid {
  const { add } = entities
  const vertices = new Map<Vertex, Id>()
  const edges = new Map<Edge, Id>()
  const vertexOf = (vertex: Vertex) => {
    const id = vertices.get(vertex) ?? add(`VERTEX_POINT('',#${entities.point(vertex.at)})`)
    vertices.set(vertex, id)
    return id
  }
  const edgeOf = (edge: Edge) => {
    const known = edges.get(edge)
    if (known) return known
    const [from, to, curve] = [vertexOf(edge.from), vertexOf(edge.to), writeCurve(entities, edge)]
    const id = add(`EDGE_CURVE('',#${from},#${to},#${curve},.T.)`)
    edges.set(edge, id)
    return id
  }
  const noted: { id: Id; note: NonNullable<Face['note']> }[] = []
  const ids = faces.map((face) => {
    const bounds = face.loops.map((loop, i) => {
      const used = loop.map(({ edge, forward }) =>
        add(`ORIENTED_EDGE('',*,*,#${edgeOf(edge)},${forward ? '.T.' : '.F.'})`),
      )
      const bound = i === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'
      return add(`${bound}('',#${add(`EDGE_LOOP('',${list(used)})`)},.T.)`)
    })
    const surface = writeSurface(entities, face.surface)
    const sense = face.outwards ? '.T.' : '.F.'
    const id = add(`ADVANCED_FACE('',${list(bounds)},#${surface},${sense})`)
    if (face.note) noted.push({ id, note: face.note })
    return id
  })
  const shell = add(`CLOSED_SHELL('',${list(ids)})`)
  return { id: add(`MANIFOLD_SOLID_BREP(${quoted(name)},#${shell})`), noted }
}

function writeCurve(entities: Entities, { from, to, curve }: Edge): Id {
  const { add } = entities
  if (curve.kind === 'line') {
    const along = minus(to.at, from.at)
    const vector = add(`VECTOR('',#${entities.direction(unit(along))},1.)`)
    return add(`LINE('',#${entities.point(from.at)},#${vector})`)
  }
  if (curve.kind === 'spline') return writeSpline(entities, curve, from === to)
  const at = entities.placement(curve.centre, curve.axis, curve.x)
  if (curve.kind === 'circle') return add(`CIRCLE('',#${at},${real(curve.radius)})`)
  return add(`HYPERBOLA('',#${at},${real(curve.along)},${real(curve.across)})`)
}

interface Knots {
  readonly multiplicities: readonly number[]
  readonly values: readonly number[]
}

/** Knots of a spline that starts and ends at its first and last pole. */
function knotsOf(values: readonly number[], degree: number, pieces: boolean): Knots {
  const inner = pieces ? degree : 1
  const last = values.length - 1
  const multiplicities = values.map((_, i) => (i === 0 || i === last ? degree + 1 : inner))
  return { multiplicities, values }
}

const evenly = (spans: number) => Array.from({ length: spans + 1 }, (_, i) => i)

const written = ({ multiplicities, values }: Knots) =>
  [`(${multiplicities.join(',')})`, `(${values.map(real).join(',')})`] as const

function writeSpline(
  { add, points }: Entities,
  { degree, poles, knots: given, pieces = false }: Curve & { kind: 'spline' },
  closed: boolean,
): Id {
  const spans = pieces ? (poles.length - 1) / degree : poles.length - degree
  const [multiplicities, knots] = written(knotsOf(given ?? evenly(spans), degree, pieces))
  return add(
    `B_SPLINE_CURVE_WITH_KNOTS('',${degree},${points(poles)},.UNSPECIFIED.,${closed ? '.T.' : '.F.'},.F.,${multiplicities},${knots},.UNSPECIFIED.)`,
  )
}

function writeSurface(entities: Entities, surface: FaceSurface): Id {
  const { add, points } = entities
  if (surface.kind === 'spline') {
    const { degree, rows } = surface
    const [multiplicities, knots] = written(knotsOf(surface.knots, degree, false))
    return add(
      `B_SPLINE_SURFACE_WITH_KNOTS('',1,${degree},(${rows.map(points).join(',')}),.UNSPECIFIED.,.F.,.F.,.F.,(2,2),${multiplicities},(0.,1.),${knots},.UNSPECIFIED.)`,
    )
  }
  const at = entities.placement(surface.at, surface.axis, surface.x)
  switch (surface.kind) {
    case 'plane':
      return add(`PLANE('',#${at})`)
    case 'cylinder':
      return add(`CYLINDRICAL_SURFACE('',#${at},${real(surface.radius)})`)
    case 'cone':
      return add(`CONICAL_SURFACE('',#${at},${real(surface.radius)},${real(surface.angle)})`)
    case 'sphere':
      return add(`SPHERICAL_SURFACE('',#${at},${real(surface.radius)})`)
    case 'torus':
      return add(`TOROIDAL_SURFACE('',#${at},${real(surface.major)},${real(surface.minor)})`)
  }
}
