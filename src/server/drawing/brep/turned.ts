import { lineCrossings } from '../crossings'
import type { Point } from '../mesh'
import { chamferDrop, cornerRadius, cornersOf, type Arc, type Turned } from '../turned'
import { itemAround, itemAt } from '../items'
import { line, reversed, type Brep, type Edge, type Face, type FaceSurface } from './solid'
import { placedStation, stationsOf, unitAt, type Placed, type Station } from './stations'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

/** The exact boundary of a turned solid; undefined if its outline crosses itself or a surface has no exact form. */
export function turnedBrep(solid: Turned): Brep | undefined {
  const profile = profileOf(solid)
  if (!profile) return undefined
  const placed = profile.stations.map(placedStation)
  const count = profile.closed ? placed.length : placed.length - 1
  const faces: Face[] = []
  for (let i = 0; i < count; i++) {
    const between = facesBetween(itemAt(placed, i), itemAround(placed, i + 1))
    if (!between) return undefined
    faces.push(...between)
  }
  return { fidelity: 'exact', faces }
}

interface Profile {
  readonly stations: readonly Station[]
  readonly closed: boolean
}

/** Stations in the direction in which the material lies to the right: up the outside, down a bore. */
function profileOf({ socket = [], outside, bore = [] }: Turned): Profile | undefined {
  const all = [...socket, ...outside, ...bore].flatMap(stationsOf)
  const stations = all.filter((station, i) => i === 0 || !isSame(station, itemAt(all, i - 1)))
  const [first, last] = [itemAt(stations, 0), itemAt(stations, stations.length - 1)]
  const closed = !(onAxis(first) && onAxis(last))
  if (closed && isSame(first, last)) stations.pop()
  if (stations.some(onAxis) && closed) return undefined
  const corners = stations.map(cornerOf)
  if (lineCrossings(corners, closed)) return undefined
  return areaOf(corners) < 0 ? { stations, closed } : { stations: backwards(stations), closed }
}

const radiusOf = (station: Station) =>
  station.kind === 'ring' ? station.r : cornerRadius(station.s)
const onAxis = (station: Station) => station.kind === 'ring' && station.r < 1e-9
const cornerOf = (station: Station) => [station.z, radiusOf(station)] as const
const isSame = (a: Station, b: Station) =>
  a.kind === b.kind && near(a.z, b.z) && near(radiusOf(a), radiusOf(b))

const areaOf = (corners: readonly (readonly [number, number])[]) =>
  corners.reduce((sum, [z, r], i) => {
    const [nextZ, nextR] = itemAround(corners, i + 1)
    return sum + (z * nextR - nextZ * r) / 2
  }, 0)

/** Arcs and notes belong to the surface before their station, so they move to the other end of it. */
function backwards(stations: readonly Station[]): Station[] {
  return [...stations].reverse().map((station, i, all): Station => {
    if (station.kind === 'hexagon') return station
    const { z, r } = station
    const before = i > 0 ? itemAt(all, i - 1) : undefined
    if (before?.kind !== 'ring') return { kind: 'ring', z, r }
    const { arc, note } = before
    const turned = arc && { ...arc, degrees: [arc.degrees[1], arc.degrees[0]] as const }
    return { kind: 'ring', z, r, ...(turned && { arc: turned }), ...(note && { note }) }
  })
}

function facesBetween(low: Placed, high: Placed): Face[] | undefined {
  const [a, b] = [low.station, high.station]
  if (a.kind === 'hexagon' && b.kind === 'hexagon') return flatsBetween(low, high)
  if (b.kind === 'ring' && b.arc) return [roundFace(low, high, b.arc)]
  if (near(a.z, b.z) && !isChamfer(a) && !isChamfer(b)) return flatBetween(low, high)
  if (a.kind === 'hexagon' || b.kind === 'hexagon') {
    if (!isChamfer(a) && !isChamfer(b)) return undefined
    return chamferIsWhole(a, b) ? [straightFace(low, high)] : undefined
  }
  return [straightFace(low, high)]
}

const isChamfer = (station: Station) => station.kind === 'hexagon' && station.chamfer !== undefined

/** Deeper hyperbolas than the hexagon is high would cross. */
const chamferIsWhole = (a: Station, b: Station) => {
  const hexagon = a.kind === 'hexagon' ? a : b
  const ring = a.kind === 'ring' ? a : b
  return hexagon.kind === 'hexagon' && near(Math.abs(hexagon.z - ring.z), chamferDrop(hexagon.s))
}

