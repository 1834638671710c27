import type { Schemas } from '../../schemas'
import type { Joint } from './views'
import { threadOf } from '../../standards/threads'

/** True if the load or the clamping lies beside the axis, as is said or as the distances tell. */
export const isEccentric = ({ loading, a = 0, sSym = 0 }: Partial<Joint>): boolean =>
  loading === 'eccentric' || a !== 0 || sSym !== 0

const asked = ['a', 'sSym', 'u', 'interfaceArea', 'interfaceInertia'] as const

/** True if a joint is eccentric and a distance or a figure of its interface is missing. */
export const lacksEccentricity = (joint: Partial<Joint>): boolean =>
  isEccentric(joint) && asked.some((name) => joint[name] === undefined)

/**
 * The load introduction factor that gives a concentric chain the load factor of an eccentric one:
 * n·δP″/(δS+δP′) with δP′ = δP + ssym²·lK/(EP·I) and δP″ = δP + a·ssym·lK/(EP·I), mm and MPa. VDI 2230-1 sections
 * 5.1.2.2 and 5.3.1; the second moment is that of the interface. Below 0 where load and bolt lie on two sides of the
 * axis, so that the load takes more than itself from the parts.
 */
export function eccentricFactor(
  n: number,
  { a = 0, sSym = 0, interfaceInertia, layers }: Joint,
  { deltaS, deltaP, clampLength }: { deltaS: number; deltaP: number; clampLength: number },
): number {
  if (!interfaceInertia || (a === 0 && sSym === 0)) return n
  const compliance = layers.reduce((sum, { thickness, E }) => sum + thickness / (E * 1000), 0)
  const bending = (clampLength > 0 ? compliance : 0) / interfaceInertia
  const clamped = deltaP + sSym ** 2 * bending
  const loaded = deltaP + a * sSym * bending
  const Phi = (n * loaded) / (deltaS + clamped)
  return (Phi * (deltaS + deltaP)) / deltaP
}

/** One edge of the interface at a distance in mm from the axis of the clamped body. */
interface Edge {
  x: number
  /** Clamp force that keeps the edge closed, in N for each N of the axial load. */
  share: number
}

/**
 * Both edges of the interface, with the clamp force that an axial load asks for at each:
 * AD·(a − ssym)·x/(IBT + ssym·x·AD), lengths in mm. Nothing where the preload alone opens one: no load is borne then.
 * VDI 2230-1 section 5.3.2, with x = u on the side of the load and −u on the other.
 */
export function edgesOf(joint: Joint): [Edge, Edge] | undefined {
  const { a = 0, sSym = 0, u = 0, interfaceArea: A = 0, interfaceInertia: I = 0 } = joint
  if (lacksEccentricity(joint) || Math.abs(sSym) * u * A >= I) return undefined
  const edge = (x: number) => ({ x, share: (A * (a - sSym) * x) / (I + sSym * x * A) })
  return [edge(u), edge(-u)]
}

/** The greater share of both edges; 0 without eccentricity, or where no share can be told. */
export const gapingShare = (joint: Joint): number =>
  Math.max(0, ...(isEccentric(joint) ? (edgesOf(joint) ?? []) : []).map(({ share }) => share))

/**
 * The stress that an eccentric load adds by bending the bolt, over that of its whole force on the stress area:
 * |a − Φ·ssym|·(lK/lers)·(ES/EP)·π·dS³/(8·I), the stress of the edge of the bolt that it pulls at. dS is the diameter of
 * the stress area, lers the length of a bolt of the minor diameter that bends as much. VDI 2230-1 section 5.5.3, where
 * it is told over the additional force.
 */
export function bendingShare(
  joint: Joint,
  { Phi, clampLength }: Schemas['ResilienceResult'],
): number {
  const { a = 0, sSym = 0, interfaceInertia: I, layers, boltModulus = 207, sections } = joint
  if (!I || !isEccentric(joint)) return 0
  const { d0, d3 } = threadOf(joint.d, joint.P)
  const meanE = clampLength / layers.reduce((sum, { thickness, E }) => sum + thickness / E, 0)
  const lers = sections.reduce((sum, { kind, length, diameter = joint.d, E = boltModulus }) => {
    const thin =
      kind === 'thread' || kind === 'engaged' ? d3 : kind === 'shank' ? diameter : joint.d
    return sum + length * (d3 / thin) ** 4 * (boltModulus / E)
  }, 0)
  return (
    Math.abs(a - Phi * sSym) *
    (clampLength / lers) *
    (boltModulus / meanE) *
    ((Math.PI * d0 ** 3) / (8 * I))
  )
}
