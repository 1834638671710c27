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
 * 5.1.2.2 and 5.3.1; the second moment is that of the interface.
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
  const Phi = Math.min(1, Math.max(0, (n * loaded) / (deltaS + clamped)))
  return (Phi * (deltaS + deltaP)) / deltaP
}

/**
 * The stress of an eccentric load over that of its force alone:
 * 1 + (1/Φ − ssym/a)·(lK/lers)·(ES/EP)·π·a·dS³/(8·I), with the length lers of a bolt of the minor diameter that bends as
 * much. VDI 2230-1 section 5.5.3. Never below 1.
 */
export function bendingFactor(
  joint: Joint,
  { Phi, clampLength }: Schemas['ResilienceResult'],
): number {
  const { a = 0, sSym = 0, interfaceInertia: I, layers, boltModulus = 207, sections } = joint
  if (!I || a === 0 || Phi <= 0) return 1
  const { d3 } = threadOf(joint.d, joint.P)
  const meanE = clampLength / layers.reduce((sum, { thickness, E }) => sum + thickness / E, 0)
  const lers = sections.reduce((sum, { kind, length, diameter = joint.d, E = boltModulus }) => {
    const thin =
      kind === 'thread' || kind === 'engaged' ? d3 : kind === 'shank' ? diameter : joint.d
    return sum + length * (d3 / thin) ** 4 * (boltModulus / E)
  }, 0)
  const bending =
    (1 / Phi - sSym / a) *
    (clampLength / lers) *
    (boltModulus / meanE) *
    ((Math.PI * a * d3 ** 3) / (8 * I))
  return Math.max(1, 1 + bending)
}
