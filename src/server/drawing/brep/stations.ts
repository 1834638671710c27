import { cross, type Point } from '../mesh'
import { outlineOf } from '../outline'
import {
  chamferDrop,
  chamferRadius,
  cornerRadius,
  cornersOf,
  type Arc,
  type Section,
} from '../turned'
import { itemAround } from '../items'
import { line, uses, type Edge, type FaceNote, type Loop, type Vertex } from './solid'

/** Places on a turned solid where one surface ends and the next begins. */
export type Station = Ring | HexagonRing

interface Ring {
  readonly kind: 'ring'
  readonly z: number
  /** 0 is a point on the axis. */
  readonly r: number
  /** The surface from the station before, if it is not straight. */
  readonly arc?: Arc
  readonly note?: FaceNote
}

interface HexagonRing {
  readonly kind: 'hexagon'
  readonly z: number
  readonly s: number
  /** The edge of a chamfer: hyperbolas, deepest at the corners, by the cone that starts at this z. */
  readonly chamfer?: { readonly from: number; readonly way: number }
}

export function stationsOf(section: Section): Station[] {
  if (section.kind === 'hexagon') return hexagonStations(section)
  if (section.kind === 'arc') {
    const [first, last] = [cornersOf(section).at(0), cornersOf(section).at(-1)]
    if (!first || !last) return []
    return [ring(first), { ...ring(last), arc: section }]
  }
  const rings = outlineOf(section).map(ring)
  if (section.kind === 'contour') return rings
  const note: FaceNote =
    section.kind === 'thread'
      ? {
          kind: 'thread',
          diameter: section.diameter,
          pitch: section.pitch,
          length: Math.abs(section.to - section.from),
          internal: section.internal ?? false,
        }
      : { kind: 'knurl', depth: section.depth }
  return rings.map((ring, i) => (i > 0 && ring.r === rings[i - 1]?.r ? { ...ring, note } : ring))
}

const ring = ([z, r]: readonly [number, number]): Ring => ({ kind: 'ring', z, r })

function hexagonStations({
  from,
  to,
  acrossFlats: s,
  chamfered,
}: Section & { kind: 'hexagon' }): Station[] {
  const way = Math.sign(to - from)
  const end = (z: number, side: 'from' | 'to'): Station[] => {
    if (chamfered !== side && chamfered !== 'both') return [{ kind: 'hexagon', z, s }]
    const inwards = side === 'from' ? way : -way
    const stations: Station[] = [
      { kind: 'ring', z, r: chamferRadius(s) },
      {
        kind: 'hexagon',
        z: z + inwards * chamferDrop(s),
        s,
        chamfer: { from: z, way: inwards },
      },
    ]
    return side === 'from' ? stations : stations.reverse()
  }
  return [...end(from, 'from'), ...end(to, 'to')]
}

/** A station with its vertices and edges, which the faces on both sides share. */
export interface Placed {
  readonly station: Station
  /** End of the seams of round faces. */
  readonly vertex: Vertex
  /** The corners of a hexagon. */
  readonly corners: readonly Vertex[]
  /** Counter-clockwise around the axis; empty for a point. */
  readonly loop: Loop
}

export const unitAt = (angle: number): Point => [Math.cos(angle), Math.sin(angle), 0]

export function placedStation(station: Station): Placed {
  return station.kind === 'ring' ? placedRing(station) : placedHexagon(station)
}

function placedRing(station: Ring): Placed {
  const vertex = { at: [station.r, 0, station.z] as const }
  const edge: Edge = {
    from: vertex,
    to: vertex,
    curve: {
      kind: 'circle',
      centre: [0, 0, station.z],
      axis: [0, 0, 1],
      x: [1, 0, 0],
      radius: station.r,
    },
  }
  return { station, vertex, corners: [], loop: station.r > 0 ? uses([edge]) : [] }
}

function placedHexagon(station: HexagonRing): Placed {
  const { z, s, chamfer } = station
  const corners = Array.from({ length: 6 }, (_, i): Vertex => {
    const [x, y] = unitAt((i * Math.PI) / 3)
    return { at: [x * cornerRadius(s), y * cornerRadius(s), z] }
  })
  const edges = corners.map((from, i): Edge => {
    const to = itemAround(corners, i + 1)
    if (!chamfer) return { from, to, curve: line }
    const middle = ((i + 0.5) * Math.PI) / 3
    const [x, y] = unitAt(middle)
    // The apex of the chamfer's cone; each flat cuts the cone in a hyperbola about it.
    const apex = chamfer.from - chamfer.way * chamferRadius(s) * Math.tan(Math.PI / 6)
    const tangent = unitAt(middle + Math.PI / 2)
    return {
      from,
      to,
      curve: {
        kind: 'hyperbola',
        centre: [(x * s) / 2, (y * s) / 2, apex],
        // The second axis of the curve, across its own axis and the first, runs along the flat from corner to corner.
        axis: cross([0, 0, chamfer.way], tangent),
        x: [0, 0, chamfer.way],
        along: (s / 2) * Math.tan(Math.PI / 6),
        across: s / 2,
      },
    }
  })
  const [vertex = { at: [0, 0, z] as const }] = corners
  return { station, vertex, corners, loop: uses(edges) }
}
