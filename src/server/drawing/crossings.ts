import { itemAround, itemAt } from './items'

type Corner = readonly [number, number]

/** True if two sides of an outline that do not follow each other meet. */
export function lineCrossings(corners: readonly Corner[], closed: boolean): boolean {
  const sides = corners
    .map((corner, i) => [corner, itemAround(corners, i + 1)] as const)
    .slice(0, closed ? undefined : -1)
  for (let i = 0; i < sides.length; i++) {
    for (let j = i + 2; j < sides.length; j++) {
      if (closed && i === 0 && j === sides.length - 1) continue
      if (cross(itemAt(sides, i), itemAt(sides, j))) return true
    }
  }
  return false
}

type Side = readonly [Corner, Corner]

function cross([a, b]: Side, [c, d]: Side): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0])) return false
  if (Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return false
  const side = (p: Corner, q: Corner, r: Corner) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
