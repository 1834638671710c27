import type { Callout } from './design'
import type { Part } from './facts'
import { meshOfBody } from './body'
import { drilledEnd, drilledSide, endOf, sideOf, type Figure } from './outline'
import { projected } from './projection'
import { circle, hatching, polyline, segments, type Spot, type Stroke } from './svg'
import { itemAt } from './items'

/** The two views of a part in mm with dimensions. Standing parts are drawn with their top to the left. */
export interface Views {
  readonly side: readonly Figure[]
  readonly end: readonly Figure[]
  readonly callouts: readonly Callout[]
  /** Parts turned about an axis have centre lines. */
  readonly axial: boolean
  /** The second view is the top view, drawn below the first. */
  readonly plan: boolean
}

export function viewsOf(part: Part): Views {
  const plan = part.plan ?? false
  if (part.stance === 'placed') {
    const meshes = part.bodies.map(meshOfBody)
    return {
      side: projected(meshes, 'front'),
      end: projected(meshes, plan ? 'top' : 'left'),
      callouts: part.callouts,
      axial: false,
      plan,
    }
  }
  const standing = part.stance === 'standing'
  const alone = part.bodies.length === 1
  // Draw sections last: a collar surrounds its pin and a sleeve its mandrel.
  const bodies = [...part.bodies].sort((body, other) => cutLast(body.solid) - cutLast(other.solid))
  const side = bodies.flatMap(({ solid }): Figure[] => {
    if (solid.kind === 'turned') return sideOf(solid, alone)
    return solid.kind === 'drilled' ? drilledSide(solid) : []
  })
  const [first] = part.bodies
  const end =
    first?.solid.kind === 'turned'
      ? endOf(first.solid, standing)
      : first?.solid.kind === 'drilled'
        ? drilledEnd(first.solid)
        : []
  return {
    side: standing ? side.map(flipped) : side,
    end,
    callouts: standing ? part.callouts.map(flippedCallout) : part.callouts,
    axial: true,
    plan,
  }
}

const cutLast = (solid: { kind: string; bore?: unknown }) => (solid.bore ? 1 : 0)

const flip = ([u, v]: Spot): Spot => [-u, v]

function flipped(figure: Figure): Figure {
  return figure.kind === 'circle'
    ? { ...figure, centre: flip(figure.centre) }
    : { ...figure, spots: figure.spots.map(flip) }
}

function flippedCallout(callout: Callout): Callout {
  if (callout.view === 'end') return callout
  if (callout.direction === 'horizontal')
    return { ...callout, from: -callout.to, to: -callout.from }
  return { ...callout, at: -callout.at, side: callout.side === 'before' ? 'after' : 'before' }
}

export interface Frame {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

export function frameOf(figures: readonly Figure[]): Frame {
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  const include = ([u, v]: Spot) => {
    frame.left = Math.min(frame.left, u)
    frame.right = Math.max(frame.right, u)
    frame.bottom = Math.min(frame.bottom, v)
    frame.top = Math.max(frame.top, v)
  }
  for (const figure of figures) {
    if (figure.kind === 'circle') {
      const { centre, radius } = figure
      include([centre[0] - radius, centre[1] - radius])
      include([centre[0] + radius, centre[1] + radius])
    } else figure.spots.forEach(include)
  }
  return frame
}

/** Renders figures; `place` maps mm to pixels, `scale` is pixels per mm. */
export function drawn(figures: readonly Figure[], place: (spot: Spot) => Spot, scale: number) {
  const result: string[] = []
  let stroke: Stroke = 'fine'
  let alike: [Spot, Spot][] = []
  const flush = () => {
    result.push(segments(alike, stroke))
    alike = []
  }
  for (const figure of figures) {
    if (figure.kind === 'line' && figure.spots.length === 2) {
      if (figure.stroke !== stroke) flush()
      stroke = figure.stroke
      alike.push([place(itemAt(figure.spots, 0)), place(itemAt(figure.spots, 1))])
      continue
    }
    // A filled area covers earlier figures, so the order matters.
    flush()
    if (figure.kind === 'circle') {
      result.push(circle(place(figure.centre), figure.radius * scale, figure.stroke))
    } else if (figure.kind === 'area') {
      const spots = figure.spots.map(place)
      result.push(polyline(spots, 'thick', '#fff', true))
      if (figure.hatched) result.push(hatching(spots, 7, figure.hatched === 'rising'))
    } else result.push(polyline(figure.spots.map(place), figure.stroke))
  }
  flush()
  return result.join('')
}
