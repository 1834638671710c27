import { cross, dot, facesOf, minus, unit, type Mesh, type Point } from './mesh'
import type { Figure } from './outline'
import { itemAround, itemAt } from './items'

/** View direction: maps points to right, up and towards the viewer. */
export type View = 'front' | 'left' | 'top'

const turned: Record<View, (point: Point) => Point> = {
  front: (point) => point,
  left: ([x, y, z]) => [z, y, -x],
  top: ([x, y, z]) => [x, -z, y],
}

/** Size of the depth buffer in pixels. */
const resolution = 600
/** Faces that meet at a sharper angle than this form a visible edge. */
const sharp = Math.cos((30 * Math.PI) / 180)

/** The visible edges and outlines of meshes, as lines in mm. */
export function projected(meshes: readonly Mesh[], view: View): Figure[] {
  const seen = meshes.map((mesh) => ({ ...mesh, points: mesh.points.map(turned[view]) }))
  const picture = depthPicture(seen)
  return seen.flatMap((mesh) =>
    edgesOf(mesh).flatMap(([a, b]) => visibleParts(a, b, picture.isVisible, picture.step)),
  )
}

function edgesOf(mesh: Mesh): [Point, Point][] {
  const normals = facesOf(mesh).map(unit)
  const count = mesh.points.length
  const faces = new Map<number, [number, number | undefined]>()
  mesh.triangles.forEach((corners, face) => {
    corners.forEach((corner, i) => {
      const next = itemAround(corners, i + 1)
      const key = Math.min(corner, next) * count + Math.max(corner, next)
      const known = faces.get(key)
      if (known) known[1] = face
      else faces.set(key, [face, undefined])
    })
  })
  return [...faces].flatMap(([key, [face, neighbour]]): [Point, Point][] => {
    const [a, b] = [itemAt(mesh.points, Math.floor(key / count)), itemAt(mesh.points, key % count)]
    const [n1, n2] = [itemAt(normals, face), itemAt(normals, neighbour ?? face)]
    const outline = n1[2] > 1e-6 !== n2[2] > 1e-6
    return outline || dot(n1, n2) < sharp ? [[a, b]] : []
  })
}

/** Depth buffer: the nearest surface under each pixel. */
function depthPicture(meshes: readonly Mesh[]) {
  const all = meshes.flatMap(({ points }) => points)
  const limits = (axis: 0 | 1) => {
    let [low, high] = [Infinity, -Infinity]
    for (const point of all) {
      low = Math.min(low, point[axis])
      high = Math.max(high, point[axis])
    }
    return [low, high] as const
  }
  const [[left, right], [bottom, top]] = [limits(0), limits(1)]
  const step = Math.max(right - left, top - bottom) / resolution
  const width = Math.ceil((right - left) / step) + 2
  const height = Math.ceil((top - bottom) / step) + 2
  const depths = new Float64Array(width * height).fill(-Infinity)

  for (const { points, triangles } of meshes) {
    for (const [a, b, c] of triangles) {
      const [first, second, third] = [itemAt(points, a), itemAt(points, b), itemAt(points, c)]
      const normal = cross(minus(second, first), minus(third, first))
      if (Math.abs(normal[2]) < 1e-9) continue
      const [x, y, z] = first
      const corners = [first, second, third]
      const heights = corners.map((corner) => (corner[1] - bottom) / step)
      const lastRow = Math.floor(Math.max(...heights))
      for (let row = Math.ceil(Math.min(...heights)); row <= lastRow; row++) {
        const v = bottom + row * step
        // Intersections of the row with the triangle.
        let [from, to] = [Infinity, -Infinity]
        for (let i = 0; i < 3; i++) {
          const [start, end] = [itemAt(corners, i), itemAround(corners, i + 1)]
          if (start[1] > v === end[1] > v) continue
          const u = start[0] + ((end[0] - start[0]) * (v - start[1])) / (end[1] - start[1])
          from = Math.min(from, u)
          to = Math.max(to, u)
        }
        const lastColumn = Math.floor((to - left) / step)
        for (let column = Math.ceil((from - left) / step); column <= lastColumn; column++) {
          const u = left + column * step
          const depth = z - (normal[0] * (u - x) + normal[1] * (v - y)) / normal[2]
          const index = row * width + column
          if (depth > (depths[index] ?? Infinity)) depths[index] = depth
        }
      }
    }
  }
  /** An edge is hidden if all pixels around it are clearly nearer. */
  const isVisible = ([x, y, z]: Point) => {
    const [column, row] = [Math.round((x - left) / step), Math.round((y - bottom) / step)]
    for (const [dx, dy] of around) {
      const [c, r] = [column + dx, row + dy]
      if (c < 0 || r < 0 || c >= width || r >= height) return true
      if ((depths[r * width + c] ?? Infinity) < z + step * 2.5) return true
    }
    return false
  }
  return { isVisible, step }
}

const around = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

function visibleParts(
  a: Point,
  b: Point,
  isVisible: (at: Point) => boolean,
  step: number,
): Figure[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (length < step * 0.2) return []
  const pieces = Math.max(1, Math.ceil(length / (step * 3)))
  const at = (share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]
  const figures: Figure[] = []
  let from: number | undefined
  for (let i = 0; i <= pieces; i++) {
    const seen = i < pieces && isVisible(at((i + 0.5) / pieces))
    if (seen && from === undefined) from = i
    if (!seen && from !== undefined) {
      const [start, end] = [at(from / pieces), at(i / pieces)]
      figures.push({
        kind: 'line',
        stroke: 'edge',
        spots: [
          [start[0], start[1]],
          [end[0], end[1]],
        ],
      })
      from = undefined
    }
  }
  return figures
}
