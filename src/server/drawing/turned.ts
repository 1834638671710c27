import { meshOf, type Mesh, type Point } from './mesh'
import { itemAt } from './items'

/** One step of the outline of a turned solid, followed along its axis z; all lengths in mm. */
export type Section = Contour | Arc | Hexagon | Thread | Knurl

/** Straight lines between [z, radius] corners. */
export interface Contour {
  readonly kind: 'contour'
  readonly corners: readonly (readonly [number, number])[]
}

/** A piece of a circle about a centre [z, radius], between two angles in degrees, 0 along +z. */
export interface Arc {
  readonly kind: 'arc'
  readonly centre: readonly [number, number]
  readonly radius: number
  readonly degrees: readonly [number, number]
  /** Straight pieces in a mesh or drawing. */
  readonly steps: number
}

/** A hexagonal prism; a chamfered end is cut by a cone of 30° from a circle of 0.95 s. */
export interface Hexagon {
  readonly kind: 'hexagon'
  readonly from: number
  readonly to: number
  readonly acrossFlats: number
  readonly chamfered: 'from' | 'to' | 'both' | 'none'
}

/** An ISO metric thread profile on a right-hand helix. */
export interface Thread {
  readonly kind: 'thread'
  readonly from: number
  readonly to: number
  readonly diameter: number
  readonly pitch: number
  readonly internal?: boolean
  /** Shape of an end: chamfered, or running out into the shank. */
  readonly start: 'chamfer' | 'run-out'
  readonly end: 'chamfer' | 'run-out'
}

/** Fine teeth along the axis, up to the radius. */
export interface Knurl {
  readonly kind: 'knurl'
  readonly from: number
  readonly to: number
  readonly radius: number
  readonly depth: number
}

/** A body of revolution about z: front face, outside, and bore from its end. */
export interface Turned {
  readonly kind: 'turned'
  readonly socket?: readonly Section[]
  readonly outside: readonly Section[]
  readonly bore?: readonly Section[]
  /** Faces around the axis, a multiple of 12; by default chosen by the number of rings. */
  readonly columns?: number
}

/** Radius and axial position per column; the last column coincides with the first. */
interface Ring {
  readonly r: readonly number[]
  readonly z: readonly number[]
}

export const contour = (...corners: (readonly [number, number])[]): Contour => ({
  kind: 'contour',
  corners,
})

export const minorDiameter = (diameter: number, pitch: number) => diameter - 1.0825 * pitch

/** Radius of a hexagon's corners. */
export const cornerRadius = (acrossFlats: number) => acrossFlats / Math.sqrt(3)
/** Radius of the circle in which a chamfer of 30° meets the end of a hexagon. */
export const chamferRadius = (acrossFlats: number) => 0.475 * acrossFlats
/** Axial distance of a chamfered hexagon corner from its end. */
export const chamferDrop = (acrossFlats: number) =>
  (cornerRadius(acrossFlats) - chamferRadius(acrossFlats)) * Math.tan(Math.PI / 6)

/** The radius of a hexagon at an angle from one of its corners. */
export function hexagonRadius(acrossFlats: number, angle: number) {
  const sixth = Math.PI / 3
  return acrossFlats / 2 / Math.cos((((angle % sixth) + sixth) % sixth) - sixth / 2)
}

/** Corners of an arc as [z, radius]. */
export function cornersOf({ centre, radius, degrees, steps }: Arc) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((degrees[0] + ((degrees[1] - degrees[0]) * i) / steps) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const
  })
}

export function turnedMesh(solid: Turned): Mesh {
  const sections = [...(solid.socket ?? []), ...solid.outside, ...(solid.bore ?? [])]
  const columns = solid.columns ?? columnsFor(sections)
  const rings = sections.flatMap((section) => ringsOf(section, columns))
  const open = rings.at(0)?.r[0] === 0 && rings.at(-1)?.r[0] === 0
  return meshOf(skin(open ? rings : [...rings, itemAt(rings, 0)], columns))
}

/** Limit of rings times columns, which keeps a model below about 400 kB. */
const mostCorners = 6200

/** Long threads get fewer faces around, so that every model stays small. */
function columnsFor(sections: readonly Section[]) {
  const rings = sections.reduce((sum, section) => sum + ringsOf(section, 6).length, 0)
  return Math.max(24, Math.min(48, Math.floor(mostCorners / rings / 12) * 12))
}

