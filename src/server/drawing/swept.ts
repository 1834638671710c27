import { cross, meshOf, minus, plus, times, unit, type Mesh, type Point } from './mesh'
import { lineCrossings } from './crossings'
import { itemAround, itemAt, lastItem } from './items'

/** A flat outline in mm, convex or not, without holes, corners in order. */
export type Outline = readonly (readonly [number, number])[]

/** A section swept along a path: wires, hoses, springs. */
export interface Swept {
  readonly kind: 'swept'
  /** Coordinates around its centre: first along `up` × path, then along `up`. */
  readonly section: Outline
  readonly path: readonly Point[]
  /** A direction that is never parallel to the path. */
  readonly up: Point
  readonly closed?: boolean
}

/** An outline in x and y, carried along z over a depth, its edges broken by a bevel. */
export interface Extruded {
  readonly kind: 'extruded'
  readonly outline: Outline
  readonly depth: number
  readonly bevel?: number
}

export function round(radius: number, corners = 14): Outline {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

export function rectangle(width: number, height: number): Outline {
  const [x, y] = [width / 2, height / 2]
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
}

/** Rounds every corner as far as the sides allow. */
export function rounded(outline: Outline, radius: number, steps = 5): Outline {
  return outline.flatMap((corner, i) => {
    const before = itemAround(outline, i - 1)
    const after = itemAround(outline, i + 1)
    const towards = (other: readonly [number, number]) => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1])
      const share = Math.min(radius, length * 0.45) / length
      return [
        corner[0] + (other[0] - corner[0]) * share,
        corner[1] + (other[1] - corner[1]) * share,
      ] as const
    }
    const [start, end] = [towards(before), towards(after)]
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps
      const at = (axis: 0 | 1) =>
        (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * end[axis]
      return [at(0), at(1)] as const
    })
  })
}

/** The section at every point of the path, counter-clockwise as seen against it. */
export function sweptRings({ section, path, up, closed }: Swept): Point[][] {
  const forwards = counterClockwise(section)
  return path.map((point, i) => {
    const before = path[i - 1] ?? (closed ? lastItem(path) : point)
    const after = path[i + 1] ?? (closed ? itemAt(path, 0) : point)
    const forward = unit(minus(after, before))
    const side = unit(cross(up, forward))
    const above = cross(forward, side)
    return forwards.map(([u, v]) => plus(point, plus(times(side, u), times(above, v))))
  })
}

export function sweptMesh(solid: Swept): Mesh {
  const rings = sweptRings(solid)
  if (solid.closed) return meshOf(tube([...rings, itemAt(rings, 0)], undefined))
  const pieces = triangulated(counterClockwise(solid.section))
  return meshOf(tube(rings, (ring) => pieces.map((piece) => piece.map((i) => itemAt(ring, i)))))
}

type Cap = (ring: readonly Point[]) => Iterable<readonly Point[]>

/** Walls between rings of equally many points, and caps on both ends where they are open. */
function* tube(
  rings: readonly (readonly Point[])[],
  cap: Cap | undefined,
): Iterable<readonly Point[]> {
  for (let i = 1; i < rings.length; i++) {
    const [low, high] = [itemAt(rings, i - 1), itemAt(rings, i)]
    for (let j = 0; j < low.length; j++) {
      const next = (j + 1) % low.length
      yield [itemAt(low, j), itemAt(low, next), itemAt(high, next)]
      yield [itemAt(low, j), itemAt(high, next), itemAt(high, j)]
    }
  }
  if (!cap) return
  for (const polygon of cap(itemAt(rings, 0))) yield [...polygon].reverse()
  yield* cap(lastItem(rings))
}

/** The outline at every level: both faces, and where the bevels end. */
export function extrudedRings({ outline, depth, bevel = 0 }: Extruded): Point[][] {
  const forwards = counterClockwise(outline)
  const at = (corners: Outline, z: number) => corners.map(([x, y]): Point => [x, y, z])
  const broken = bevelWithin(forwards, bevel)
  if (broken === 0) return [at(forwards, 0), at(forwards, depth)]
  const small = inset(forwards, broken)
  return [at(small, 0), at(forwards, broken), at(forwards, depth - broken), at(small, depth)]
}

/** The bevel, halved until tight corners leave an outline that does not cross itself; 0 if none fits. */
function bevelWithin(outline: Outline, bevel: number) {
  let fitting = bevel
  for (let halvings = 0; halvings < 6 && fitting > 0; halvings++) {
    if (!lineCrossings(inset(outline, fitting), true)) return fitting
    fitting /= 2
  }
  return 0
}

export function extrudedMesh(solid: Extruded): Mesh {
  const rings = extrudedRings(solid)
  const pieces = triangulated(itemAt(rings, 0).map(([x, y]) => [x, y] as const))
  return meshOf(tube(rings, (ring) => pieces.map((piece) => piece.map((i) => itemAt(ring, i)))))
}

const counterClockwise = (outline: Outline) =>
  signedArea(outline) > 0 ? outline : [...outline].reverse()

function signedArea(outline: Outline) {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = itemAround(outline, i + 1)
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Every corner moved inwards along the mean direction of its two sides. */
function inset(outline: Outline, by: number): Outline {
  return outline.map(([x, y], i) => {
    const before = itemAround(outline, i - 1)
    const after = itemAround(outline, i + 1)
    const a = unit([before[1] - y, x - before[0], 0])
    const b = unit([y - after[1], after[0] - x, 0])
    const middle = unit(plus(a, b))
    const stretch = by / Math.max(0.5, middle[0] * a[0] + middle[1] * a[1])
    return [x + middle[0] * stretch, y + middle[1] * stretch] as const
  })
}

/** Triangulation by ear clipping. */
function triangulated(outline: Outline): number[][] {
  const rest = outline.map((_, i) => i)
  const pieces: number[][] = []
  const turn = (a: number, b: number, c: number) => {
    const [p, q, r] = [itemAt(outline, a), itemAt(outline, b), itemAt(outline, c)]
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  }
  while (rest.length > 2) {
    const ear = rest.findIndex((corner, i) => {
      const [before, after] = [itemAround(rest, i - 1), itemAround(rest, i + 1)]
      if (turn(before, corner, after) <= 0) return false
      return !rest.some(
        (other) =>
          ![before, corner, after].includes(other) &&
          turn(before, corner, other) >= 0 &&
          turn(corner, after, other) >= 0 &&
          turn(after, before, other) >= 0,
      )
    })
    const at = Math.max(0, ear)
    pieces.push([itemAround(rest, at - 1), itemAt(rest, at), itemAround(rest, at + 1)])
    rest.splice(at, 1)
  }
  return pieces
}
