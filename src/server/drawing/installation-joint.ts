import type { Part } from './facts'
import {
  collarOf,
  collarSections,
  pinOf,
  pinOutline,
  type Collar,
  type Pin,
} from './families/lockbolts'
import { sideOf, type Figure } from './outline'
import type { Spot } from './svg'
import { contour, type Section, type Turned } from './turned'

/** A lockbolt in its plates; mm, u along the axis from the bearing face of the head, v across it. */
export interface LockboltJoint {
  readonly pin: Pin
  readonly collar: Collar
  readonly thickness: number
  /** The plates in section. */
  readonly joint: readonly Figure[]
  readonly whole: readonly Figure[]
  /** The pin after installation. */
  readonly done: readonly Figure[]
  /** The collar before setting, at a distance (mm) from the plates. */
  readonly collarAt: (gap: number) => Figure[]
}

/** A bolt in its plates; coordinates as for a lockbolt. */
export interface BoltJoint {
  readonly d: number
  readonly length: number
  /** Height of the washer; 0 without one. */
  readonly washer: number
  readonly joint: readonly Figure[]
  readonly bolt: readonly Figure[]
  /** Washer and nut, at a distance (mm) from the plates and each other. */
  readonly fitted: (gap: number) => Figure[]
}

export const isLockbolt = ({ family }: Part): boolean =>
  family === 'lockbolt' || family === 'shortTailLockbolt'

const turned = (outside: readonly Section[], bore?: readonly Section[]): Turned => ({
  kind: 'turned',
  outside,
  bore,
})

/** Two plates with a hole, in section; a flush head gets its countersink. */
function plates(
  thickness: number,
  hole: number,
  reach: number,
  sink?: { dk: number; k: number },
): Figure[] {
  const middle = thickness * 0.45
  const depth = sink ? Math.min(sink.k, middle * 0.9) : 0
  const mouth = sink ? sink.dk / 2 : hole / 2
  const half = (side: 1 | -1): Figure[] => [
    {
      kind: 'area',
      hatched: 'rising',
      spots: [
        [0, side * mouth],
        [depth, (side * hole) / 2],
        [middle, (side * hole) / 2],
        [middle, side * reach],
        [0, side * reach],
      ],
    },
    {
      kind: 'area',
      hatched: 'falling',
      spots: [
        [middle, (side * hole) / 2],
        [thickness, (side * hole) / 2],
        [thickness, side * reach],
        [middle, side * reach],
      ],
    },
  ]
  const edges: Figure[] = [0, middle, thickness].map((u) => ({
    kind: 'line',
    stroke: 'fine',
    spots: [
      [u, hole / 2],
      [u, -hole / 2],
    ],
  }))
  return [...edges, ...half(1), ...half(-1)]
}

export function lockboltJoint({ measures, family }: Part): LockboltJoint {
  const shortTail = family === 'shortTailLockbolt'
  const pin = pinOf(measures, shortTail)
  const collar = collarOf(measures, pin.d, false)
  const thickness = Math.max(pin.grip.from + (pin.grip.to - pin.grip.from) * 0.6, 0.5 * pin.d)
  const sink = pin.head === 'Flush' ? pin : undefined
  const reach = Math.max(pin.dk, collar.flange, collar.outer) * 0.78
  const whole = sideOf(turned(pinOutline(pin)), true)
  return {
    pin,
    collar,
    thickness,
    whole,
    joint: plates(thickness, pin.d * 1.08, reach, sink),
    done: shortTail ? whole : sideOf(turned(pinOutline(pin, true)), true),
    collarAt(gap) {
      const { outside, bore } = collarSections(collar, thickness + gap)
      return sideOf(turned(outside, bore), false)
    },
  }
}

/**
 * The collar while it is swaged, 0 = loose to 1 = set: squeezed into the grooves from its end, longer and thinner.
 */
export function swaged(collar: Collar, pin: Pin, at: number, progress: number): Turned {
  const [r, length] = [collar.outer / 2, collar.length * 1.06]
  const foot = collar.flange ? collar.flange / 2 : r * 1.02
  const last = Math.min(length, pin.l1 - at + 0.05 * pin.d)
  const end = at + collar.length + (last - collar.length) * progress
  const front = end - (end - (at + 0.26 * length)) * progress
  const still: Spot[] =
    progress < 1
      ? [
          [at + 0.2 * length, r],
          [Math.max(front - 0.06 * length, at + 0.2 * length), r],
        ]
      : []
  const bore = pin.d * (0.51 - 0.04 * progress)
  return turned(
    [
      contour(
        [at, foot],
        [at + 0.16 * length, foot],
        ...still,
        [front, r * 0.88],
        [Math.max(front, end - 0.05 * length), r * 0.84],
        [end, r * 0.78],
      ),
    ],
    [contour([end, bore], [at, bore])],
  )
}

/** The tool's anvil over the collar, in section. */
export function nose(collar: Collar, pin: Pin, at: number): Figure[] {
  const r = collar.outer / 2
  const from = at + collar.length * 0.42
  const to = Math.max(pin.l2 - 0.9 * pin.d, from + collar.length)
  const mouth = collar.outer / 2 - 0.04 * pin.d
  const spots: Spot[] = [
    [from, mouth * 1.06],
    [from, r * 1.35],
    [from + 0.5 * (to - from), r * 1.6],
    [to, r * 1.6],
    [to, pin.d * 0.56],
    [at + collar.length * 1.08, pin.d * 0.56],
    [at + collar.length * 1.02, mouth * 0.86],
  ]
  return [1, -1].map((side) => ({
    kind: 'area',
    hatched: 'falling',
    spots: spots.map(([u, v]): Spot => [u, v * side]),
  }))
}

/** Undefined for parts that are not bolts, and for screws that are too short for plates. */
export function boltJoint(part: Part): BoltJoint | undefined {
  if (!/^(hexagonBolt|flangeBolt|structuralBolt)$/.test(part.family)) return undefined
  const size = (symbol: string) =>
    part.dimensions.find((dimension) => dimension.symbol === symbol)?.value
  const [d, length, s = 0, pitch = 1] = [size('d'), size('L'), size('s'), size('P')]
  const solid = part.bodies[0]?.solid
  if (!d || !length || solid?.kind !== 'turned') return undefined
  const flange = size('dc')
  const washer = flange ? 0 : 0.18 * d
  const nut = 0.85 * d
  const thickness = length - nut - washer - 3 * pitch
  // A screw this short goes into a threaded hole, not through plates.
  if (thickness < 0.6 * d) return undefined
  const hole = d * 1.1
  const joint = plates(thickness, hole, Math.max(s, flange ?? 0) * 0.95)
  const bolt = sideOf(solid, true)
  const fitted = (gap: number): Figure[] => {
    const seat = thickness + gap
    const face = seat + washer + gap
    return [
      ...(washer ? ring(seat, washer, hole, 2 * d) : []),
      ...sideOf(
        turned(
          [{ kind: 'hexagon', from: face, to: face + nut, acrossFlats: s, chamfered: 'both' }],
          [
            {
              kind: 'thread',
              from: face + nut,
              to: face,
              diameter: d,
              pitch,
              internal: true,
              start: 'chamfer',
              end: 'chamfer',
            },
          ],
        ),
        false,
      ),
    ]
  }
  return { d, length, washer, joint, bolt, fitted }
}

function ring(at: number, height: number, hole: number, outer: number): Figure[] {
  const outside = [contour([at, outer / 2], [at + height, outer / 2])]
  return sideOf(turned(outside, [contour([at + height, hole / 2], [at, hole / 2])]), false)
}
