import type { Schemas } from '../schemas'
import { outOfRange } from './bolt'
import type { Fault } from './faults'
import { orderFaults } from './friction-input'
import { preloadOf, torqueOf, type Friction } from './torque'

/** Input of tightening by torque, on any page; torques in N·m, the tool's scatter as a share. */
export type TighteningInput = Partial<
  Pick<
    Schemas['TorqueInput'],
    | 'muLarge'
    | 'muSmall'
    | 'muThreadLarge'
    | 'muThreadSmall'
    | 'muHeadLarge'
    | 'muHeadSmall'
    | 'torque'
    | 'torquePrevailing'
    | 'torquePrevailingMin'
    | 'toolScatter'
  >
>

/** The frictions that count: those of thread and head by themselves, else the one pair for both. */
export function frictionsOf(input: TighteningInput) {
  const { muLarge, muSmall } = input
  return {
    large: { muG: input.muThreadLarge ?? muLarge, muK: input.muHeadLarge ?? muLarge },
    small: { muG: input.muThreadSmall ?? muSmall, muK: input.muHeadSmall ?? muSmall },
  }
}

/** The same of an input that has been checked: both pairs are there. */
export function knownFrictions(
  input: TighteningInput,
): Record<'large' | 'small' | 'mean', Friction> {
  // Safe cast: calculations of a torque require both frictions.
  const { large, small } = frictionsOf(input) as Record<'large' | 'small', Friction>
  const mean = { muG: (small.muG + large.muG) / 2, muK: (small.muK + large.muK) / 2 }
  return { large, small, mean }
}

/** Frictions in their order, and prevailing torques in theirs: however a bolt is tightened. */
export function orderedFaults(input: TighteningInput): Fault[] {
  const { torquePrevailing = 0, torquePrevailingMin } = input
  const { large, small } = frictionsOf(input)
  const faults = orderFaults('muLarge', input.muLarge, input.muSmall)
  if (faults.length === 0)
    faults.push(
      ...orderFaults(input.muThreadLarge ? 'muThreadLarge' : 'muThreadSmall', large.muG, small.muG),
      ...orderFaults(input.muHeadLarge ? 'muHeadLarge' : 'muHeadSmall', large.muK, small.muK),
    )
  if (torquePrevailingMin !== undefined && torquePrevailingMin > torquePrevailing)
    faults.push(outOfRange('torquePrevailingMin', 0, torquePrevailing))
  return faults
}

/** The same, and a torque above the prevailing one. */
export function tighteningFaults(input: TighteningInput): Fault[] {
  const { torque, torquePrevailing = 0, toolScatter = 0 } = input
  const low = torque !== undefined && torque * (1 - toolScatter) <= torquePrevailing
  return [
    ...orderedFaults(input),
    ...(low ? [{ path: 'torque', code: 'TORQUE_NOT_ABOVE_PREVAILING' as const }] : []),
  ]
}

/**
 * The torques in N·m for a wanted force in N: at small and at large friction, the tool at its ends; and the force that
 * the greater one gives at most. T = (F·K/1000 + TP)/(1 ± s). VDI 2230-1 equation R13.
 */
export function torquesFor(
  force: number,
  input: TighteningInput,
  { Ksmall, Klarge }: { Ksmall: number; Klarge: number },
) {
  const { torquePrevailing = 0, torquePrevailingMin = torquePrevailing, toolScatter = 0 } = input
  const torqueLarge = torqueOf(force, torquePrevailing, Klarge) / (1 - toolScatter)
  return {
    torqueSmall: torqueOf(force, torquePrevailingMin, Ksmall) / (1 + toolScatter),
    torqueLarge,
    Fmax: preloadOf(torqueLarge * (1 + toolScatter), torquePrevailingMin, Ksmall),
  }
}
