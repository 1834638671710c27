import type { Part } from './facts'
import type { FamilyName } from './families'
import { boundsOf } from './mesh'
import { meshOfBody } from './body'

/** A part of a joint at its height: z = 0 is the bearing face of the head. */
export interface Piece {
  readonly part: Part
  readonly z: number
}

export interface JointParts {
  readonly bolt: Part
  readonly nut: Part
  readonly headWasher?: Part | undefined
  readonly nutWasher?: Part | undefined
  /** Thickness of the clamped plates in mm. */
  readonly grip: number
}

/** Why parts make no joint. */
export type JointFault =
  | { readonly kind: 'kind'; readonly model: string }
  | { readonly kind: 'thread'; readonly model: string; readonly thread: string }
  | { readonly kind: 'grip'; readonly from: number; readonly to: number }

const bolts: readonly string[] = [
  'hexagonBolt',
  'structuralBolt',
  'flangeBolt',
  'socketCapScrew',
  'countersunkScrew',
  'buttonScrew',
] satisfies FamilyName[]
const nuts: readonly string[] = [
  'hexagonNut',
  'flangeNut',
  'insertLockNut',
  'allMetalLockNut',
  'allMetalFlangeNut',
] satisfies FamilyName[]
const washers: readonly string[] = ['plainWasher', 'conicalWasher'] satisfies FamilyName[]

export const isBolt = (family: string) => bolts.includes(family)
export const isNut = (family: string) => nuts.includes(family)
export const isWasher = (family: string) => washers.includes(family)

/** Turns of thread that stand out of the nut at least. */
const protrudingTurns = 1

/** Bolt, washers and nut around a grip, or why they do not make a joint. */
export function jointOf(parts: JointParts): readonly Piece[] | JointFault {
  const { bolt, nut, headWasher, nutWasher, grip } = parts
  const sunk = bolt.family === 'countersunkScrew'
  const wrong =
    (!bolts.includes(bolt.family) && bolt) ||
    (!nuts.includes(nut.family) && nut) ||
    [headWasher, nutWasher].find((washer) => washer && !washers.includes(washer.family)) ||
    (sunk && headWasher)
  if (wrong) return { kind: 'kind', model: wrong.facts.model }

  const [d, pitch] = [sizeOf(bolt, 'd') ?? 0, sizeOf(bolt, 'P') ?? 0]
  const thread = bolt.dimensions.find(({ symbol }) => symbol === 'd')?.label ?? `M${d}`
  if (sizeOf(nut, 'd') !== d || sizeOf(nut, 'P') !== pitch)
    return { kind: 'thread', model: nut.facts.model, thread }
  const tight = [headWasher, nutWasher].find(
    (washer) => washer && !fits(sizeOf(washer, 'd1') ?? 0, d),
  )
  if (tight) return { kind: 'thread', model: tight.facts.model, thread }

  const [under, over] = [headWasher ? heightOf(headWasher) : 0, nutWasher ? heightOf(nutWasher) : 0]
  const length = sizeOf(bolt, 'L') ?? 0
  const threaded = sizeOf(bolt, 'b') ?? length
  const room = under + over
  const to = length - heightOf(nut) - room - protrudingTurns * pitch
  // The nut must not reach the plain shank.
  const from = Math.max(sunk ? (sizeOf(bolt, 'k') ?? 0) : 0, length - threaded - room)
  if (grip > to || grip < from)
    return { kind: 'grip', from: Math.ceil(from * 10) / 10, to: Math.floor(to * 10) / 10 }

  const face = under + grip
  return [
    { part: bolt, z: 0 },
    ...(headWasher ? [{ part: headWasher, z: 0 }] : []),
    ...(nutWasher ? [{ part: nutWasher, z: face }] : []),
    { part: nut, z: face + over },
  ]
}

const sizeOf = ({ dimensions }: Part, wanted: string) =>
  dimensions.find(({ symbol }) => symbol === wanted)?.value

/** A hole of a washer that a bolt of this diameter goes through without falling through. */
const fits = (hole: number, d: number) => hole > d && hole < d * 1.3 + 0.5

function heightOf({ bodies }: Part) {
  const { min, max } = boundsOf(bodies.map(meshOfBody))
  return max[2] - min[2]
}
