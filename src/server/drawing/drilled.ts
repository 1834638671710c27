import { meshOf, type Mesh, type Point } from './mesh'
import { itemAt, lastItem } from './items'

/** A chamfered pin with a flat head and a hole across it near its end; z along the pin, in mm. */
export interface Drilled {
  readonly kind: 'drilled'
  readonly diameter: number
  readonly length: number
  readonly chamfer: number
  readonly headDiameter: number
  readonly headHeight: number
  readonly hole: number
  /** From the bearing face of the head to the middle of the hole. */
  readonly holeAt: number
}

const columns = 72
const angleOf = (column: number) => (column * 2 * Math.PI) / columns

export function drilledMesh(pin: Drilled): Mesh {
  return meshOf(polygons(pin))
}

/** The wall is a grid with two windows; each window is joined to its hole, the holes by a tube. */
function* polygons(pin: Drilled): Iterable<Point[]> {
  const radius = pin.diameter / 2
  const reach = Math.min(0.9, (pin.hole / pin.diameter) * 1.35)
  const half = Math.ceil((Math.asin(reach) / (2 * Math.PI)) * columns)
  const margin = pin.hole * 0.62
  const rows = Array.from({ length: 9 }, (_, i) => pin.holeAt + margin * (i / 4 - 1))
  const tip = pin.length - pin.chamfer
  const levels: [number, number][] = [
    ...headOf(pin),
    ...rows.map((z): [number, number] => [z, radius]),
    [tip, radius],
    [pin.length, radius - pin.chamfer * 0.45],
    [pin.length, 0],
  ]
  const at = (column: number, [z, r]: readonly [number, number]): Point => [
    r * Math.cos(angleOf(column)),
    r * Math.sin(angleOf(column)),
    z,
  ]
  const inWindow = (column: number, low: number) => {
    const fromMiddle = Math.min(distance(column + 0.5, 0), distance(column + 0.5, columns / 2))
    return fromMiddle < half && low >= itemAt(rows, 0) - 1e-6 && low < itemAt(rows, 8) - 1e-6
  }
  for (let i = 1; i < levels.length; i++) {
    const [low, high] = [itemAt(levels, i - 1), itemAt(levels, i)]
    for (let column = 0; column < columns; column++) {
      if (low[1] === radius && high[1] === radius && inWindow(column, low[0])) continue
      yield [at(column, low), at(column + 1, low), at(column + 1, high), at(column, high)]
    }
  }
  const openingAt = (middle: number) => {
    const frame = frameAround(middle, half, rows).map(([column, z]): Point =>
      at(column, [z, radius]),
    )
    const direction = middle === 0 ? 1 : -1
    const rim = frame.map((point): Point => {
      const angle = Math.atan2(point[2] - pin.holeAt, point[1] * direction)
      const y = (pin.hole / 2) * Math.cos(angle) * direction
      return [
        direction * Math.sqrt(radius ** 2 - y ** 2),
        y,
        pin.holeAt + (pin.hole / 2) * Math.sin(angle),
      ]
    })
    return { frame, rim }
  }
  const [front, back] = [openingAt(0), openingAt(columns / 2)]
  for (const { frame, rim } of [front, back]) {
    for (let i = 0; i < frame.length; i++) {
      const next = (i + 1) % frame.length
      yield [itemAt(frame, i), itemAt(frame, next), itemAt(rim, next)]
      yield [itemAt(frame, i), itemAt(rim, next), itemAt(rim, i)]
    }
  }
  yield* bore(front.rim, back.rim)
}

/** Corners [z, radius] of the head, from its top to the shank. */
export function headOf(pin: Drilled): [number, number][] {
  const head = pin.headDiameter / 2
  const broken = Math.min(0.12 * pin.headHeight, 0.06 * head)
  return [
    [-pin.headHeight, 0],
    [-pin.headHeight, head - broken],
    [-pin.headHeight + broken, head],
    [-broken, head],
    [0, head - broken],
    [0, pin.diameter / 2],
  ]
}

const distance = (a: number, b: number) => {
  const distance = Math.abs(a - b) % columns
  return Math.min(distance, columns - distance)
}

/** Column and height of the grid points around a window, in one turn. */
function frameAround(middle: number, half: number, rows: readonly number[]): [number, number][] {
  const [low, high] = [itemAt(rows, 0), lastItem(rows)]
  const across = Array.from({ length: 2 * half }, (_, i) => i)
  const inside = rows.slice(0, -1)
  return [
    ...across.map((i): [number, number] => [middle - half + i, low]),
    ...inside.map((z): [number, number] => [middle + half, z]),
    ...across.map((i): [number, number] => [middle + half - i, high]),
    ...[...rows]
      .reverse()
      .slice(0, -1)
      .map((z): [number, number] => [middle - half, z]),
  ]
}

/** The wall of the hole; the second rim runs the opposite way as seen from its side. */
function* bore(front: readonly Point[], back: readonly Point[]): Iterable<Point[]> {
  const opposite = front.map((point) =>
    back.reduce((nearest, other) => (gap(point, other) < gap(point, nearest) ? other : nearest)),
  )
  for (let i = 0; i < front.length; i++) {
    const next = (i + 1) % front.length
    yield [itemAt(front, i), itemAt(front, next), itemAt(opposite, next)]
    yield [itemAt(front, i), itemAt(opposite, next), itemAt(opposite, i)]
  }
}

const gap = (a: Point, b: Point) => Math.hypot(a[1] - b[1], a[2] - b[2])
