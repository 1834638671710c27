import { itemAt } from './items'

/** A point or direction in mm: x to the right, y up, z towards the viewer once a part is placed. */
export type Point = readonly [number, number, number]
type Triangle = readonly [number, number, number]

/** Shared points and the triangles between them, counter-clockwise when seen from outside. */
export interface Mesh {
  readonly points: readonly Point[]
  readonly triangles: readonly Triangle[]
}

/** A mesh for renderers: points are duplicated at sharp edges, each with a normal. */
export interface ShadedMesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
}

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Point, factor: number): Point => [
  a[0] * factor,
  a[1] * factor,
  a[2] * factor,
]
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Point): Point => times(a, 1 / (Math.hypot(...a) || 1))

/** Points closer than this (mm) are merged. */
const tolerance = 1e-4

/**
 * Joins polygons (three or four almost coplanar corners) at shared corners. Coinciding corners are merged; a mesh
 * with negative volume is turned inside out.
 */
export function meshOf(polygons: Iterable<readonly Point[]>): Mesh {
  const points: Point[] = []
  const triangles: Triangle[] = []
  const known = new Map<string, number>()
  const indexOf = (point: Point) => {
    const key = point.map((value) => Math.round(value / tolerance)).join()
    const index = known.get(key) ?? points.push(point) - 1
    known.set(key, index)
    return index
  }
  for (const polygon of polygons) {
    const [a, ...others] = polygon.map(indexOf)
    for (let i = 1; i < others.length; i++) {
      const [b, c] = [itemAt(others, i - 1), itemAt(others, i)]
      if (a !== undefined && a !== b && b !== c && c !== a) triangles.push([a, b, c])
    }
  }
  const mesh = { points, triangles }
  return volumeOf(mesh) < 0 ? { points, triangles: triangles.map(([a, b, c]) => [a, c, b]) } : mesh
}

/** The enclosed volume in mm³. */
export function volumeOf({ points, triangles }: Mesh) {
  let volume = 0
  for (const [a, b, c] of triangles)
    volume += dot(itemAt(points, a), cross(itemAt(points, b), itemAt(points, c))) / 6
  return volume
}

export interface Bounds {
  readonly min: Point
  readonly max: Point
}

export function boundsOf(meshes: readonly Mesh[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { points } of meshes) {
    for (const point of points) {
      for (const axis of [0, 1, 2] as const) {
        min[axis] = Math.min(min[axis], point[axis])
        max[axis] = Math.max(max[axis], point[axis])
      }
    }
  }
  return { min, max }
}

export function facesOf({ points, triangles }: Mesh): Point[] {
  return triangles.map(([a, b, c]) =>
    cross(minus(itemAt(points, b), itemAt(points, a)), minus(itemAt(points, c), itemAt(points, a))),
  )
}

/** Edges below this angle are shaded smooth, sharper ones stay sharp. */
const roundBelow = Math.cos((28 * Math.PI) / 180)

export function shaded(mesh: Mesh): ShadedMesh {
  const areas = facesOf(mesh)
  const directions = areas.map(unit)
  const around: number[][] = mesh.points.map(() => [])
  mesh.triangles.forEach((corners, face) =>
    corners.forEach((corner) => itemAt(around, corner).push(face)),
  )

  const positions: number[] = []
  const normals: number[] = []
  const known = new Map<string, number>()
  const indices = new Uint32Array(mesh.triangles.length * 3)
  mesh.triangles.forEach((corners, face) => {
    corners.forEach((corner, which) => {
      let sum: Point = [0, 0, 0]
      for (const other of itemAt(around, corner)) {
        if (dot(itemAt(directions, face), itemAt(directions, other)) > roundBelow)
          sum = plus(sum, itemAt(areas, other))
      }
      const normal = unit(sum)
      const key = `${corner}/${normal.map((value) => Math.round(value * 250)).join('/')}`
      let index = known.get(key)
      if (index === undefined) {
        index = positions.length / 3
        known.set(key, index)
        positions.push(...itemAt(mesh.points, corner))
        normals.push(...normal)
      }
      indices[face * 3 + which] = index
    })
  })
  return { positions: new Float32Array(positions), normals: new Float32Array(normals), indices }
}

/** Direction of a solid's z axis after placing it. */
export type Axis = 'x' | '-x' | 'y' | '-y' | 'z' | '-z'

export const turns: Record<Axis, (p: Point) => Point> = {
  x: ([x, y, z]) => [z, y, -x],
  '-x': ([x, y, z]) => [-z, y, x],
  y: ([x, y, z]) => [x, z, -y],
  '-y': ([x, y, z]) => [x, -z, y],
  z: (p) => p,
  '-z': ([x, y, z]) => [-x, y, -z],
}

export function placed(mesh: Mesh, along: Axis, at: Point = [0, 0, 0]): Mesh {
  return { ...mesh, points: mesh.points.map((point) => plus(turns[along](point), at)) }
}