function* skin(rings: readonly Ring[], columns: number): Iterable<Point[]> {
  const pointOf = (ring: Ring, column: number): Point => {
    const angle = ((column % columns) * 2 * Math.PI) / columns
    return [
      itemAt(ring.r, column) * Math.cos(angle),
      itemAt(ring.r, column) * Math.sin(angle),
      itemAt(ring.z, column),
    ]
  }
  for (let i = 1; i < rings.length; i++) {
    const [low, high] = [itemAt(rings, i - 1), itemAt(rings, i)]
    for (let column = 0; column < columns; column++) {
      const next = column + 1
      const [a, b] = [pointOf(low, column), pointOf(low, next)]
      const [c, d] = [pointOf(high, next), pointOf(high, column)]
      yield [a, b, c]
      yield [a, c, d]
    }
  }
}

function ringsOf(section: Section, columns: number): Ring[] {
  if (section.kind === 'contour' || section.kind === 'arc') {
    const corners = section.kind === 'arc' ? cornersOf(section) : section.corners
    return corners.map(([z, r]) => circle(r, z, columns))
  }
  if (section.kind === 'hexagon') return hexagonRings(section, columns)
  if (section.kind === 'knurl') return knurlRings(section, columns)
  return threadRings(section, columns)
}

function knurlRings({ from, to, radius, depth }: Knurl, columns: number): Ring[] {
  return [from, to].map((z) =>
    ring(columns, (angle) => {
      const column = Math.round((angle * columns) / (2 * Math.PI))
      return [radius - (column % 2) * depth, z]
    }),
  )
}

function ring(columns: number, at: (angle: number) => readonly [number, number]): Ring {
  const both = Array.from({ length: columns + 1 }, (_, i) => at((i * 2 * Math.PI) / columns))
  return { r: both.map(([r]) => r), z: both.map(([, z]) => z) }
}

const circle = (radius: number, z: number, columns: number) => ring(columns, () => [radius, z])

function hexagonRings({ from, to, acrossFlats, chamfered }: Hexagon, columns: number): Ring[] {
  const inner = chamferRadius(acrossFlats)
  const direction = Math.sign(to - from)
  const end = (z: number, side: 'from' | 'to') => {
    const inwards = side === 'from' ? direction : -direction
    const cut = chamfered === side || chamfered === 'both'
    const edge = ring(columns, (angle) => {
      const radius = hexagonRadius(acrossFlats, angle)
      const drop = cut ? (radius - inner) * Math.tan(Math.PI / 6) : 0
      return [radius, z + inwards * drop]
    })
    const rings = cut ? [circle(inner, z, columns), edge] : [edge]
    return side === 'from' ? rings : rings.reverse()
  }
  return [...end(from, 'from'), ...end(to, 'to')]
}

/** Start and end of crest and root in the basic profile, as fractions of the pitch. */
const flats = [-1 / 16, 1 / 16, 3 / 8, 5 / 8]
/** The same without flats, for threads with very many turns. */
const ridges = [0, 1 / 2]
const manyTurns = 36

/** Depth of the profile at a fraction of the pitch: 0 at the crest, 1 at the root. */
function depthAt(turn: number) {
  const part = turn - Math.floor(turn + 1 / 16)
  if (part <= 1 / 16) return 0
  if (part < 3 / 8) return (part - 1 / 16) / (5 / 16)
  if (part <= 5 / 8) return 1
  return (15 / 16 - part) / (5 / 16)
}

/** Rows that follow the helix, so that crests and roots are sharp; clipped at both ends. */
function threadRings(thread: Thread, columns: number): Ring[] {
  const { pitch, diameter, internal } = thread
  const [low, high] = [Math.min(thread.from, thread.to), Math.max(thread.from, thread.to)]
  const [atLow, atHigh] =
    thread.from < thread.to ? [thread.start, thread.end] : [thread.end, thread.start]
  const [major, minor] = [diameter / 2, minorDiameter(diameter, pitch) / 2]
  const depth = major - minor
  const radiusAt = (z: number, turn: number) => {
    return [
      { kind: atLow, inside: z - low },
      { kind: atHigh, inside: high - z },
    ].reduce(
      (limited, { kind, inside }) => {
        if (internal) return kind === 'chamfer' ? Math.max(limited, major * 1.04 - inside) : limited
        if (kind === 'chamfer') return Math.min(limited, minor - 0.1 * depth + inside)
        return Math.max(limited, major - (inside / pitch) * depth)
      },
      major - depth * depthAt(z / pitch - turn),
    )
  }
  const first = Math.floor(low / pitch) - 2
  const last = Math.ceil(high / pitch) + 1
  const rows: Ring[] = []
  for (let turn = first; turn <= last; turn++) {
    for (const part of last - first > manyTurns ? ridges : flats) {
      rows.push(
        ring(columns, (angle) => {
          const share = angle / (2 * Math.PI)
          const z = Math.min(high, Math.max(low, (turn + part + share) * pitch))
          return [radiusAt(z, share), z]
        }),
      )
    }
  }
  return thread.from < thread.to ? rows : rows.reverse()
}
