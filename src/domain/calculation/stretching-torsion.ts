import type { Schemas } from '../schemas'
import { assemblyStress, permissiblePreload, type Twisting } from './assembly-stress'
import { materialOf } from './bolt'
import { definedOnly } from './defined'
import { frictionDiameterOf } from './friction-input'
import { stressSections, type TorsionFactor } from './stress-section'
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

/** Which friction a force is at: the small one gives the greatest. */
export type End = 'large' | 'mean' | 'small'

/** The torsion that twists the shank along; a pulled bolt has none. */
export function torsionOf(input: StretchInput, force: number, end: End) {
  const twisting = twistingOf(input, end)
  return twisting && assemblyStress(force, twisting)
}

/**
 * The force in N at which a bolt that is twisted along reaches the share nu of its yield point. A torque gives its
 * greatest force where friction is least; for a force that is given otherwise the torsion decides, which is greatest
 * where friction is.
 */
export function twistedLimit(input: StretchInput, nu: number): number | undefined {
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
