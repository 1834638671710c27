import type { Schemas } from '../../schemas'
import { threadOf, type Thread } from '../../standards/threads'
import { slipClamp } from '../balance'
import { materialOf } from '../bolt'
import { computeFlexibility, sectionsOf } from '../flexibility'
import { clampedResilience } from '../clamped-parts'
import { boltResilience } from '../resilience'
import { leastSection, stressSections, type StressSection } from '../stress-section'
import { warmest } from '../tables/hot-strength'
import type { Strength } from '../strength'
import { eccentricFactor, gapingShare, isEccentric } from './eccentric'
import { preloadOfJoint, type JointPreload } from './preload'
import { fieldsOf, type Joint } from './views'

export type Figures = Schemas['ResilienceResult']

/** One end of the range of the load introduction factor, with the balance of forces that it gives. */
export interface End {
  n: number
  figures: Figures
}

/** The steps R0 to R8 of a joint, which its checks are made of. Forces in N, stresses in MPa, lengths in mm. */
export interface Chain {
  joint: Joint
  lockbolt: boolean
  thread: Thread
  strength: Strength
  /** The least section, and all that may be the weakest. */
  section: StressSection
  sections: StressSection[]
  preload: JointPreload
  /** One where the load introduction is known, else both ends of its range. */
  ends: [End, ...End[]]
  clampLength: number
  /** The column of the embedding table: a shear load takes the stricter one. */
  loadDirection: 'axial' | 'shear'
  /** °C; the greatest of bolt and parts, where any is told. */
  hottest: number | undefined
  /** Yield point at the greatest temperature of the bolt; missing where no source gives it. */
  Rp02Hot: number | undefined
}

/** The chain R0 to R8 of a joint that has been checked. */
export function chainOf(entered: Joint): Chain {
  const lockbolt = entered.fastener === 'lockbolt'
  const joint = lockbolt ? withOwnSection(entered) : entered
  const { d, P, layers, dW1, dW2 = dW1, FQ = 0, loadDirection = 'axial' } = joint
  const thread = threadOf(d, P)
  const strength = materialOf(joint)
  const sections = stressSections(thread, joint.sections)
  const clampLength = layers.reduce((sum, { thickness }) => sum + thickness, 0)
  const direction = FQ > 0 ? 'shear' : loadDirection
  const parts = clampedResilience({
    layers: layers.map((layer) => ({ ...layer, E: layer.E * 1000 })),
    joint: joint.joint ?? 'DSV',
    dW1,
    dW2,
    tanPhi: joint.cone === 'thirty' ? Math.tan(Math.PI / 6) : undefined,
  })
  const preload = preloadOfJoint(joint, sections, parts.delta)
  const resiliences = { deltaS: boltDelta(joint), deltaP: parts.delta, clampLength }
  const share = gapingShare(joint)
  const pulling = Math.max(0, joint.FAmin ?? 0, joint.FAmax ?? 0)
  const end = (n: number): End => {
    const figures = computeFlexibility(
      {
        ...fieldsOf('flexibility', joint),
        sections: joint.sections,
        layers,
        d,
        P,
        dW1,
        dW2,
        n: isEccentric(joint) ? eccentricFactor(n, joint, resiliences) : n,
        loadDirection: direction,
        // The force that seals the joint is wanted beside the one that keeps its edges closed. R2.
        FKerf: (joint.FKerf ?? 0) + share * pulling,
        Fmin: preload.Fmin,
        Fmax: preload.Fmax,
        tau: preload.tau ?? 0,
      },
      (joint.relaxation ?? 0) * preload.Fmin,
    )
    return { n, figures: share > 0 ? withSeparation(figures, joint, share) : figures }
  }
  const { least, most } = rangeOfN(joint)
  const greatest = end(most)
  const temperatures = [joint.serviceMax, joint.partsServiceMax].filter((t) => t !== undefined)
  return {
    joint,
    lockbolt,
    thread,
    strength,
    sections,
    section: leastSection(sections),
    preload,
    ends: most > least ? [greatest, end(least)] : [greatest],
    clampLength,
    loadDirection: direction,
    hottest: temperatures.length > 0 ? Math.max(...temperatures) : undefined,
    Rp02Hot: hotYieldOf(joint, strength),
  }
}

/**
 * The separating load of an eccentric joint, whose edges ask for more clamp force the greater the load: the least load
 * in N at which slipping, or sealing with the edges, takes all that is left.
 */
function withSeparation(figures: Figures, joint: Joint, share: number): Figures {
  const { FVmin, Phi } = figures
  const { FKerf = 0, FQ = 0, slipFaces = 1, muT } = joint
  const slipping = FQ > 0 && muT ? slipClamp(FQ, slipFaces, muT) : 0
  const loads = [
    { left: FVmin - slipping, taken: 1 - Phi },
    { left: FVmin - FKerf, taken: 1 - Phi + share },
  ].flatMap(({ left, taken }) => (taken > 0 ? [left / taken] : []))
  const kept = { ...figures }
  delete kept.separatingLoad
  return { ...kept, ...(loads.length > 0 && { separatingLoad: Math.min(...loads) }) }
}

/**
 * The range of the load introduction factor: a point where it is entered, else everything that it can be. The figures
 * of VDI 2230-1 for the types SV1 to SV6 cannot be read publicly, so that a type alone does not narrow it.
 */
const rangeOfN = ({ n }: Joint) => (n === undefined ? { least: 0, most: 1 } : { least: n, most: n })

/** The yield point of the bolt while it is hottest, as its maker states it: no more than at room temperature. */
function hotYieldOf({ serviceMax, Rp02Hot }: Joint, { Rp02 }: Strength) {
  if (serviceMax === undefined || serviceMax <= warmest) return Rp02
  return Rp02Hot && Math.min(Rp02Hot, Rp02)
}

/** The grooves of a lockbolt as a shank of its own stress section, where its maker states one. */
function withOwnSection(joint: Joint): Joint {
  const { stressArea } = joint
  if (stressArea === undefined) return joint
  const diameter = Math.min(joint.d, Math.sqrt((4 * stressArea) / Math.PI))
  const grooves = ['thread', 'engaged']
  return {
    ...joint,
    sections: joint.sections.map((section) =>
      grooves.includes(section.kind) ? { ...section, kind: 'shank' as const, diameter } : section,
    ),
  }
}

/** Resilience of the bolt of a joint in mm/N. R3. */
export const boltDelta = ({ d, P, sections, boltModulus = 207 }: Joint): number =>
  boltResilience(sectionsOf(sections, boltModulus), threadOf(d, P)).delta
