import type { Schemas } from '../schemas'
import { assemblyStress, permissiblePreload, type Twisting } from './assembly-stress'
import { materialOf } from './bolt'
import { definedOnly } from './defined'
import { frictionDiameterOf } from './friction-input'
import { leastSection, stressSections, torsionModulus, type TorsionFactor } from './stress-section'
import { threadOf } from '../standards/threads'
import { knownFrictions } from './tightening-input'
import { lever, threadLever } from './torque'

export type StretchInput = Schemas['TorqueInput']
export type StretchResult = Schemas['TorqueResult']
export type StretchMode = NonNullable<StretchInput['mode']>

/** The sections that a force goes through: those of the rows, which a lockbolt's maker has counted in. */
export const sectionsUnder = ({ d, P, sections }: StretchInput) =>
  stressSections(threadOf(d, P), sections)

export const torsionFactorOf = ({ torsionFactor = 1.5 }: StretchInput): TorsionFactor =>
  torsionFactor

/** The friction that belongs to a force: the small one gives the greatest force. */
export type End = 'large' | 'mean' | 'small'

/** The torsion that twists the shank along; a pulled bolt has none. */
export function torsionOf(input: StretchInput, force: number, end: End) {
  const twisting = twistingOf(input, end)
  return twisting ? assemblyStress(force, twisting) : typedTorsionOf(input, force)
}

/** True if the torsion is entered as a stress, because no friction is known that it could be computed from. */
export const torsionTyped = ({ mode, torsion, tau = 0, muSmall }: Partial<StretchInput>) =>
  mode !== undefined &&
  ['force', 'elongation', 'angle'].includes(mode) &&
  torsion === true &&
  muSmall === undefined &&
  tau > 0

/** The elastic torsion stress that is entered as the one of tightening, with the factor that is chosen. */
const typedTau = (input: StretchInput) => {
  const section = leastSection(sectionsUnder(input))
  const factor = torsionModulus(section, 2) / torsionModulus(section, torsionFactorOf(input))
  return { section, tau: (input.tau ?? 0) * factor }
}

function typedTorsionOf(input: StretchInput, force: number) {
  if (!torsionTyped(input)) return undefined
  const { section, tau } = typedTau(input)
  const sigma = force / section.area
  const sigmaRed = Math.hypot(sigma, Math.sqrt(3) * tau)
  return { section, sigma, tau, sigmaRed, utilisation: sigmaRed / materialOf(input).Rp02 }
}

/** The force in N that leaves the share nu of the yield point beside a torsion that is entered. */
function typedLimit(input: StretchInput, nu: number): number {
  const { section, tau } = typedTau(input)
  const left = (nu * materialOf(input).Rp02) ** 2 - 3 * tau ** 2
  return section.area * Math.sqrt(Math.max(0, left))
}

/**
 * The force in N at which a bolt that is twisted along reaches the share nu of its yield point. A torque gives its
 * greatest force where friction is least; for a force that is given otherwise the torsion decides, which is greatest
 * where friction is.
 */
export function twistedLimit(input: StretchInput, nu: number): number | undefined {
  if (torsionTyped(input)) return typedLimit(input, nu)
  const twisting = twistingOf(input, input.mode === 'torque' ? 'small' : 'large')
  // Refused today; reports of earlier engines may hold a prevailing torque that leaves no force.
  return twisting && (permissiblePreload({ ...twisting, nu }) ?? 0)
}

export function twistingOf(input: StretchInput, end: End): Twisting | undefined {
  const { mode, torsion = false, threadFriction: form = 'exact' } = input
  if (!turned(mode) || input.muSmall === undefined || (mode !== 'torque' && !torsion))
    return undefined
  const { torquePrevailing: most = 0, torquePrevailingMin: least = most } = input
  const prevailing = { large: most, mean: (least + most) / 2, small: least }[end]
  return {
    thread: threadOf(input.d, input.P),
    sections: sectionsUnder(input),
    prevailing,
    form,
    muG: knownFrictions({ muLarge: input.muSmall, ...input })[end].muG,
    Rp02: materialOf(input).Rp02,
    k: torsionFactorOf(input),
  }
}

export const turned = (mode: StretchMode) => mode !== 'tensioner' && mode !== 'lockbolt'

/** Lever arms of the method's torques, in mm; they depend on which friction is known. */
export function leversOf(input: StretchInput): StretchResult['levers'] {
  const { muSmall, muLarge, mode, torsion, threadFriction: form = 'exact' } = input
  if (muSmall === undefined || !turned(mode)) return undefined
  if (mode !== 'torque' && !torsion && muLarge === undefined) return undefined
  const thread = threadOf(input.d, input.P)
  const { dKm } = frictionDiameterOf(input)
  const { large, mean, small } = knownFrictions({ muLarge: muSmall, ...input })
  const [KGsmall, KGlarge] = [small, large].map(({ muG }) => threadLever(thread, muG, form))
  if (muLarge === undefined) return definedOnly({ KGsmall })
  const [Ksmall, Kmean, Klarge] = [small, mean, large].map((pair) => lever(thread, dKm, pair, form))
  return definedOnly({ dKm, KGsmall, KGlarge, Ksmall, Kmean, Klarge })
}