/** The flat ring or disc between two stations of one height. */
function flatBetween(low: Placed, high: Placed): Face[] | undefined {
  const [inner, outer] = [low.station, high.station].sort((a, b) => radiusOf(a) - radiusOf(b))
  if (!inner || !outer) return undefined
  // A circle that crosses the flats of a hexagon bounds no ring with it.
  if (outer.kind === 'hexagon' && radiusOf(inner) > outer.s / 2 - 1e-6) return undefined
  const up = radiusOf(low.station) > radiusOf(high.station)
  const loops = [low.loop, reversed(high.loop)].filter((loop) => loop.length > 0)
  return [
    {
      surface: {
        kind: 'plane',
        at: [0, 0, low.station.z],
        axis: [0, 0, up ? 1 : -1],
        x: [1, 0, 0],
      },
      outwards: true,
      // The outer bound comes first.
      loops: up ? loops : loops.reverse(),
    },
  ]
}

function flatsBetween(low: Placed, high: Placed): Face[] | undefined {
  const [a, b] = [low.station, high.station]
  if (a.kind !== 'hexagon' || b.kind !== 'hexagon' || !near(a.s, b.s)) return undefined
  const upwards = b.z > a.z
  // Chamfers that meet leave nothing of the flats.
  const wanted = a.chamfer?.way ?? (b.chamfer ? -b.chamfer.way : Math.sign(b.z - a.z))
  if (Math.sign(b.z - a.z) !== wanted) return undefined
  const sides = low.corners.map((from, i): Edge => ({
    from,
    to: itemAt(high.corners, i),
    curve: line,
  }))
  return sides.map((side, i): Face => {
    const middle = ((i + 0.5) * Math.PI) / 3
    const [x, y] = unitAt(middle)
    const axis: Point = upwards ? [x, y, 0] : [-x, -y, 0]
    return {
      surface: { kind: 'plane', at: [(x * a.s) / 2, (y * a.s) / 2, a.z], axis, x: [0, 0, 1] },
      outwards: true,
      loops: [
        [
          itemAt(low.loop, i),
          { edge: itemAround(sides, i + 1), forward: true },
          { edge: itemAt(high.loop, i).edge, forward: false },
          { edge: side, forward: false },
        ],
      ],
    }
  })
}

/** A face all around the axis, opened along a seam. */
function around(
  low: Placed,
  high: Placed,
  seam: Edge,
  surface: FaceSurface,
  outwards: boolean,
): Face {
  const { note } = high.station.kind === 'ring' ? high.station : {}
  return {
    surface,
    outwards,
    loops: [
      [
        ...low.loop,
        { edge: seam, forward: true },
        ...reversed(high.loop),
        { edge: seam, forward: false },
      ],
    ],
    ...(note && { note }),
  }
}

function straightFace(low: Placed, high: Placed): Face {
  const [a, b] = [low.station, high.station]
  const [ra, rb] = [radiusOf(a), radiusOf(b)]
  const seam: Edge = { from: low.vertex, to: high.vertex, curve: line }
  const outwards = b.z > a.z
  const x: Point = [1, 0, 0]
  if (near(ra, rb)) {
    const at: Point = [0, 0, Math.min(a.z, b.z)]
    const surface = { kind: 'cylinder', at, axis: [0, 0, 1], x, radius: ra } as const
    return around(low, high, seam, surface, outwards)
  }
  const [narrow, wide] = ra < rb ? [a, b] : [b, a]
  const way = Math.sign(wide.z - narrow.z)
  return around(
    low,
    high,
    seam,
    {
      kind: 'cone',
      at: [0, 0, wide.z],
      axis: [0, 0, way],
      x,
      radius: radiusOf(wide),
      angle: Math.atan2(radiusOf(wide) - radiusOf(narrow), Math.abs(wide.z - narrow.z)),
    },
    outwards,
  )
}

/** A piece of a sphere or torus. */
function roundFace(low: Placed, high: Placed, arc: Arc): Face {
  const { centre, radius, degrees } = arc
  const [z, r] = centre
  const rising = degrees[1] > degrees[0]
  const from = low.vertex.at
  const seam: Edge = {
    from: low.vertex,
    to: high.vertex,
    curve: {
      kind: 'circle',
      centre: [r, 0, z],
      // Angles of an arc grow from the axis outwards.
      axis: [0, rising ? 1 : -1, 0],
      x: [(from[0] - r) / radius, 0, (from[2] - z) / radius],
      radius,
    },
  }
  const [start, next] = [itemAt(cornersOf(arc), 0), itemAt(cornersOf(arc), 1)]
  const normal = [-(next[1] - start[1]), next[0] - start[0]] as const
  const middle = [(start[0] + next[0]) / 2 - z, (start[1] + next[1]) / 2 - r] as const
  const outwards = normal[0] * middle[0] + normal[1] * middle[1] > 0
  const common = { at: [0, 0, z], axis: [0, 0, 1], x: [1, 0, 0] } as const
  const surface: FaceSurface =
    Math.abs(r) < 1e-9
      ? { kind: 'sphere', ...common, radius }
      : { kind: 'torus', ...common, major: r, minor: radius }
  return around(low, high, seam, surface, outwards)
}
