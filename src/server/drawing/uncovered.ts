import { itemAround } from './items'
import type { Figure } from './outline'
import type { Spot, Stroke } from './svg'

/** A straight line or circle that is seen, in mm. */
export type Seen =
  | { readonly kind: 'line'; readonly from: Spot; readonly to: Spot; readonly stroke: Stroke }
  | {
      readonly kind: 'circle'
      readonly centre: Spot
      readonly radius: number
      readonly stroke: Stroke
    }

/** The figures of a view without the parts of lines that later areas cover, for formats without fills. */
export function uncovered(figures: readonly Figure[]): Seen[] {
  return figures.flatMap((figure, i): Seen[] => {
    if (figure.kind === 'circle') return [figure]
    const covers = figures
      .slice(i + 1)
      .flatMap((later) => (later.kind === 'area' ? [later.spots] : []))
    const stroke = figure.kind === 'line' ? figure.stroke : 'thick'
    return sidesOf(figure.spots, figure.kind === 'area').flatMap(([from, to]) =>
      partsOutside(from, to, covers).map((part): Seen => ({ kind: 'line', ...part, stroke })),
    )
  })
}

function sidesOf(spots: readonly Spot[], closed: boolean): [Spot, Spot][] {
  const sides = spots.map((spot, i): [Spot, Spot] => [spot, itemAround(spots, i + 1)])
  const used = closed ? sides : sides.slice(0, -1)
  return used.filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 1e-6)
}

type Area = readonly Spot[]

function partsOutside(from: Spot, to: Spot, areas: readonly Area[]): { from: Spot; to: Spot }[] {
  const at = (share: number): Spot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const cuts = areas
    .flatMap((area) => area.map((corner, i) => crossing(from, to, corner, itemAround(area, i + 1))))
    .filter((share) => share > 1e-9 && share < 1 - 1e-9)
  const shares = [0, ...cuts.sort((a, b) => a - b), 1]
  const parts: { from: Spot; to: Spot }[] = []
  shares.slice(1).forEach((end, i) => {
    const start = shares[i] ?? 0
    if (end - start < 1e-9) return
    if (areas.some((area) => isInside(at((start + end) / 2), area))) return
    parts.push({ from: at(start), to: at(end) })
  })
  return parts
}

/** The share of the first line at which the second crosses it; NaN if it does not. */
function crossing(a: Spot, b: Spot, c: Spot, d: Spot): number {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]]
  const turn = ux * vy - uy * vx
  if (Math.abs(turn) < 1e-12) return NaN
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]]
  const onSecond = (wx * uy - wy * ux) / turn
  return onSecond < 0 || onSecond > 1 ? NaN : (wx * vy - wy * vx) / turn
}

/** True strictly inside: a line along the border of an area stays. */
function isInside([x, y]: Spot, area: Area): boolean {
  let inside = false
  for (let i = 0; i < area.length; i++) {
    const [a, b] = [itemAround(area, i), itemAround(area, i + 1)]
    if (distanceTo([x, y], a, b) < 1e-6) return false
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      inside = !inside
  }
  return inside
}

function distanceTo([x, y]: Spot, a: Spot, b: Spot) {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const length = ux * ux + uy * uy
  const along = length && Math.max(0, Math.min(1, ((x - a[0]) * ux + (y - a[1]) * uy) / length))
  return Math.hypot(x - a[0] - along * ux, y - a[1] - along * uy)
}
